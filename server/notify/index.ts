import type { Logger } from 'pino';
import type { House } from '../house/house.ts';
import type { Settings } from '../settings.ts';
import { Choosing } from './choosing.ts';
import type { Jobs } from './jobs.ts';
import { KeptJobs } from './kept-jobs.ts';
import { Notices } from './notices.ts';
import type { Bounds } from './post.ts';
import { Ways } from './ways.ts';

/** What a test or a cluster may put in place of the usual parts. */
export interface NoticeParts {
  readonly jobs?: Jobs;
  readonly bounds?: Bounds;
}

export interface OpenNotices {
  readonly choosing: Choosing;
  start(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Everything about telling people of their turn. Where the settings name no way to do so, nobody
 * listens to the tables and no job is ever put down.
 */
export function openNotices(
  house: House,
  settings: Settings,
  log: Logger,
  home: () => string,
  { jobs = new KeptJobs(house, log), bounds }: NoticeParts = {},
): OpenNotices {
  const ways = new Ways(house, settings, home, bounds);
  const { smtpUrl, webhooks, pushContact } = settings;
  const any = smtpUrl !== null || webhooks || pushContact !== null;
  const after = settings.notifyAfterSeconds * 1000;
  const notices = any ? new Notices(house, jobs, ways, log, after) : null;
  return {
    choosing: new Choosing(house, ways),
    async start() {
      if (notices === null) return;
      await ways.start();
      await jobs.start();
      await notices.wake();
    },
    async stop() {
      if (notices !== null) await jobs.stop();
      ways.stop();
    },
  };
}
