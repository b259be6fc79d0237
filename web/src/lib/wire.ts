// Made by tools/wire_types.py from the schemas of the server: do not edit. docs/api.md says what they mean.

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

export type Named<T> = { [key: string]: T };

/** Somebody was announced to be absent: from `due` on the owner may give the seat to a bot, or free it. */
export interface AbsenceInfo {
  announced: number;
  due: number;
}

/** `bots` says which bots play at seats of the finished game this time; all others sit down again as they are. */
export interface Again {
  commitment?: string | null;
  bots?: SeatBot[];
}

export interface Answering {
  number: number;
  pick: string;
  say?: string | null;
  seat?: number | null;
}

/** The open question. Only the seat asked sees what can be answered and what cannot. */
export interface AskView {
  seat: number;
  prompt: string;
  args: Named<Json>;
  options?: string[];
  refused?: RefusedView[];
  default?: string;
}

/** A hint about the open question `number`, up to this stage. */
export interface AskingHint {
  number: number;
  stage?: "answer" | "nudge" | "why";
  seat?: number | null;
}

/** The last turns of automata that were not taken back: their entry, and the place of their first event in it. */
export interface AutomataInfo {
  entry: number;
  first: number;
}

/** What every view says. */
export interface BaseView {
  game: string;
  viewer?: number | string;
  over: boolean;
  scores: (number | null)[];
  to_move: number | null;
  ask: AskView | null;
}

/** Who plays a seat of a branch: whoever makes it, a bot, or a friend who gets a link. */
export interface BranchSeat {
  kind: "bot" | "link" | "me";
  bot?: string | null;
}

export interface Branching {
  at: number;
  luck?: "new" | "same";
  seats?: number[] | null;
  plan?: BranchSeat[] | null;
  public?: boolean;
}

/** How many worlds are guessed: to find the answers worth comparing, to compare them, to look again, for chances. */
export interface BudgetInfo {
  screening: number;
  guesses: number;
  again: number;
  beliefs: number;
}

export interface CardTable {
  set: string;
  sha256: string;
  names: Named<CardWords>;
  shown: Named<Json>;
}

/** A card in a sentence, what is printed on it, and the name of its picture, if it has one. */
export interface CardWords {
  name: string;
  a: string;
  the: string;
  facts: Named<Json>;
  icon: string;
}

export interface Cards {
  set: string;
  sha256: string;
  definitions?: Named<Json>;
}

export interface CardsInfo {
  set: string;
  sha256: string;
}

/** A set, also `SET@VERSION`, or the edition of it with this hash. */
export interface CardsQuery {
  set?: string | null;
  sha256?: string | null;
}

export interface ChangeMe {
  name?: string | null;
  settings?: Named<Json> | null;
}

export interface Chat {
  lines: ChatSent[];
}

export interface ChatQuery {
  after?: number;
}

export interface ChatSent {
  type: "chat";
  n: number;
  at: number;
  person: string | null;
  name: string;
  seat: number | null;
  text: string;
}

export interface Chatting {
  text: string;
}

/** An answer: what it is worth, and what it costs against the best one found. */
export interface ChoiceInfo {
  pick: string;
  value: number;
  low: number;
  high: number;
  cost: number;
  cost_band: number;
}

export interface ClauseInfo {
  id: string;
  chapter: string;
  kind: string;
  title: string;
  text: string;
  ruling: string | null;
  example: string | null;
  behaviour: boolean;
}

/** What each seat had left, in milliseconds, when the open question was asked; `due` is when `seat` is out of time. */
export interface ClockInfo {
  kind: "bank" | "move" | "none";
  seconds: number;
  increment: number;
  left: number[];
  seat: number | null;
  due: number | null;
  now: number;
}

/** `seconds` for each turn (`move`), or for the whole game (`bank`) with `increment` for each turn. */
export interface ClockPlan {
  kind: "bank" | "move";
  seconds: number;
  increment?: number;
}

/** A link as a QR code: its rows, with `1` for a dark square. */
export interface Code {
  rows: string[];
}

export interface Committing {
  commitment: string;
  seat?: number | null;
}

