export { type Bot, type Worlds, worldsOf } from './bot.ts';
export { DEFAULT_EFFORT, type Effort } from './effort.ts';
export { greedy, greedyWith } from './greedy.ts';
export { random, randomOf } from './random.ts';
export { BOTS, botNamed } from './registry.ts';
