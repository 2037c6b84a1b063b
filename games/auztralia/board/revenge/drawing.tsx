import { n, type Point, seeded } from '@incognita/boards/poster';
import type { ReactElement, ReactNode } from 'react';
import type { Arm } from '../tentacle.ts';
import { UndergroundPaints } from './underground.tsx';
import './pictures.css';

export const WIDTH = 480;
export const HEIGHT = 365;

/** What every picture of the expansion is drawn in: 480 wide, 365 high. */
export function Frame(props: {
  readonly fit: string;
  readonly name: string;
  readonly children: ReactNode;
}): ReactElement {
  return (
    <svg
      className={`poster-art poster-revenge ${props.name}`}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio={props.fit}
      aria-hidden="true"
    >
      <UndergroundPaints />
      {props.children}
    </svg>
  );
}

export function Tentacle(props: { readonly arm: Arm }): ReactElement {
  return (
    <g>
      <path d={props.arm.outline} className="arm" />
      <path d={props.arm.belly} className="arm-belly" />
      {props.arm.suckers.map(({ at, r }) => (
        <circle key={`${at.x} ${at.y}`} cx={n(at.x)} cy={n(at.y)} r={n(r)} className="sucker" />
      ))}
    </g>
  );
}

/** Small stars, fewer towards the ground. */
export function stars(seed: number, count: number, floor: number): string {
  const chance = seeded(seed);
  let d = '';
  for (let i = 0; i < count; i++) {
    const y = chance() ** 1.6 * floor;
    const r = 0.5 + chance() * 1.1;
    const x = chance() * WIDTH;
    d += `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-2 * r)} 0Z`;
  }
  return d;
}

/** A star with four rays. */
export const spark = ({ x, y }: Point, r: number): string =>
  `M${n(x)} ${n(y - r)}Q${n(x)} ${n(y)} ${n(x + r)} ${n(y)}Q${n(x)} ${n(y)} ${n(x)} ${n(y + r)}Q${n(x)} ${n(y)} ${n(x - r)} ${n(y)}Q${n(x)} ${n(y)} ${n(x)} ${n(y - r)}Z`;

export function Windmill(props: { readonly x: number; readonly y: number }): ReactElement {
  const { x, y } = props;
  const blades = Array.from({ length: 8 }, (_, i) => {
    const turn = (Math.PI * i) / 4 + 0.2;
    return `M${n(x)} ${n(y - 30)}L${n(x + Math.cos(turn) * 10)} ${n(y - 30 + Math.sin(turn) * 10)}`;
  });
  return (
    <g stroke="#130A14" strokeWidth="1.6" fill="none" strokeLinecap="round">
      <path d={`M${x - 6} ${y}L${x} ${y - 30}L${x + 6} ${y}M${x - 4} ${y - 10}H${x + 4}`} />
      <path d={blades.join('')} />
    </g>
  );
}
