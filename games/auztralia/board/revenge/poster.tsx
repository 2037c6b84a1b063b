import { n, type Point, polygon, seeded } from '@incognita/boards/poster';
import type { ReactElement } from 'react';
import { type Arm, armAlong } from '../tentacle.ts';
import { Frame, HEIGHT, spark, stars, Tentacle, WIDTH, Windmill } from './drawing.tsx';
import { GreatEye } from './underground.tsx';

const EYE: Point = { x: 240, y: 288 };

/** Arms that reach from the eye for the light above. */
const REACHING: readonly Arm[] = [
  armAlong(
    [
      { x: 168, y: 300 },
      { x: 120, y: 276 },
      { x: 92, y: 226 },
      { x: 108, y: 178 },
      { x: 88, y: 142 },
      { x: 60, y: 146 },
      { x: 60, y: 166 },
    ],
    (t) => 30 - t * 23,
    1,
  ),
  armAlong(
    [
      { x: 316, y: 302 },
      { x: 366, y: 276 },
      { x: 388, y: 232 },
      { x: 372, y: 190 },
      { x: 392, y: 150 },
      { x: 426, y: 148 },
      { x: 430, y: 172 },
    ],
    (t) => 30 - t * 23,
    -1,
  ),
  armAlong(
    [
      { x: 208, y: 262 },
      { x: 188, y: 224 },
      { x: 202, y: 186 },
      { x: 188, y: 150 },
      { x: 200, y: 124 },
    ],
    (t) => 20 - t * 15,
    1,
  ),
  armAlong(
    [
      { x: 282, y: 262 },
      { x: 300, y: 222 },
      { x: 284, y: 190 },
      { x: 300, y: 160 },
      { x: 292, y: 138 },
    ],
    (t) => 18 - t * 13,
    -1,
  ),
];

/** Layers of the ground, each with an edge of its own. */
function strata(): readonly { readonly d: string; readonly fill: string }[] {
  const chance = seeded(77);
  const fills = ['#7A3F3A', '#5A2C44', '#41204A', '#2C1640', '#1B0D2C'];
  return fills.map((fill, layer) => {
    const top = 112 + layer * 40;
    const edge: Point[] = [];
    for (let x = -10; x <= WIDTH + 24; x += 24) {
      edge.push({ x, y: top + (layer === 0 ? 0 : 1) * (chance() - 0.5) * 16 });
    }
    return { fill, d: polygon([...edge, { x: WIDTH + 10, y: HEIGHT }, { x: -10, y: HEIGHT }]) };
  });
}

/** Stones and old bones in the ground. */
function buried(): string {
  const chance = seeded(411);
  let d = '';
  for (let i = 0; i < 46; i++) {
    const [x, y] = [chance() * WIDTH, 128 + chance() * 220];
    const [w, h] = [3 + chance() * 8, 2 + chance() * 4];
    d += `M${n(x - w)} ${n(y)}q${n(w * 0.4)} ${n(-h)} ${n(w)} ${n(-h)}q${n(w * 0.7)} 0 ${n(w)} ${n(h)}q${n(-w)} ${n(h * 0.7)} ${n(-2 * w)} 0Z`;
  }
  return d;
}

const STRATA = strata();
const BURIED = buried();
const NIGHT = stars(1921, 90, 96);

/** A little train with lit windows, seen from far away. */
function FarTrain(props: { readonly x: number; readonly y: number }): ReactElement {
  return (
    <g transform={`translate(${props.x} ${props.y})`}>
      <path
        d="M0 0h20v-9h-9v-6h-4v6h-7zM22 0h15v-8h-15zM39 0h15v-8h-15zM56 0h15v-8h-15z"
        fill="#130A14"
      />
      <path
        d="M12-7h4v3h-4zM24-6h3v3h-3zM31-6h3v3h-3zM41-6h3v3h-3zM48-6h3v3h-3zM58-6h3v3h-3zM65-6h3v3h-3z"
        fill="#FFD98A"
      />
      <circle cx="0" cy="-4" r="9" fill="#FFD98A" opacity=".35" />
      <path d="M7-15q-3-7 4-10q8-4 6-11q14 5 6 14q-6 6-12 6z" fill="#8E7AA8" opacity=".6" />
    </g>
  );
}

/** Above: rails, a train, lamps. Below: whoever hears them. */
export function RevengePicture(props: { readonly fit: string }): ReactElement {
  return (
    <Frame fit={props.fit} name="revenge-below">
      <defs>
        <linearGradient id="rev-sky" x2="0" y2="1">
          <stop offset="0" stopColor="#0E0A24" />
          <stop offset=".6" stopColor="#3A1C55" />
          <stop offset="1" stopColor="#B0523F" />
        </linearGradient>
        <radialGradient id="rev-glow">
          <stop offset="0" stopColor="#8F5BD6" stopOpacity=".8" />
          <stop offset="1" stopColor="#8F5BD6" stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect width={WIDTH} height="120" fill="url(#rev-sky)" />
      <path d={NIGHT} fill="#F3E9FF" opacity=".85" />
      <path
        d={[
          { x: 330, y: 18 },
          { x: 352, y: 30 },
          { x: 366, y: 50 },
          { x: 392, y: 56 },
          { x: 410, y: 40 },
          { x: 434, y: 34 },
        ]
          .map((at, i) => spark(at, i % 2 === 0 ? 7 : 5))
          .join('')}
        fill="#E8D6FF"
      />
      <path
        d="M0 112V96l40-3 12-10 44-1 10 12 50 4v14zM300 112v-9l50-4 10-8h64l8 10 48 3v8z"
        fill="#2A1430"
      />
      {STRATA.map(({ d, fill }) => (
        <path key={fill} d={d} fill={fill} />
      ))}
      <path d={BURIED} fill="#0E0616" opacity=".4" />
      <circle cx={EYE.x} cy={EYE.y} r="190" fill="url(#rev-glow)" />
      <path d="M0 112.5H480" stroke="#F0C08A" strokeWidth="2.2" />
      <path
        d={Array.from({ length: 40 }, (_, i) => `M${i * 12.4} 113h6v3h-6z`).join('')}
        fill="#1A0B10"
      />
      <Windmill x={70} y={112} />
      <FarTrain x={206} y={112} />
      <path d="M404 112v-10h6v-5h4v5h14v-7l8-5 8 5v17z" fill="#130A14" />
      <path d="M408 105h4v4h-4zM418 105h4v4h-4zM434 99h4v5h-4z" fill="#FFD98A" />
      {REACHING.map((arm) => (
        <Tentacle key={arm.outline} arm={arm} />
      ))}
      <GreatEye at={EYE} w={112} />
    </Frame>
  );
}
