export { type Bot, type Worlds, worldsOf } from './bot.ts';
export {
  type BotHost,
  type BotRequest,
  type BotTurn,
  type BotTurnEnd,
  takeBotTurn,
  worldsAt,
} from './bot-turn.ts';
export { DEFAULT_EFFORT, type Effort } from './effort.ts';
export { greedy, greedyWith } from './greedy.ts';
export { LEVELS } from './levels.ts';
export { random, randomOf } from './random.ts';
export { BOT_NAMES, BOTS, botNamed, UnknownBotError } from './registry.ts';
export { glancing, rolloutWith, type Thought } from './rollout.ts';
