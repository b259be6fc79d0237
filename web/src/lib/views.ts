// Made by tools/wire_types.py from the views: do not edit. docs/formats.md says what they mean.

import type { AskView, Named } from "./wire";

export interface BidView {
  seat: number;
  commodity: string;
  amount: number;
}

/** A token that would be bumped from a space to another; `to` is None where it goes home. */
export interface BumpView {
  seat: number;
  from: number;
  to: number | null;
}

/** A card of the hand or of the market: the industries it trades in for this seat, and its uses. */
export interface CardOfferView {
  card: string;
  industries: string[];
  uses: UseView[];
}

/** A cell of the trade conference: the place a bid there would have now, and what that pays. */
export interface CellView {
  commodity: string;
  amount: number;
  place: number;
  prize: number | null;
  refused: string | null;
}

/** A technology in hand or just drawn: where it would be successful now, and what it misses in its owner's frame. */
export interface ChanceView {
  technology: string;
  works_from: number | null;
  works_here: boolean;
  missing: string[];
  met_by: CopyView[];
}

/** A copy of a technology on the timeline. */
export interface CopyView {
  frame: number;
  technology: string;
}

export interface DraftView {
  card: string;
  cubes: number[];
}

export interface EventsView {
  current: string | null;
  upcoming: string | null;
  resolved: ResolvedView[];
  lost: string[];
  deck?: string[];
  deck_size: number;
}

export interface ExploreView {
  gold: number;
  fame: number;
  successors: number;
}

/** A Fate card in play beside a technology. */
export interface FateView {
  card: string;
  by: number;
  frame: number;
  technology: string;
  removes: string | null;
}

/** A legendary figure that lies face up, and why the seat may have no relationship with it. */
export interface FigureOfferView {
  figure: string;
  refused: string | null;
}

/** A legendary figure; one that lies face down has no name. */
export interface FigureView {
  figure: string | null;
  token: number | null;
}

/** A frame of the past, and how many more technologies it holds. */
export interface FrameView {
  frame: number;
  left: number;
}

/** A global action, if the seat triggered it now: whether it may, whether that ends the generation, what it pays. */
export interface GlobalOfferView {
  tile: string;
  refused: string | null;
  ends: boolean;
  commodity: string | null;
  pays: number[];
}

export interface GlobalView {
  tile: string;
  triggered: boolean;
  blocked_by: number | null;
  token: string | null;
}

export interface GoodsView {
  foundation: number;
  fame: number;
  resources: number;
  gold: number;
}

/** A successor that the seat could have: how its foundation grows, and which match that would be. */
export interface HeirView {
  successor: string;
  foundation: number;
  match: number | null;
  brings: string;
  order: number;
}

/** An heirloom that nobody has: the fee now, and how many resources less (or, negative, more) than printed. */
export interface HeirloomOfferView {
  heirloom: string;
  fee: number;
  saved: number;
  refused: string | null;
}

/** An industry: what shares cost and bring, and what those that the seat has would pay now. */
export interface IndustryOfferView {
  industry: string;
  buy: ShareView[];
  sell: ShareView[];
  pays: number;
}

/** An industry: its row from 1, and what the row is worth in the century in force. */
export interface IndustryView {
  industry: string;
  row: number;
  value: number;
  fame: number;
  dividends: number[];
  minors: number[];
  majors: number[];
}

export interface InvestmentView {
  industry: string;
  size: string;
}

/** One item of a price: `why` is `printed`, `amicable`, `hostile` or `successor`; what is taken off is negative. */
export interface ItemView {
  why: string;
  rule: string;
  gold: number;
  fame: number;
  resources: string[];
}

/** How many heirlooms of another seat this one has, and how many it may have. */
export interface LimitView {
  seat: number;
  taken: number;
  limit: number;
}

export interface MachinePlayerView {
  score: number;
  pool: number;
  frame: number;
  hand?: string[];
  hand_size: number;
  fate?: string[];
  fate_size: number;
  character: string | null;
  pursuit: PursuitView | null;
  position: number | null;
  chances?: ChanceView[];
  extra_turn: boolean;
}

