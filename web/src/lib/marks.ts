// Every seat has a colour and a shape, so that nobody need tell colours apart.

export const SHAPES = ["circle", "square", "triangle", "diamond", "hexagon", "star"] as const;

export type Shape = (typeof SHAPES)[number];

export interface Mark {
  shape: Shape;
  colour: number;
}

export function markOf(seat: number): Mark {
  return { shape: SHAPES[seat % SHAPES.length] ?? "circle", colour: seat % SHAPES.length };
}
