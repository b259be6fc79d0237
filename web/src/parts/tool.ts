// A tool in the bar above a table: something to do or to look at.

export interface Tool {
  key: string;
  label: string;
  /** The name of its symbol. */
  icon: string;
  run: () => void;
  pressed?: boolean;
  /** There is nothing to do for it now. */
  off?: boolean;
  /** It is wanted so seldom that it lies in the menu. */
  rare?: boolean;
}
