// The layouts of a table, by how much room there is.

/** A phone upright and on its side, a tablet, a desk, a desk with a rail at the right, and one with a rail at each side. */
export type ViewportShape = "phone" | "sideways" | "tablet" | "desk" | "rail" | "rails";

const [PHONE, TABLET, DESK, RAIL] = [600, 1000, 1600, 2200]; // widths up to which it is one, in pixels
const LOW = 520; // heights below which everything stands side by side

export function viewportShapeOf(width: number, height: number): ViewportShape {
  if (height < LOW && width >= height) {
    return "sideways";
  }
  if (width < PHONE) {
    return "phone";
  }
  if (width < TABLET) {
    return "tablet";
  }
  return width < DESK ? "desk" : width < RAIL ? "rail" : "rails";
}