/** How far the deal is, with everything that was published: the server's hash, and hashes and bytes by seat. */
export interface DealInfo {
  commitment: string;
  round: number;
  step: "bytes" | "dealt" | "hashes" | "seats";
  until: number | null;
  commitments: (string | null)[];
  entropy: (string | null)[];
}

export interface Done {
  table: string;
  number: number;
}

/** What is to be a QR code: an address of this server. */
export interface Drawing {
  link: string;
}

export interface Following {
  follow: boolean;
}

/** An act, or `look`, with an id that its answer will carry. */
export interface Frame {
  do: string;
  id?: number | string | null;
  seat?: number | null;
  with?: Named<Json>;
}

export interface FrameDone {
  type: "done";
  id: number | string | null;
  result: Json;
}

export interface FrameError {
  type: "error";
  id: number | string | null;
  status: number;
  error: Problem;
}

/** After entry `number`: the answers of a seat that it may take back without asking anybody, the last first. */
export interface FreeUndo {
  number: number;
  free: number[];
}

/** A game; `bots` are those that people choose from at it. */
export interface GameInfo {
  game: string;
  extends: string;
  rules: number;
  fewest: number;
  most: number;
  players_clause: string;
  options: OptionInfo[];
  sets: string[];
  standard_set: string;
  card_args: string[];
  verbs: VerbInfo[];
  bots: string[];
  lessons: LessonPart[];
}

/** What a game is called, and what it is about in a sentence. */
export interface GameWords {
  title: string;
  about: string;
}

/** What can be played; `url` is where people find this server, as links to it begin. */
export interface Games {
  url: string;
  games: GameInfo[];
  bots: string[];
  languages: string[];
  seat_args: string[];
}

/** It is done, and nothing is left to say. */
export interface Gone {
  gone: boolean;
}

/** The first frame: who is there, and the last entry that was seen. */
export interface Hello {
  do: "hello";
  key?: string | null;
  seat?: number | null;
  since?: number | null;
  outline?: boolean;
}

/** A hint as far as it was asked for; what belongs to later stages is empty or null. */
export interface HintInfo {
  table: string;
  number: number;
  seat: number;
  stage: "answer" | "nudge" | "why";
  nudge: SaidMessage[];
  frame: number | null;
  rival: number | null;
  answer: SaidMessage[];
  pick: string | null;
  why: SaidMessage[];
  plan: string[];
  value: number | null;
  low: number | null;
  high: number | null;
  others: ChoiceInfo[];
  given: number;
  budget: BudgetInfo;
}

/** What a link leads to, before it is used: who has made the table, and who sits there. `seat` is null to watch. */
export interface Invitation {
  game: string;
  host: string | null;
  seat: number | null;
  status: "abandoned" | "open" | "over" | "running";
  names: (string | null)[];
}

export interface Join {
  token: string;
  name?: string | null;
  commitment?: string | null;
}

export interface Joined {
  table: string;
  seat: number | null;
  welcome: Welcome | null;
  links: Link[];
}

/** A device that holds a key; `this` is the one that asks. */
export interface KeyInfo {
  id: string;
  created: number;
  this: boolean;
}

/** Who is to leave; `then` says what becomes of their seats in a running game. */
export interface Kicking {
  person: string;
  then?: "bot" | "free";
}

/** Who leads from the end of a round on; several seats are level. */
export interface Lead {
  round: number;
  entry: number;
  seats: number[];
  points: number;
}

/** Which part of a lesson; without one, the first. */
export interface Learning {
  part?: string;
}

/** How far a lesson has come: all that was said so far, from `first` on what is new at this position. */
export interface LessonInfo {
  pages: LessonPage[];
  first: number;
  steps: number;
  pick: string | null;
  then: string[];
  any: boolean;
  leads: boolean;
  done: boolean;
  part: string;
  next: string | null;
  before: number;
}

/** Something a lesson says: a message, the clauses behind it, and answers whose things are to be pointed at. */
export interface LessonPage {
  message: string;
  clauses: string[];
  shows: string[];
  hint: boolean;
}

/** A part of a lesson: the message with its title, and about how many minutes it takes. */
export interface LessonPart {
  part: string;
  title: string;
  minutes: number;
}

export interface LettingBot {
  bot?: string | null;
  seat?: number | null;
}

