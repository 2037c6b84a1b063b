export { GAMES, gameNamed } from './games.ts';
export { lab } from './lab.ts';
export { runScenarioFile, type ScenarioReport, tellFailure } from './scenario/run.ts';
