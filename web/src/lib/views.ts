// Made by tools/wire_types.py from the views: do not edit. docs/formats.md says what they mean.

import type { AskView, Named } from "./wire";

export interface BidView {
  seat: number;
  commodity: string;
  amount: number;
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

/** A Fate card in play beside a technology. */
export interface FateView {
  card: string;
  by: number;
  frame: number;
  technology: string;
  removes: string | null;
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

export interface GlobalView {
  tile: string;
  triggered: boolean;
  blocked_by: number | null;
  token: string | null;
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
  removed: string[];
  removed_unseen: number;
  draft: DraftView[];
  spliced: boolean;
  more_time_is_free: boolean;
  hoped_reward: number;
  projection: ProjectionView | null;
  activated: boolean;
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

/** A technology on the timeline, and the copies that meet its needs now. */
export interface SiteView {
  frame: number;
  technology: string;
  cubes: number[];
  successful: boolean;
  modifier: number;
  met_by: CopyView[];
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
  quotes: QuoteView[];
}
