import { noise, type Point, round, SIDE } from './geometry.ts';

/** Texture says the same as the tint again; one long path per kind keeps the map light. */
export interface Strokes {
  grass: string;
  trees: string;
  ridgeLight: string;
  ridgeShade: string;
  spinifex: string;
  dunes: string;
  cracks: string;
}

export const noStrokes = (): Strokes => ({
  grass: '',
  trees: '',
  ridgeLight: '',
  ridgeShade: '',
  spinifex: '',
  dunes: '',
  cracks: '',
});

const R = round;

/** Adds what grows, rises or cracks in one hex. `spare` leaves the middle free for pieces. */
export function strokeHex(
  into: Strokes,
  centre: Point,
  terrain: string,
  level: number,
  seed: number,
): void {
  const place = (i: number, spread: number): Point => ({
    x: centre.x + (noise(seed, i, 1) - 0.5) * SIDE * spread,
    y: centre.y + (noise(seed, i, 2) - 0.5) * SIDE * spread,
  });
  if (terrain === 'coastal' || terrain === 'farmland') {
    for (let i = 0; i < 7; i++) {
      const { x, y } = place(i, 1.25);
      into.grass += `M${R(x)} ${R(y)}l-2-4M${R(x)} ${R(y)}l0-5M${R(x)} ${R(y)}l2-4`;
    }
    for (let i = 20; i < 22; i++) {
      const { x, y } = place(i, 1.15);
      into.trees += `M${R(x - 4)} ${R(y)}a4 3.6 0 1 1 8 0a4 3.6 0 1 1-8 0M${R(x)} ${R(y + 3)}v5`;
    }
  } else if (terrain === 'hills') {
    for (let i = 0; i < 5; i++) {
      const { x, y } = place(i, 1.1);
      const w = SIDE * (0.2 + noise(seed, i, 3) * 0.12);
      const h = w * 0.95;
      into.ridgeLight += `M${R(x - w)} ${R(y + h / 2)}L${R(x)} ${R(y - h / 2)}L${R(x)} ${R(y + h / 2)}Z`;
      into.ridgeShade += `M${R(x)} ${R(y - h / 2)}L${R(x + w)} ${R(y + h / 2)}L${R(x)} ${R(y + h / 2)}Z`;
    }
  } else if (level === 1) {
    for (let i = 0; i < 5; i++) {
      const { x, y } = place(i, 1.25);
      into.spinifex += `M${R(x - 4)} ${R(y)}q4-5 8 0M${R(x - 2)} ${R(y + 1)}q2-4 4 0`;
    }
  } else if (level === 2) {
    for (let i = 0; i < 5; i++) {
      const { x } = place(i, 0.7);
      const y = centre.y + (i - 2) * SIDE * 0.29;
      into.dunes += `M${R(x - 12)} ${R(y)}q4-4 8 0t8 0t8 0`;
    }
  } else {
    for (let i = 0; i < 4; i++) {
      const { x, y } = place(i, 1.05);
      const turn = noise(seed, i, 3) * 6.28;
      const [dx, dy] = [Math.cos(turn) * 7, Math.sin(turn) * 7];
      into.cracks += `M${R(x - dx)} ${R(y - dy)}L${R(x + dy * 0.2)} ${R(y - dx * 0.2)}L${R(x + dx)} ${R(y + dy)}M${R(x + dy * 0.2)} ${R(y - dx * 0.2)}l${R(-dy * 0.7)} ${R(dx * 0.7)}`;
    }
  }
}