export interface LevelInfo {
  name: string;
  low: string;
  high: string;
}

/** A sentence about pieces. What is `aside` is for whoever asks for its section. */
export interface Line {
  says: Says;
  pieces: Piece[];
  aside: boolean;
  brief: boolean;
}

/** A token and the link that carries it behind its #. */
export interface Link {
  token: string;
  link: string;
  expires: number | null;
  seat: number | null;
}

export interface Linking {
  seat: number | null;
}

export interface ListQuery {
  game?: string | null;
  status?: "abandoned" | "open" | "over" | "running" | null;
  mine?: boolean;
  before?: number | null;
  most?: number;
}

export interface Made {
  table: TableInfo;
  links: Link[];
}

/** Who one is; `learned` are the parts of lessons that one has gone through, as GAME/PART. */
export interface Me {
  person: string;
  name: string;
  settings: Named<Json>;
  learned: string[];
  keys: KeyInfo[];
  recovery: number;
  webhook: WebhookInfo | null;
}

export interface Muting {
  person: string;
  muted: boolean;
}

export interface NewPerson {
  name: string;
}

export interface NewTable {
  game: string;
  seats: SeatPlan[];
  options?: Named<string>;
  cards?: string | null;
  public?: boolean;
  clock?: ClockPlan | null;
  absence?: number;
  pause?: "none" | "person" | "quick";
  hints?: boolean;
}

/** No body, or an empty object. */
export type Nothing = Named<never>;

/** What sight of all cards would have advised. */
export interface OpenInfo {
  pick: string;
  value: number;
}

/** A record as the text of its file. */
export interface OpenRecord {
  record: string;
}

export interface Opened {
  token: string;
}

export interface Opening {
  entropy: string;
  seat?: number | null;
}

/** A choice before the game: one of `values`, or a number; `usual` is the default for that many players. */
export interface OptionInfo {
  name: string;
  default: string;
  clause: string;
  values: string[];
  least: number | null;
  most: number | null;
  usual: Named<string>;
}

/** Points that events with this message brought, or cost. */
export interface Origin {
  message: string;
  points: number;
}

/** The table, section by section, and the open question with everything it is about. */
export interface Outline {
  sections: Section[];
  question: Section | null;
}

export interface OwnSeat {
  seat?: number | null;
}

/** Something on the table that can be pointed at: the picks that touch it, or why it cannot be played. */
export interface Piece {
  says: Says;
  short: Says | null;
  picks: string[];
  refused: Says | null;
  clause: string;
  aside: boolean;
  best: boolean;
}

/** Answers that one might give one after the other, with commas between them. */
export interface PlanQuery {
  picks: string;
  seat?: number | null;
}

/** What would come of answers, told as everybody could read it, and the view that everybody could have then. */
export interface Planned {
  table: string;
  number: number;
  given: number;
  refused: Refused | null;
  events: Told[];
  view: BaseView;
  whole: boolean;
  ask: AskView | null;
}

/** A position that somebody practises; `due` is null once it is solved. */
export interface PracticeItem {
  id: string;
  table: string;
  game: string;
  n: number;
  seat: number;
  kept: number;
  due: number | null;
  step: number;
  solved: boolean;
  tries: number;
}

/** What somebody practises: what is due first comes first, what is solved last. */
export interface PracticeList {
  items: PracticeItem[];
  due: number;
  solved: number;
}

/** A position to practise, as the seat saw it then. */
export interface PracticePage {
  item: PracticeItem;
  update: Update;
}

/** What an answer to a position to practise was worth. */
export interface PracticeResult {
  item: PracticeItem;
  pick: string;
  good: boolean;
  verdict: "best" | "blunder" | "fine" | "mistake" | "slip" | "unclear";
  cost: number;
  cost_band: number;
  best: ChoiceInfo[];
  why: SaidMessage[];
  plan: string[];
}

/** The entry with the decision that somebody wants to practise. */
export interface Practising {
  n: number;
}

/** Why something cannot be done: a message with its arguments, and the clause where a rule refuses. */
export interface Problem {
  message: string;
  args: Named<Json>;
  clause: string;
}

