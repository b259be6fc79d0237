// Every seat has a colour and a shape, so that nobody need tell colours apart.

export const SHAPES = ["circle", "square", "triangle", "diamond", "hexagon", "cross"] as const;

export type Shape = (typeof SHAPES)[number];

export interface Mark {
  shape: Shape;
  colour: number;
}

export function markOf(seat: number): Mark {
  return { shape: SHAPES[seat % SHAPES.length] ?? "circle", colour: seat % SHAPES.length };
}

/** Corners of the shapes that have some, around the middle, for the radius 1. */
const CORNERS: Record<Exclude<Shape, "circle">, [number, number][]> = {
  square: [
    [-0.88, -0.88],
    [0.88, -0.88],
    [0.88, 0.88],
    [-0.88, 0.88],
  ],
  triangle: [
    [0, -1.1],
    [1.1, 0.85],
    [-1.1, 0.85],
  ],
  diamond: [
    [0, -1.2],
    [1.15, 0],
    [0, 1.2],
    [-1.15, 0],
  ],
  hexagon: [
    [-1, -0.55],
    [0, -1.1],
    [1, -0.55],
    [1, 0.55],
    [0, 1.1],
    [-1, 0.55],
  ],
  cross: [
    [-0.4, -1.1],
    [0.4, -1.1],
    [0.4, -0.4],
    [1.1, -0.4],
    [1.1, 0.4],
    [0.4, 0.4],
    [0.4, 1.1],
    [-0.4, 1.1],
    [-0.4, 0.4],
    [-1.1, 0.4],
    [-1.1, -0.4],
    [-0.4, -0.4],
  ],
};

/** The outline of a shape around a point. */
export function outlined(shape: Shape, x: number, y: number, radius: number): string {
  if (shape === "circle") {
    return `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`;
  }
  const corners = CORNERS[shape].map(([across, down]) => `${x + across * radius} ${y + down * radius}`);
  return `M${corners.join("L")}z`;
}
