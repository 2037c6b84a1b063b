import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { GAMES, gameNamed } from '../games.ts';
import { configByForm } from '../play/form.ts';
import type { Terminal } from '../play/terminal.ts';
import { languageOf } from '../play/text.ts';
import { fileWith, labInside, runLab } from './cli.ts';

/** A terminal with a script of lines instead of a person. */
function scripted(...lines: readonly string[]): Terminal & { readonly said: string[] } {
  const said: string[] = [];
  const rest = [...lines];
  return {
    said,
    say: (text) => {
      said.push(text);
    },
    ask: (prompt) => {
      said.push(`${prompt}>`);
      return Promise.resolve(rest.shift() ?? null);
    },
    close: () => undefined,
  };
}

const start = ['play', 'whiteout', '--seats', '2', '--seed', 'a test'];

describe('play', () => {
  it('plays a game to its end, and accounts for every point', () => {
    const { code, out, err } = runLab(start, 'b 500\n');
    expect(err).toBe('');
    expect(code).toBe(0);
    expect(out).toMatch(/Whiteout\. You are Player 1/);
    expect(out).toMatch(/\[WHI-TREK-01\]/);
    expect(out).toMatch(
      /The game is over\. \[WHI-END-0[12]\]\n1\. (Player 1|Bot 2): \d+ points?\n +\d+ {2}.* \[WHI-SCORE-0\d\]/,
    );
    expect(out).toMatch(/Winners?: (Player 1|Bot 2)/);
  });

  it('answers what is typed: why not, a rule, help, nonsense', () => {
    const { out } = runLab(start, '?\nr\nr whi-end-02\nr WHI-NONE-01\nh\nv\nxyz\n99\nq\n');
    expect(out).toMatch(/Not possible now:\n( {2}.*\[WHI-[A-Z]+-\d+\]\n)+|Nothing is refused here/);
    expect(out).toContain('WHI-TURN-01 On your turn you do one thing');
    expect(out).toContain('WHI-END-02 If nobody has arrived');
    expect(out).toContain('The rulebook has no rule "WHI-NONE-01".');
    expect(out).toContain('takes your last decision back');
    expect(out).toMatch(
      /"xyz" is nothing I know here; type a number from 1 to \d, or h for help\./,
    );
    expect(out).toMatch(/"99" is nothing I know here/);
    expect(out).toContain('You leave the table.');
  });

  it('takes a decision back', () => {
    const { out } = runLab(start, 'u\n1\nb\nu\nq\n');
    expect(out).toContain('There is nothing to take back.');
    expect(out).toMatch(/(One decision was|\d decisions were) taken back\./);
  });

  it('saves a game that can be verified, patched, and gone on with', async () => {
    const file = fileWith('');
    expect(runLab(start, `b 4\ns ${file}\nq\n`).out).toContain(`Saved as ${file}.`);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ format: 'incognita-game' });
    const { out } = runLab(['play', '--resume', file], `b 500\ns ${file}\n`);
    expect(out).toContain('The game is over.');

    const verified = await labInside('verify', file);
    expect(verified.out).toContain('an honest game of whiteout, played to its end');
    expect(verified.code).toBe(0);
    const patched = await labInside('patch', file);
    expect(patched.out).toMatch(
      /^same .*every decision is still possible and leads to the same position/,
    );
    expect(patched.code).toBe(0);
  });

  it('speaks French', () => {
    const { out } = runLab([...start, '--lang', 'fr'], 'h\nb 500\n');
    expect(out).toContain('Voile blanc. Vous êtes Joueur 1');
    expect(out).toContain('La partie est finie.');
    expect(out).not.toMatch(/The game|Player/);
  });

  it.each(GAMES.map(({ id }) => id))(
    'plays %s in both languages, without a key left over',
    (id) => {
      for (const lang of ['en', 'fr']) {
        const { out, err } = runLab(
          ['play', id, '--lang', lang, '--seats', '2', '--seed', 'x'],
          'b 2000\n',
        );
        expect(err).toBe('');
        expect(out).toMatch(
          lang === 'en' ? /Winners?: |You (win|lose) together/ : /Vainqueurs? : |ensemble\./,
        );
        // Lines that come from the catalogues: events, questions, choices, points.
        const told = out.split('\n').filter((line) => /\[[A-Z]{3}-|^ +\d+ {2}/.test(line));
        expect(told.length).toBeGreaterThan(20);
        expect(told.join('\n')).not.toMatch(/undefined|\{"|\[object/);
      }
    },
  );

  it('says so when the input ends before the game', () => {
    const { code, out } = runLab(start, '');
    expect(out).toContain('There is no more input, so the game stops here.');
    expect(code).toBe(0);
  });

  it('lets a game be picked from a list', () => {
    const { out } = runLab(['play'], 'x\n1\n\nq\n');
    expect(out).toContain('Whiteout: Sled teams race to the pole');
    expect(out).toContain('Type a number from 1 to');
    expect(out).toContain('You leave the table.');
  });
});

describe('the form of a table', () => {
  const teller = { language: 'en', seat: String } as const;
  const config = { seats: 4, race: 'short' };

  it('changes options one by one', async () => {
    const terminal = scripted('1', '2', '');
    const made = await configByForm(terminal, gameNamed('whiteout'), config, teller);
    expect(made).toEqual({ seats: 3, race: 'short' });
  });

  it('says why a value is refused, and changes what stands in its way', async () => {
    const terminal = scripted('2', '2', '');
    const made = await configByForm(terminal, gameNamed('whiteout'), config, teller);
    expect(made).toEqual({ seats: 3, race: 'long' });
    expect(terminal.said.join('\n')).toContain('WHI-SETUP-04');
    expect(terminal.said).toContain('For that, this changes too: Teams: 3 teams.');
  });

  it('can be left', async () => {
    expect(
      await configByForm(scripted('7', 'q'), gameNamed('whiteout'), config, teller),
    ).toBeNull();
  });
});

describe('the language of a terminal', () => {
  it.each([
    [{ LANG: 'fr_CA.UTF-8' }, 'fr'],
    [{ LANG: 'de_DE.UTF-8' }, 'en'],
    [{ LC_ALL: 'en_GB.UTF-8', LANG: 'fr_FR.UTF-8' }, 'en'],
    [{ LC_ALL: '', LANG: 'fr_FR.UTF-8' }, 'fr'],
    [{}, 'en'],
  ])('%o is %s', (environment, language) => {
    expect(languageOf(environment)).toBe(language);
  });
});

describe('a tile of Northwest Passage', () => {
  it.each([
    ['en', ['Display', 'Small tiles', 'Own tiles']],
    ['fr', ['Tuiles visibles,', 'Petites tuiles', 'Tuiles en main']],
  ])('is told by more than its number, wherever it lies (%s)', (lang, places) => {
    const { out } = runLab(
      ['play', 'northwest-passage', '--seats', '2', '--seed', 'x', '--lang', lang],
      'b 8\nq\n',
    );
    for (const place of places) {
      const lines = out.split('\n').filter((line) => line.trim().startsWith(place));
      expect(lines.length).toBeGreaterThan(0);
      // What it shows, and its corners as the map draws them.
      for (const line of lines) expect(line).toMatch(/[TS]\d\w?\s\p{L}.*\s[#~]{2,3}\/[#~]{2,3}/u);
    }
  });
});
