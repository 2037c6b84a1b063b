import { writeFileSync } from 'node:fs';
import process from 'node:process';

/** What a campaign has done, and what became of it. */
export class Report {
  readonly since = Date.now();
  acknowledged = 0;
  tables = 0;
  finished = 0;
  kills = 0;
  nodesKilled = 0;
  databaseRestarts = 0;
  hostileMessages = 0;
  hostileRequests = 0;
  floodMessages = 0;
  refusedOrCut = 0;
  spoiledFiles = 0;
  fullDisks = 0;
  movesRefusedForRoom = 0;
  clockSteps = 0;
  viewsCompared = 0;
  messagesHeard = 0;
  /** What must stay nothing. */
  readonly lost: string[] = [];
  readonly twice: string[] = [];
  readonly leaks: string[] = [];
  readonly failures: string[] = [];

  get figures(): Record<string, number> {
    return {
      minutes: Math.round((Date.now() - this.since) / 6000) / 10,
      'moves acknowledged': this.acknowledged,
      'acknowledged and lost': this.lost.length,
      'made twice': this.twice.length,
      tables: this.tables,
      'games played to their end': this.finished,
      'servers killed': this.kills,
      'nodes of a cluster killed': this.nodesKilled,
      'restarts of the database': this.databaseRestarts,
      'hostile messages': this.hostileMessages,
      'hostile requests': this.hostileRequests,
      'messages of floods': this.floodMessages,
      'of all these refused or cut off': this.refusedOrCut,
      'spoiled files': this.spoiledFiles,
      'full disks': this.fullDisks,
      'moves refused for want of room': this.movesRefusedForRoom,
      'steps of the clock': this.clockSteps,
      'messages heard by players and strangers': this.messagesHeard,
      'views compared with the cards dealt again': this.viewsCompared,
      leaks: this.leaks.length,
      'errors of the server': this.failures.length,
    };
  }

  /** For people; and as JSON where INCOGNITA_CAMPAIGN_REPORT names a file. */
  tell(): void {
    const lines = Object.entries(this.figures).map(([what, count]) => `| ${what} | ${count} |`);
    console.info(`| the campaign | |\n| --- | ---: |\n${lines.join('\n')}`);
    const file = process.env.INCOGNITA_CAMPAIGN_REPORT;
    if (file) writeFileSync(file, `${JSON.stringify(this.figures, null, 2)}\n`);
  }
}