/** Something that waits for the consent of the seats in `needs`. */
export interface ProposalInfo {
  id: string;
  kind: "kick" | "take" | "undo";
  seat: number;
  by: string;
  name: string;
  to: number | null;
  then: "bot" | "free";
  needs: number[];
  agreed: number[];
}

export interface Record {
  format: number;
  game: string;
  rules: number;
  rng: string;
  cards: Cards;
  options: Named<string>;
  seats: SeatEntry[];
  seed?: string;
  commitment: string | null;
  from?: Source;
  lesson?: boolean;
  answers: Json[];
  result?: Result;
  secret?: string;
}

export interface Recover {
  token: string;
}

/** Why an answer cannot be given. */
export interface Refused {
  message: string;
  args: Named<Json>;
  clause: string;
}

/** Something the question is about that is not on offer, and why. */
export interface RefusedView {
  pick: string;
  message: string;
  clause: string;
  args: Named<Json>;
}

/** `then` says what becomes of the seat: a bot plays on, or it is free, and the others decide. */
export interface Resigning {
  seat?: number | null;
  then?: "bot" | "free";
}

export interface Result {
  scores: (number | null)[];
  ranking: number[];
}

/** How a game has ended: points and places by seat, the seats from first to last, and who has won. */
export interface ResultInfo {
  scores: (number | null)[];
  ranking: number[];
  places: (number | null)[];
  winners: number[];
}

/** The review of a table has come further. */
export interface ReviewChanged {
  type: "review";
  table: string;
  state: "done" | "failed" | "none" | "running" | "waiting";
  version: number;
  progress: number;
  done: number;
  total: number;
}

/** What an entry, or chance at an entry, changed for every seat; `number` is the pass that has looked at it. */
export interface ReviewEntryInfo {
  n: number;
  seat: number | null;
  kind: "chance" | "decision" | "forced" | "other";
  pass: number | null;
  pick: string | null;
  before: number[];
  after: number[];
  band: number[];
  change: number[];
  cost: number | null;
  cost_band: number | null;
  verdict: "best" | "blunder" | "fine" | "mistake" | "slip" | "unclear" | null;
  best: ChoiceInfo[];
  open: OpenInfo | null;
  why: SaidMessage[];
  plan: string[];
}

/** A review as far as it has come. */
export interface ReviewInfo {
  table: string;
  state: "done" | "failed" | "none" | "running" | "waiting";
  version: number;
  progress: number;
  done: number;
  total: number;
  pass: number;
  seconds_left: number | null;
  asked: number | null;
  budgets: BudgetInfo[];
  seed: number;
  think: number | null;
  levels: string[];
  seats: ReviewSeatInfo[];
  entries: ReviewEntryInfo[];
  moments: number[];
}

/** From the chances at the start to the result, in whole hundredths that add up. */
export interface ReviewPoints {
  start: number;
  own: number;
  others: number;
  chance: number;
  end: number;
}

/** With a `version`, what is newer than that, as soon as there is something. */
export interface ReviewQuery {
  version?: number | null;
  wait?: number;
}

/** One seat's game; `bot` is who should play the seat where a moment is tried again. */
export interface ReviewSeatInfo {
  start: number;
  end: number;
  own: number;
  others: number;
  chance: number;
  level: LevelInfo | null;
  points: ReviewPoints;
  cost: number;
  decisions: number;
  faults: Named<number>;
  bot: string;
}

/** The scores after a round, which was settled at an entry; the last round may still go on. */
export interface RoundScores {
  round: number;
  entry: number;
  scores: (number | null)[];
}

export interface Rules {
  game: string;
  clauses: ClauseInfo[];
  terms: TermInfo[];
  chapters: Named<string>;
}

/** A message with its arguments; one that is `{"pick"}`, `{"picks"}` or `{"clause"}` is turned into words first. */
export interface SaidMessage {
  message: string;
  args: Named<Json>;
}

/** A message with its named arguments. */
export interface Says {
  message: string;
  args: Named<Json>;
}

/** The story of the scores: after each round, where the points of each seat came from, and how the lead changed. */
export interface Scores {
  table: string;
  number: number;
  rounds: RoundScores[];
  origins: Origin[][];
  leads: Lead[];
}

