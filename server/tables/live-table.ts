import { type AnyGame, type AnyTypes, type Eye, SPECTATOR } from '@incognita/kernel';
import type { Request, Table } from '@incognita/table';
import type { Answer, ChatLine } from '../protocol/index.ts';
import { ownerOf } from '../store/owner.ts';
import type { Standing, TableRow } from '../store/store.ts';

/** Somebody who follows a table through one eye. */
export interface Watcher {
  readonly guest: string | null;
  /** Where they look: another object after the table had to be loaded again. */
  live: LiveTable;
  /** The eye of a seat goes with the seat. */
  eye: Eye;
  /** Named no seat: looks through the first of their own, as soon as there is one. */
  readonly anySeat: boolean;
  send(message: string): void;
}

/** Something that was asked of a table and waits for its turn. */
export interface Ask {
  readonly request: Request;
  /** Whether it may be asked when its turn comes: the seat may have changed hands. */
  readonly allowed: (live: LiveTable) => Answer | null;
  readonly answer: (answer: Answer) => void;
}

const NOBODY: readonly Watcher[] = [];

/** Who follows a table at another node. */
export interface Elsewhere {
  readonly guests: readonly string[];
  readonly spectators: number;
}

/** A table in memory, with whoever follows it. */
export class LiveTable {
  readonly row: TableRow;
  readonly game: AnyGame;
  readonly table: Table<AnyTypes>;
  readonly watchers = new Set<Watcher>();
  readonly waiting: Ask[] = [];
  /** The last lines, oldest first. */
  readonly chat: ChatLine[];
  /** The entry up to which there is a snapshot in the store. */
  snapshotAt: number;
  /** The standing in the store is behind. */
  dirty = false;
  /** Another node has moved since this one wrote down where the table stands. */
  followed = false;
  thinking = false;
  /** The entry after which a bot was asked that this server does not have. */
  botUnknownAt: number | null = null;
  /**
   * What is due here, a bot's move or the end of somebody's time, is for this node to see to:
   * whoever made the last entry does, or who was asked to because that node is gone.
   */
  ours = true;
  /** Who follows the table at other nodes. */
  readonly elsewhere = new Map<string, Elsewhere>();
  /** A rule never came to an end here. */
  stuck: { readonly step: string; readonly seq: number } | null = null;
  /** When somebody last had to do with it. */
  touched: number;
  /** Who is there, as everybody was last told; null where somebody was told otherwise since. */
  presenceTold: string | null = null;
  /** Who follows the table here, as other nodes were last told. */
  presenceAnnounced: string | null = null;
  /** What an eye was shown of the position after an entry, as JSON: many ask for the same. */
  readonly #shown = new Map<Eye, { readonly seq: number; readonly text: string }>();
  /** Left memory: whoever still holds it has to open the table again. */
  gone = false;

  constructor(
    row: TableRow,
    game: AnyGame,
    table: Table<AnyTypes>,
    found: {
      readonly chat: readonly ChatLine[];
      readonly snapshotAt: number;
      readonly now: number;
    },
  ) {
    this.row = row;
    this.game = game;
    this.table = table;
    table.leaveLogToHost();
    this.chat = [...found.chat];
    this.snapshotAt = found.snapshotAt;
    this.touched = found.now;
  }

  get id(): string {
    return this.row.id;
  }

  /** What an eye sees of this position, as JSON; worked out once for all who ask. */
  viewText(eye: Eye, see: () => string): string {
    const { seq } = this.table;
    const shown = this.#shown.get(eye);
    // A table breaks down without an entry, also while it is looked at.
    if (shown?.seq === seq && this.table.broken === null) return shown.text;
    const text = see();
    this.#shown.set(eye, { seq, text });
    return text;
  }

  /** What was shown may not be so any more, although nothing was entered. */
  forgetViews(): void {
    this.#shown.clear();
  }

  /** Who follows the table at this node, for the others. */
  followersHere(): Elsewhere {
    const watching = [...this.watchers];
    const guests = new Set(watching.flatMap(({ guest }) => guest ?? []));
    const spectators = watching.filter(({ eye }) => eye === SPECTATOR).length;
    return { guests: [...guests], spectators };
  }

