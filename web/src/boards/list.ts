// The boards there are, by the name of their game.

export { gears } from "./gears";
export { leaders } from "./leaders";
export { legacies } from "./legacies";