export interface SeatBot {
  seat: number;
  bot: string;
}

/** Who sits where when the game begins. */
export interface SeatEntry {
  name: string;
  kind: "absent" | "automaton" | "bot" | "person";
  bot?: string;
  commitment?: string | null;
  entropy?: string | null;
}

/** `kept` is a seat that waits for one person; `person` is an id that only tells people apart. */
export interface SeatInfo {
  seat: number;
  kind: "absent" | "bot" | "kept" | "link" | "open" | "person";
  name: string | null;
  bot: string | null;
  person: string | null;
  present: boolean;
  resigned: boolean;
  absence: AbsenceInfo | null;
}

export interface SeatPlan {
  kind: "bot" | "link" | "me" | "open";
  bot?: string | null;
  commitment?: string | null;
}

/** Lines under a title. With `rows` each stands by itself; what is `aside` is for whoever asks for it. */
export interface Section {
  title: Says;
  lines: Line[];
  rows: boolean;
  aside: boolean;
}

export interface SetWebhook {
  url: string;
  lang?: string;
}

export interface Setting {
  forced: boolean;
}

/** The last settlement that was not taken back: its entry, and where among the events told of it it begins. */
export interface SettledInfo {
  entry: number;
  first: number;
}

export interface Sitting {
  seat: number;
  commitment?: string | null;
}

/** The record a branch came from, and at which entry. */
export interface Source {
  sha256: string;
  at: number;
}

/** Somebody who watches right now; only those at the table are told who. */
export interface Spectator {
  person: string;
  name: string;
}

export interface Starting {
  bot?: string | null;
}

/** Something that happened, as this viewer may read it, and the view right after it. */
export interface Step {
  event: Told;
  view: BaseView;
}

/** Some of the steps of an entry, by their places: from `first` up to, and without, `after`. */
export interface StepSpan {
  first: number;
  after: number;
}

/** What happened at an entry, step by step. `before` is the view right before the first step. */
export interface Steps {
  table: string;
  entry: number;
  seat: number | null;
  first: number;
  before: BaseView;
  steps: Step[];
  automata: StepSpan | null;
}

export interface StepsQuery {
  seat?: number | null;
  at?: number | null;
  all?: boolean;
}

export interface TableChanged {
  type: "table";
  table: TableInfo;
}

export interface TableInfo {
  id: string;
  game: string;
  rules: number;
  cards: CardsInfo;
  options: Named<string>;
  public: boolean;
  status: "abandoned" | "open" | "over" | "running";
  created: number;
  changed: number;
  number: number;
  owner: string | null;
  seats: SeatInfo[];
  watchers: number;
  spectators: Spectator[];
  to_move: number | null;
  scores: (number | null)[];
  proposals: ProposalInfo[];
  rematch: string | null;
  deal: DealInfo | null;
  clock: ClockInfo | null;
  absence: number;
  pause: "none" | "person" | "quick";
  hints: boolean;
  hints_agreed: boolean;
  hinted: number[];
  untaught: string[];
  lesson: "left" | "on" | null;
  part: string | null;
  result: ResultInfo | null;
  opened: boolean;
  too_long: number | null;
  you: You | null;
}

export interface Tables {
  tables: TableInfo[];
}

export interface Taking {
  seat: number;
}

/** `forms` are what the word looks like in a sentence besides its name: plurals and the like. */
export interface TermInfo {
  slug: string;
  name: string;
  forms: string[];
  unless: string[];
  text: string;
  clauses: string[];
}

/** Fluent files in their order; with those of the site, what each game is called. */
export interface Texts {
  lang: string;
  sources: string[];
  games: Named<GameWords>;
}

/** Something that happened at an entry, as this viewer may read it; `by` is the seat whose answer the entry is. */
export interface Told {
  entry: number;
  by: number | null;
  message: string;
  args: Named<Json>;
  clause: string;
}

/** An answer to a position that somebody practises. */
export interface Trying {
  pick: string;
}

export interface UndoQuery {
  seat?: number | null;
}

export interface Undoing {
  number: number;
  to?: number | null;
  seat?: number | null;
  ask?: boolean;
}

