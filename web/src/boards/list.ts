// The boards there are, by the name of their game.

export { gears } from "./gears";
export { leaders } from "./leaders";