  seatsOf(guest: string | null): number[] {
    if (guest === null) return [];
    return this.table.seats.flatMap((held, seat) => (ownerOf(held) === guest ? [seat] : []));
  }

  owns(guest: string | null, seat: number): boolean {
    return guest !== null && ownerOf(this.table.seats[seat]) === guest;
  }

  /** The seat through which somebody looks who named none: of several, the one that is asked. */
  eyeOf(guest: string | null): Eye {
    const { asked } = this.table;
    if (asked !== null && this.owns(guest, asked)) return asked;
    return this.seatsOf(guest)[0] ?? SPECTATOR;
  }

  /**
   * Whoever holds several seats looks through the one that is asked. Answers whose eye is another one
   * now, so that what they have seen so far is no beginning for it.
   */
  turnEyes(): readonly Watcher[] {
    const { asked, seats } = this.table;
    const owner = asked === null ? null : ownerOf(seats[asked]);
    if (asked === null || owner === null) return NOBODY;
    let turned: Watcher[] | null = null;
    for (const watcher of this.watchers) {
      if (watcher.eye === asked || watcher.guest !== owner || !watcher.anySeat) continue;
      watcher.eye = asked;
      turned ??= [];
      turned.push(watcher);
    }
    return turned ?? NOBODY;
  }

  /** Gives everybody the eye that is theirs, after seats have changed hands. */
  adjustEyes(): void {
    for (const watcher of this.watchers) {
      if (watcher.anySeat) watcher.eye = this.eyeOf(watcher.guest);
      const mayLook =
        watcher.eye === SPECTATOR
          ? this.row.spectators || !this.table.started
          : this.owns(watcher.guest, watcher.eye);
      if (!mayLook) this.watchers.delete(watcher);
    }
  }

  /** Takes over whoever followed this table as it was before it had to be loaded again. */
  inherit(before: LiveTable): void {
    for (const watcher of before.watchers) {
      watcher.live = this;
      this.watchers.add(watcher);
    }
    before.watchers.clear();
    for (const [node, who] of before.elsewhere) this.elsewhere.set(node, who);
    this.adjustEyes();
  }

  get people(): string[] {
    return this.table.seats.flatMap((held) => ownerOf(held) ?? []);
  }

  /** Nobody plays here any more: everybody left, or whoever runs the server has ended it. */
  get ended(): boolean {
    return this.row.standing.state === 'closed';
  }

  /** Where the table stands now, for the store and for lists. */
  standing(now: number): Standing {
    const { table, row } = this;
    const people = this.people;
    const host = people.includes(row.standing.host) ? row.standing.host : (people[0] ?? '');
    const running = table.started && !table.over;
    const wrong = this.stuck !== null || table.broken !== null;
    const idle = !table.started && people.length === 0;
    const state = this.ended
      ? 'closed'
      : wrong
        ? 'broken'
        : table.over
          ? 'over'
          : running
            ? 'running'
            : idle
              ? 'closed'
              : 'open';
    const over = wrong || this.ended;
    return {
      seq: table.seq,
      state,
      host,
      seats: table.seats,
      asked: table.asked,
      botDue: !over && table.botToMove() !== null,
      deadline: over ? null : table.deadline(),
      updated: table.seq === row.standing.seq ? row.standing.updated : now,
    };
  }

  /** The same after a decision that did not end the game, which moves nobody to another seat. */
  standingOn(now: number): Standing {
    const { table, row } = this;
    const { state, host, seats, seq: before, updated } = row.standing;
    const { seq, asked } = table;
    const botDue = table.botToMove() !== null;
    const deadline = table.deadline();
    return {
      seq,
      state,
      host,
      seats,
      asked,
      botDue,
      deadline,
      updated: seq === before ? updated : now,
    };
  }

  /** Only decisions were made since it was last written down where the table stands. */
  get playsOn(): boolean {
    const { table, row } = this;
    return row.standing.state === 'running' && !table.over && !this.stuck && table.broken === null;
  }
}
