import type { Logger } from 'pino';
import type { Settings } from '../settings.ts';
import type { TableService } from '../tables/table-service.ts';
import { ChannelSetup } from './channel-setup.ts';
import { Channels } from './channels.ts';
import type { Jobs } from './jobs.ts';
import { Notices } from './notices.ts';
import type { Bounds } from './post.ts';
import { StoredJobs } from './stored-jobs.ts';

/** What a test or a cluster may put in place of the usual parts. */
export interface NoticeParts {
  readonly jobs?: Jobs;
  readonly bounds?: Bounds;
}

export interface OpenNotices {
  readonly channelSetup: ChannelSetup;
  start(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Everything about telling people of their turn. Where the settings name no way to do so, nobody
 * listens to the tables and no job is ever put down.
 */
export function openNotices(
  service: TableService,
  settings: Settings,
  log: Logger,
  home: () => string,
  { jobs = new StoredJobs(service, log), bounds }: NoticeParts = {},
): OpenNotices {
  const channels = new Channels(service, settings, home, bounds);
  const { smtpUrl, webhooks, pushContact } = settings;
  const any = smtpUrl !== null || webhooks || pushContact !== null;
  const after = settings.notifyAfterSeconds * 1000;
  const notices = any ? new Notices(service, jobs, channels, log, after) : null;
  return {
    channelSetup: new ChannelSetup(service, channels),
    async start() {
      if (notices === null) return;
      await channels.start();
      await jobs.start();
      await notices.wake();
    },
    async stop() {
      if (notices !== null) await jobs.stop();
      channels.stop();
    },
  };
}
