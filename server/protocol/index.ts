/** The words between the page and the server. Knows neither Node nor the browser. */

export * from './account.ts';
export { type FromPage, fromPage, readFromPage } from './from-page.ts';
export * from './lobby.ts';
export * from './notices.ts';
export type * from './to-page.ts';
export * from './tokens.ts';
export * from './upgrade.ts';
export * from './words.ts';