/** What a viewer may know now. `view` is the game's own type; see the schemas of views. */
export interface Update {
  type: "update";
  table: string;
  number: number;
  status: "abandoned" | "open" | "over" | "running";
  seat: number | null;
  since: number;
  events: Told[];
  view: BaseView | null;
  outline: Outline | null;
  words: string[];
  names: string[];
  clock: ClockInfo | null;
  lesson: LessonInfo | null;
  settled: SettledInfo | null;
  automata: AutomataInfo | null;
  own: number | null;
  undo: number | null;
  undo_pick: string | null;
}

/** A kind of answer: how picks with it begin, and the names of what follows, in order. */
export interface VerbInfo {
  name: string;
  spelled: string;
  args: string[];
  step: boolean;
}

export interface ViewQuery {
  seat?: number | null;
  at?: number | null;
  all?: boolean;
  since?: number | null;
  wait?: number;
  outline?: boolean;
}

export interface Voting {
  proposal: string;
  agree: boolean;
}

/** Where the person is told of a turn; `off` once it has failed too often in a row. */
export interface WebhookInfo {
  url: string;
  lang: string;
  failures: number;
  off: boolean;
}

/** A person with a key of its own: the only time that the key is shown. */
export interface Welcome {
  person: string;
  name: string;
  key: string;
}

/** Whether an answer may be given, and why; `free`: whether it could be taken back without asking anybody. */
export interface Why {
  legal: boolean;
  free: boolean;
  message: string;
  args: Named<Json>;
  clause: string;
}

export interface WhyQuery {
  pick: string;
  seat?: number | null;
}

export interface You {
  person: string;
  name: string;
  seats: number[];
  owner: boolean;
  forced: boolean;
  muted: string[];
}

