/// <reference types="vite/client" />

declare module "virtual:icons" {
  /** The outlines of each picture, drawn in a square of 512. */
  const icons: Record<string, string[]>;
  export default icons;
}