/** The table as one viewer may know it; everything that machines adds is public (machines.activate.public). */
export interface MachineView {
  game: string;
  viewer?: number | string;
  over: boolean;
  scores: (number | null)[];
  to_move: number | null;
  ask: AskView | null;
  round: number;
  rounds: number;
  turn: number;
  turns: number;
  order: number[];
  actions_left: number;
  present: number;
  capacities: number[];
  frames: FrameView[];
  more_time: boolean;
  players: MachinePlayerView[];
  timeline: SiteView[];
  fate_in_play: FateView[];
  deck?: string[];
  deck_size: number;
  discard?: string[];
  discard_size: number;
  drawn?: string[];
  drawn_size: number;
  paid?: string[];
  removed: string[];
  removed_unseen: number;
  draft: DraftView[];
  spliced: boolean;
  more_time_is_free: boolean;
  hoped_reward: number;
  projection: ProjectionView | null;
  activated: boolean;
}

/** What the seat that looks could do, at its own prices. */
export interface OffersView {
  cards: CardOfferView[];
  industries: IndustryOfferView[];
  tracks: TrackOfferView[];
  figures: number;
  open_figures: FigureOfferView[];
  figure_limit: number;
  heirlooms: HeirloomOfferView[];
  heirloom_limits: LimitView[];
  globals: GlobalOfferView[];
  cards_needed: number;
  explore: ExploreView;
  successors: HeirView[];
  cells?: CellView[];
}

/** What would become of a technology on the timeline if the round ended now. */
export interface OutlookView {
  frame: number;
  technology: string;
  reward: number;
  successful: boolean;
  missing: string[];
  leaders: number[];
  discarded: string | null;
}

/** The end of the round, if it came now. */
export interface ProjectionView {
  timeline: OutlookView[];
  wanted: WantedView[];
  awards: GearsAwardView[];
  players: SettledView[];
}

/** What a player pursues, where the table plays for it. */
export interface PursuitView {
  technology: string;
  bonus: number;
}

/** What an answer on offer costs the seat that is asked; of a sale, what it brings. */
export interface QuoteView {
  pick: string;
  gold: number;
  fame: number;
  resources: string[];
  any: number;
  cards: number;
}

export interface ResolvedView {
  event: string;
  outcome: string;
  icon: string;
}

/** What a player would get and lose now. */
export interface SettledView {
  points: number;
  returned: number;
  lost: number;
}

/** Buying or selling one investment: the gold, the row and the dividend of this size after it. */
export interface ShareView {
  size: string;
  gold: number;
  plain: number;
  row: number;
  dividend: number;
  refused: string | null;
}

/** A technology on the timeline, who leads it, the copies that meet its needs now, and those that are not met. */
export interface SiteView {
  frame: number;
  technology: string;
  cubes: number[];
  leaders: number[];
  successful: boolean;
  modifier: number;
  met_by: CopyView[];
  missing: string[];
}

/** What would be now: the next order, whose the honoraria were, which tile scores, who would choose the next. */
export interface TableOutlookView {
  centuries: number[];
  mandatory: string[];
  mandatory_done: number;
  others_done: number;
  order: number[];
  honoraria: number[];
  century_tile: string | null;
  tile_chooser: number | null;
  event_tiles: Named<string[]>;
  triggered_by: Named<number>;
  trade_host: number | null;
  trade_order: number[];
  trade_waiting: number[];
  influenced: Named<string[]>;
}

/** A scoring tile; `fame` is what it would pay each player now. */
export interface TileView {
  tile: string;
  icons: string[];
  place: string;
  fame: Named<number>;
}

/** A relationship token on a track (`character` and `space`, from 1), or on a legendary `figure`. */
export interface TokenView {
  character: string | null;
  space: number | null;
  figure: string | null;
}

/** A track: whether the seat may enter it, and who is bumped; `pays` has the spaces that count something, from 1. */
export interface TrackOfferView {
  character: string;
  refused: string | null;
  bumped: BumpView[];
  pays: Named<GoodsView>;
}

export interface TrackView {
  character: string;
  spaces: (number | null)[];
  bonus: string | null;
}

export interface TradeView {
  currency: string;
  rows: number[];
  prizes: Named<number[]>;
  bids: BidView[];
}

/** One thing a card can be used for that has a price, and why it cannot be now; `items` where it is not plain. */
export interface UseView {
  pick: string;
  gold: number;
  fame: number;
  resources: string[];
  any: number;
  cards: number;
  items: ItemView[];
  refused: string | null;
}

/** A technology that others miss, and the frames with room in which it would work now and help one of them. */
export interface WantedView {
  technology: string;
  frames: number[];
  dependents: string[];
}

/** Points that a player would get now. */
export interface GearsAwardView {
  seat: number;
  points: number;
  technology: string;
  for: string;
  dependent: string | null;
  rule: string;
}