/** Every address of the API: what it takes, what it answers. */
export interface Endpoints {
  "POST /api/people": { body: NewPerson; query: undefined; result: Welcome };
  "GET /api/me": { body: undefined; query: undefined; result: Me };
  "POST /api/me": { body: ChangeMe; query: undefined; result: Me };
  "DELETE /api/me": { body: undefined; query: undefined; result: Gone };
  "POST /api/me/webhook": { body: SetWebhook; query: undefined; result: Me };
  "DELETE /api/me/webhook": { body: undefined; query: undefined; result: Gone };
  "POST /api/me/recovery": { body: Nothing; query: undefined; result: Link };
  "DELETE /api/me/recovery": { body: undefined; query: undefined; result: Gone };
  "DELETE /api/me/keys/{key}": { body: undefined; query: undefined; result: Gone };
  "POST /api/recover": { body: Recover; query: undefined; result: Welcome };
  "GET /api/games": { body: undefined; query: undefined; result: Games };
  "GET /api/texts/{lang}": { body: undefined; query: undefined; result: Texts };
  "GET /api/games/{game}/texts/{lang}": { body: undefined; query: undefined; result: Texts };
  "GET /api/games/{game}/cards/{lang}": { body: undefined; query: CardsQuery; result: CardTable };
  "GET /api/games/{game}/rules/{lang}": { body: undefined; query: undefined; result: Rules };
  "POST /api/games/{game}/lesson": { body: Learning; query: undefined; result: Made };
  "POST /api/tables": { body: NewTable; query: undefined; result: Made };
  "GET /api/tables": { body: undefined; query: ListQuery; result: Tables };
  "POST /api/records": { body: OpenRecord; query: undefined; result: Joined };
  "POST /api/invitation": { body: Opened; query: undefined; result: Invitation };
  "POST /api/qr": { body: Drawing; query: undefined; result: Code };
  "POST /api/join": { body: Join; query: undefined; result: Joined };
  "GET /api/tables/{table}": { body: undefined; query: undefined; result: TableInfo };
  "DELETE /api/tables/{table}": { body: undefined; query: undefined; result: Gone };
  "GET /api/tables/{table}/view": { body: undefined; query: ViewQuery; result: Update };
  "GET /api/tables/{table}/steps": { body: undefined; query: StepsQuery; result: Steps };
  "GET /api/tables/{table}/settlement": { body: undefined; query: StepsQuery; result: Steps };
  "GET /api/tables/{table}/scores": { body: undefined; query: StepsQuery; result: Scores };
  "GET /api/tables/{table}/why": { body: undefined; query: WhyQuery; result: Why };
  "GET /api/tables/{table}/undo": { body: undefined; query: UndoQuery; result: FreeUndo };
  "GET /api/tables/{table}/plan": { body: undefined; query: PlanQuery; result: Planned };
  "GET /api/tables/{table}/chat": { body: undefined; query: ChatQuery; result: Chat };
  "GET /api/tables/{table}/cards/{lang}": { body: undefined; query: undefined; result: CardTable };
  "GET /api/tables/{table}/record": { body: undefined; query: undefined; result: Record };
  "POST /api/tables/{table}/review": { body: Nothing; query: undefined; result: ReviewInfo };
  "GET /api/tables/{table}/review": { body: undefined; query: ReviewQuery; result: ReviewInfo };
  "POST /api/tables/{table}/hint": { body: AskingHint; query: undefined; result: HintInfo };
  "POST /api/tables/{table}/practice": { body: Practising; query: undefined; result: PracticeItem };
  "GET /api/practice": { body: undefined; query: undefined; result: PracticeList };
  "GET /api/practice/{position}": { body: undefined; query: undefined; result: PracticePage };
  "POST /api/practice/{position}/answer": { body: Trying; query: undefined; result: PracticeResult };
  "DELETE /api/practice/{position}": { body: undefined; query: undefined; result: Gone };
  "POST /api/tables/{table}/answer": { body: Answering; query: undefined; result: Done };
  "POST /api/tables/{table}/undo": { body: Undoing; query: undefined; result: Done };
  "POST /api/tables/{table}/vote": { body: Voting; query: undefined; result: Done };
  "POST /api/tables/{table}/sit": { body: Sitting; query: undefined; result: Done };
  "POST /api/tables/{table}/stand": { body: OwnSeat; query: undefined; result: Done };
  "POST /api/tables/{table}/start": { body: Starting; query: undefined; result: Done };
  "POST /api/tables/{table}/commit": { body: Committing; query: undefined; result: Done };
  "POST /api/tables/{table}/entropy": { body: Opening; query: undefined; result: Done };
  "POST /api/tables/{table}/bot": { body: LettingBot; query: undefined; result: Done };
  "POST /api/tables/{table}/back": { body: OwnSeat; query: undefined; result: Done };
  "POST /api/tables/{table}/resign": { body: Resigning; query: undefined; result: Done };
  "POST /api/tables/{table}/take": { body: Taking; query: undefined; result: Done };
  "POST /api/tables/{table}/kick": { body: Kicking; query: undefined; result: Done };
  "POST /api/tables/{table}/mute": { body: Muting; query: undefined; result: Done };
  "POST /api/tables/{table}/settings": { body: Setting; query: undefined; result: Done };
  "POST /api/tables/{table}/lesson": { body: Following; query: undefined; result: Done };
  "POST /api/tables/{table}/chat": { body: Chatting; query: undefined; result: ChatSent };
  "POST /api/tables/{table}/link": { body: Linking; query: undefined; result: Link };
  "POST /api/tables/{table}/branch": { body: Branching; query: undefined; result: Joined };
  "POST /api/tables/{table}/rematch": { body: Again; query: undefined; result: Joined };
}

/** Everything that can be done at a table. */
export interface Acts {
  answer: { body: Answering; result: Done };
  undo: { body: Undoing; result: Done };
  vote: { body: Voting; result: Done };
  sit: { body: Sitting; result: Done };
  stand: { body: OwnSeat; result: Done };
  start: { body: Starting; result: Done };
  commit: { body: Committing; result: Done };
  entropy: { body: Opening; result: Done };
  bot: { body: LettingBot; result: Done };
  back: { body: OwnSeat; result: Done };
  resign: { body: Resigning; result: Done };
  take: { body: Taking; result: Done };
  kick: { body: Kicking; result: Done };
  mute: { body: Muting; result: Done };
  settings: { body: Setting; result: Done };
  lesson: { body: Following; result: Done };
  chat: { body: Chatting; result: ChatSent };
  link: { body: Linking; result: Link };
  branch: { body: Branching; result: Joined };
  rematch: { body: Again; result: Joined };
}
