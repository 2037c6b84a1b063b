export { barOf } from './bar-of.ts';
export { iconOf } from './icon-of.ts';
export { NightArt } from './NightArt.tsx';
export { Portrait } from './Portrait.tsx';
export { TileScene } from './TileScene.tsx';
