// Something that can be done or looked at from the bar over a table.

export interface Tool {
  key: string;
  label: string;
  /** The name of its symbol. */
  sign: string;
  run: () => void;
  pressed?: boolean;
  /** There is nothing to do for it now. */
  off?: boolean;
  /** It is wanted so seldom that it lies in the menu. */
  rare?: boolean;
}
