export { type Parts, type Running, startServer } from './server.ts';
export { readSettings, type Settings, SettingsError, VARIABLES } from './settings.ts';
