import { n, type Point } from '@incognita/boards/poster';
import type { ReactElement } from 'react';
import { rootBetween, spanning } from './roots.ts';

/** What joins the Spawn tiles below the ground; `eye` is where they all come from. */
export function Roots(props: {
  readonly spawns: readonly Point[];
  readonly eye: Point | null;
}): ReactElement {
  const all = props.eye ? [props.eye, ...props.spawns] : props.spawns;
  const roots = spanning(all).map((pair, i) => rootBetween(pair, i % 2 === 0 ? 1 : -1));
  const d = roots.join('');
  return (
    <g className="roots" fill="none" strokeLinecap="round" aria-hidden="true">
      <path d={d} stroke="#120720" strokeWidth="12" />
      <path d={d} stroke="#4A2A73" strokeWidth="7.5" />
      <path d={d} stroke="#8F68C8" strokeWidth="2.4" strokeDasharray="1 9" />
    </g>
  );
}

/** Light that draws Old Ones: around a Port, a productive Farm, an Outpost. */
export function PreyLight(props: { readonly at: Point; readonly r: number }): ReactElement {
  return (
    <circle
      className="prey-light"
      cx={n(props.at.x)}
      cy={n(props.at.y)}
      r={n(props.r)}
      fill="url(#prey-light)"
    />
  );
}

/** How far the light of each reaches, in sides of a hex. */
export const LIGHT_REACH = { port: 1.8, farm: 1.25, outpost: 1.35 } as const;

export function UndergroundPaints(): ReactElement {
  return (
    <defs>
      <radialGradient id="prey-light">
        <stop offset="0" stopColor="#FFC170" stopOpacity=".62" />
        <stop offset=".45" stopColor="#FFC170" stopOpacity=".26" />
        <stop offset="1" stopColor="#FFC170" stopOpacity="0" />
      </radialGradient>
      <radialGradient id="great-iris">
        <stop offset="0" stopColor="#F1E6FF" />
        <stop offset=".34" stopColor="#C9A6F5" />
        <stop offset=".74" stopColor="#6B3FA8" />
        <stop offset="1" stopColor="#241037" />
      </radialGradient>
    </defs>
  );
}

/** The eye that looks out of the unmapped west; `w` is half its width. */
export function GreatEye(props: {
  readonly at: Point;
  readonly w: number;
  readonly open?: number;
}): ReactElement {
  const { w } = props;
  const open = props.open ?? 1;
  const h = w * 0.78 * open;
  const rays = Array.from({ length: 28 }, (_, i) => {
    const turn = (Math.PI * 2 * i) / 28;
    const [c, s] = [Math.cos(turn), Math.sin(turn)];
    return `M${n(c * w * 0.15)} ${n(s * w * 0.15)}L${n(c * w * 0.31)} ${n(s * w * 0.31)}`;
  });
  const lids = (grow: number): string =>
    `M${n(-w * grow)} 0Q0 ${n(-h * grow)} ${n(w * grow)} 0Q0 ${n(h * grow)} ${n(-w * grow)} 0Z`;
  return (
    <g
      transform={`translate(${n(props.at.x)} ${n(props.at.y)})`}
      className="great-eye"
      aria-hidden="true"
    >
      <path d={lids(1.16)} fill="#2A1644" />
      <path d={lids(1.07)} fill="none" stroke="#8F68C8" strokeWidth="2" opacity=".7" />
      <clipPath id="great-eye-lids">
        <path d={lids(1)} />
      </clipPath>
      <path d={lids(1)} fill="#150A22" stroke="#C9A6F5" strokeWidth="2.4" />
      <g clipPath="url(#great-eye-lids)">
        <circle r={n(w * 0.36)} fill="url(#great-iris)" />
        <path d={rays.join('')} stroke="#F1E6FF" strokeWidth="1.1" opacity=".55" />
        <path
          d={`M0 ${n(-w * 0.33)}Q${n(w * 0.085)} 0 0 ${n(w * 0.33)}Q${n(-w * 0.085)} 0 0 ${n(-w * 0.33)}Z`}
          fill="#0A0612"
        />
        <circle cx={n(-w * 0.1)} cy={n(-w * 0.13)} r={n(w * 0.045)} fill="#FFFFFF" opacity=".85" />
      </g>
    </g>
  );
}
