import { type AnyTypes, anyGame, Engine } from '@incognita/kernel';
import { bot, human, type RedactedEntry, Table } from '@incognita/table';
import { whiteout } from '@incognita/whiteout';
import { describe, expect, it } from 'vitest';
import { logLines } from '../shell/log-lines.ts';
import { seatNamesOf } from '../shell/seat-names.ts';
import { tellerOf } from '../shell/teller.ts';
import { shellWords } from '../text/shell.ts';

const game = anyGame(whiteout);

/** Ada rests, which draws cards, and takes it back; chance has another key then. */
function tookBack(): Table<AnyTypes> {
  const table = Table.open(new Engine(game), {
    config: { seats: 2 },
    seats: [human('Ada', 'here'), bot('random')],
    secret: '0'.repeat(64),
    local: true,
  });
  table.ask({ do: 'start' }, 0);
  while (table.asked !== 0) {
    const seat = table.asked ?? 0;
    const [choice] = table.viewFor(seat).choices ?? [];
    table.ask({ do: 'submit', seat, seq: table.seq, choice, as: 'bot' }, 0);
  }
  const rest = table.viewFor(0).choices?.find((choice) => choice.do === 'rest');
  table.submit(0, table.seq, rest, 0);
  table.ask({ do: 'undo', seat: 0, seq: table.seq, back: 1, ask: false, entropy: 'x' }, 0);
  return table;
}

const said = (
  told: readonly RedactedEntry<AnyTypes>[],
  table: Table<AnyTypes>,
  language: 'en' | 'fr',
) => {
  const teller = tellerOf(
    table.viewFor(0).seats,
    language,
    seatNamesOf([], language, ['Vermilion', 'Cobalt']),
  );
  return logLines(
    told,
    { catalogue: game.text[language], teller, looks: [], doer: undefined, hushed: undefined },
    shellWords[language],
  );
};

describe('the log', () => {
  it('says who undid what, and shows what was taken back as undone', () => {
    const table = tookBack();
    const lines = said(table.story(0), table, 'en');
    const at = lines.findIndex(({ text }) => text.includes('undid'));
    expect(lines[at]?.text).toBe('Ada undid a decision; from here on, all draws are new.');
    expect(lines[at]).toMatchObject({ seat: 0, undone: false });
    const undone = lines.slice(at + 1);
    expect(undone[0]?.text).toContain('Ada');
    expect(undone.every((line) => line.undone)).toBe(true);
    expect(lines.slice(0, at).some((line) => line.undone)).toBe(false);
    expect(new Set(lines.map(({ key }) => key)).size).toBe(lines.length);
  });

  it('says the same in French', () => {
    const table = tookBack();
    const texts = said(table.story(0), table, 'fr').map(({ text }) => text);
    expect(texts).toContain(
      'Ada annule un choix ; à partir de là, tous les tirages sont nouveaux.',
    );
  });

  it('names those who agreed', () => {
    const what = {
      kind: 'undo',
      seat: 0,
      keep: 3,
      back: 2,
      leave: 'consent',
      agreed: [1],
      reseeded: false,
    } as const;
    const teller = { language: 'en', seat: (seat: number) => ['Ada', 'Ben'][seat] ?? '' } as const;
    expect(shellWords.en.entry(what, teller)).toBe('Ada undid 2 decisions, agreed by Ben.');
  });
});