/** One seat. The cards of a hand are there for its owner alone; how many there are is open. */
export interface GearsPlayerView {
  score: number;
  pool: number;
  frame: number;
  hand?: string[];
  hand_size: number;
  fate?: string[];
  fate_size: number;
  character: string | null;
  pursuit: PursuitView | null;
  position: number | null;
  chances?: ChanceView[];
}

/** The table as one viewer may know it (gears.pile.public-information). */
export interface GearsView {
  game: string;
  viewer?: number | string;
  over: boolean;
  scores: (number | null)[];
  to_move: number | null;
  ask: AskView | null;
  round: number;
  rounds: number;
  turn: number;
  turns: number;
  order: number[];
  actions_left: number;
  present: number;
  capacities: number[];
  frames: FrameView[];
  more_time: boolean;
  players: GearsPlayerView[];
  timeline: SiteView[];
  fate_in_play: FateView[];
  deck?: string[];
  deck_size: number;
  discard?: string[];
  discard_size: number;
  drawn?: string[];
  drawn_size: number;
  paid?: string[];
  removed: string[];
  removed_unseen: number;
  draft: DraftView[];
  spliced: boolean;
  more_time_is_free: boolean;
  hoped_reward: number;
  projection: ProjectionView | null;
}

/** A part of what a tableau would score now. */
export interface LeadersAwardView {
  points: number;
  for: string;
  rule: string;
}

/** One seat. The cards of a hand are there for its owner alone; how many there are is open. */
export interface LeadersPlayerView {
  resources?: string[];
  resources_size: number;
  legacies?: string[];
  legacies_size: number;
  tableau: string[];
  dedications: (string | null)[];
  protects: number;
  finished: boolean;
  total: number;
  awards: LeadersAwardView[];
  majority: string | null;
}

/** The table as one viewer may know it; decks and piles are listed top first (leaders.setup.hidden-information). */
export interface LeadersView {
  game: string;
  viewer?: number | string;
  over: boolean;
  scores: (number | null)[];
  to_move: number | null;
  ask: AskView | null;
  round: number;
  rounds: number;
  step: string | null;
  dealer: number;
  target: number;
  idle: number;
  standstill: number | null;
  first_finisher: number | null;
  tableaux?: Named<number[]>;
  players: LeadersPlayerView[];
  drawn?: string[];
  drawn_size: number;
  paid: string[];
  resource_deck?: string[];
  resource_deck_size: number;
  resource_discard: string[];
  legacy_deck?: string[];
  legacy_deck_size: number;
  legacy_discard: string[];
  legacy_discard_size: number;
}

export interface LegaciesAwardView {
  seat: number;
  fame: number;
  for: string;
  rule: string;
}

/** One seat. The cards of a hand are there for its owner alone; how many there are is open. */
export interface LegaciesPlayerView {
  kind: string;
  character: string | null;
  side: string | null;
  aid: number | null;
  fame: number;
  gold: number;
  foundation: number;
  resources: Named<number>;
  hand?: string[];
  hand_size: number;
  played: string[];
  successors?: string[];
  successors_size: number;
  taken: string | null;
  hall: string[];
  current: string | null;
  icon: string | null;
  matches: number;
  own_heirlooms: string[];
  controlled_heirlooms: string[];
  available_heirlooms: string[];
  relationships: TokenView[];
  investments: InvestmentView[];
  tokens: Named<number>;
  locked: Named<number>;
  specials: string[];
  triggered: number;
  settled: boolean;
  solo: string[];
  solo_played: number;
  next_row: number | null;
  latest: string | null;
  purse: number;
}

/** The table as one viewer may know it. */
export interface LegaciesView {
  game: string;
  viewer?: number | string;
  over: boolean;
  scores: (number | null)[];
  to_move: number | null;
  ask: AskView | null;
  generation: number;
  century: number;
  order: number[];
  acting: number | null;
  needed: number;
  players: LegaciesPlayerView[];
  industries: IndustryView[];
  tracks: TrackView[];
  legendary: FigureView[];
  events: EventsView;
  global_actions: GlobalView[];
  scoring_tiles: TileView[];
  market: (string | null)[];
  deck?: string[];
  deck_size: number;
  discard: string[];
  removed: number;
  later_decks?: string[][];
  display: string[];
  successor_deck?: string[];
  successor_deck_size: number;
  successor_discard: string[];
  solo_deck?: string[][];
  solo_deck_size: number;
  solo_discard: string[];
  box?: Named<string[]>;
  trade: TradeView | null;
  projection: LegaciesAwardView[];
  totals: Named<number>;
  quotes: QuoteView[];
  outlook: TableOutlookView;
  offers?: OffersView;
}
