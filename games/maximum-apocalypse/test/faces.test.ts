import type { Language } from '@incognita/kernel';
import { describe, expect, it } from 'vitest';
import { rowsOf } from '../content/check/faces.ts';
import { standardContent } from '../content/index.ts';
import { english } from '../text/faces/en/index.ts';
import { french } from '../text/faces/fr/index.ts';
import { faceBook } from '../text/faces/index.ts';
import { FaceWriter } from '../text/faces/lines.ts';

const books = { en: faceBook(standardContent, 'en'), fr: faceBook(standardContent, 'fr') };
const ids = [
  ...standardContent.characters,
  ...standardContent.survivorCards,
  ...standardContent.scavengeCards,
  ...standardContent.monsters,
  ...standardContent.tiles,
  ...standardContent.insanity,
  ...standardContent.nights,
  ...standardContent.posture,
].map((row): string => row.id);
const languages: readonly Language[] = ['en', 'fr'];

/** Words of the vocabulary of effects that no sentence for people contains. */
const VOCABULARY =
  /\b(dmg|sv|mon[*23@]|drawMon|discGear|discHand|scavAction|poisonTokens|undefined|null|NaN|monUp|autoFail)\b|[@*{}[\]_]|\/\//;

/** A face that is not in the box, by its clauses. */
function written(language: Language, fx: string): string {
  const writer = new FaceWriter(language === 'en' ? english : french);
  const names = {
    card: (en: string) => en,
    tile: (en: string) => en,
    tokens: () => 'ammo' as const,
  };
  const scene = { kind: 'gear' as const, charges: null, range: null, names };
  return writer
    .lines(fx, scene)
    .map(({ label, text }) => (label === null ? text : `${label}: ${text}`))
    .join(' ');
}

describe('MAX-CONTENT-24 the text of every face is written from its data', () => {
  it('there are 268 faces', () => {
    expect(ids).toHaveLength(268);
    expect(rowsOf(standardContent)).toHaveLength(268);
  });

  it.each(languages)(
    'MAX-CONTENT-24 every face has its text in %s, in whole sentences',
    (language) => {
      for (const id of ids) {
        const lines = books[language].lines(id);
        expect(lines.length, id).toBeGreaterThan(0);
        for (const { label, text } of lines) {
          expect(text, id).toMatch(/[.]$/);
          expect(text, id).not.toMatch(/ {2}|\.\.|,,| ,| \.|^\s|: :/);
          expect(text, id).not.toMatch(VOCABULARY);
          // What stands alone begins with a capital, what follows a keyword does not (but for names).
          if (label === null) expect(text, id).toMatch(/^[A-ZÀ-Ý]/);
          else expect(text, id).toMatch(/^([a-zà-ý]|Test\.|Free scavenge|Fouille gratuite)/);
          for (const sentence of text.split('. ').slice(1))
            expect(sentence, id).toMatch(/^[A-ZÀ-Ý]/);
        }
        expect(books[language].typeLine(id), id).toMatch(/^[0-9A-ZÀ-Ý]/);
        expect(books[language].title(id), id).not.toBe(id);
      }
    },
  );

  it('MAX-CONTENT-24 French keeps its spaces and its apostrophes', () => {
    for (const id of ids) {
      const text = `${books.fr.title(id)} ${books.fr.text(id)}`;
      expect(text, id).not.toMatch(/[^\u00a0][:;?!]/);
      expect(text, id).not.toMatch(/['"]/);
      expect(text, id).not.toMatch(/\b(de|que|le|la) [aeiouéèêâîôûh]\w* (monstre|équipement)/);
      expect(text, id).not.toMatch(/\b(de|à) les?\b|\bde un\b|\bsi il\b/);
    }
  });

  it('MAX-CONTENT-24 English keeps its curly apostrophes and its articles', () => {
    for (const id of ids) {
      const text = `${books.en.title(id)} ${books.en.text(id)}`;
      expect(text, id).not.toMatch(/'/);
      expect(text, id).not.toMatch(/\ba [aeio]/i);
      expect(text, id).not.toMatch(/\b1 (cards|tokens|actions|monsters|tiles)\b/);
    }
  });

  it('says the same in both languages, line by line, number by number', () => {
    const numbers = (text: string): readonly string[] => (text.match(/\d+/g) ?? []).toSorted();
    for (const id of ids) {
      const [en, fr] = [books.en.lines(id), books.fr.lines(id)];
      expect(fr.length, id).toBe(en.length);
      expect(numbers(books.fr.typeLine(id)), id).toEqual(numbers(books.en.typeLine(id)));
    }
  });

  it.each([
    [
      'FIR07',
      'Passive: you pass the Test of every River without rolling.\nWhen you are about to draw a monster, you may discard this card to prevent it.',
    ],
    [
      'FIR12',
      'Spend 1 Fuel from your Lighter to deal 5 damage to every monster and every other survivor at mid range.',
    ],
    [
      'GUN04',
      'Spend all Ammo of your gear to deal 2 damage to a monster at mid range for each token spent.',
    ],
    [
      'GUN13',
      'Action, 1 Ammo: deal 3 damage to a monster at mid range. You may spend 1 more Ammo to deal 3 damage to a monster at mid range.',
    ],
    [
      'HUN12',
      'Passive: your stealth level is 2 higher.\nDiscard: lose 3 HP to turn a monster engaged with you (not a boss) into a Monster token on your tile.',
    ],
    [
      'RON08',
      'Deal 5 damage to a monster at short range, or 7 if you are in Tiger posture. Then take the Tiger posture.',
    ],
    ['RON13', 'Any other survivor may take 1 action now. Then draw 1 card.'],
    [
      'PRI08',
      'Lower the hunger level of every survivor at short range by 1, then heal each of them for 2 HP.',
    ],
    ['PRI10', 'Kill a monster at mid range that has 6 HP or fewer (not a boss).'],
    [
      'S15',
      'Draw: equip this card, or discard it.\nAction: fully reload one of your gear cards that use Fuel. Then remove this card from the game.',
    ],
    ['Z01', 'It attacks its host only.'],
    ['C02', 'Draw: Test. Failure: draw 1 Insanity card.'],
    ['BZ1', 'When a Zombie is killed, this one included, its killer draws 1 monster.'],
    [
      'T34',
      'Action: if there is no Monster token and no engaged monster on this tile, move to any other revealed tile.',
    ],
    ['I12', 'End: if another survivor is on your tile, suffer 1 damage.'],
    ['D10', 'Every survivor loses 1 HP per Poison token.'],
  ])('MAX-CONTENT-24 %s in English', (id, text) => {
    expect(books.en.text(id)).toBe(text);
  });

  it.each([
    [
      'FIR12',
      'Dépensez 1 Essence de votre Briquet pour infliger 5 dégâts à chaque monstre et à chaque autre survivant à moyenne portée.',
    ],
    [
      'GUN13',
      'Action, 1 Munition : infligez 3 dégâts à un monstre à moyenne portée. Vous pouvez dépenser 1 Munition de plus pour infliger 3 dégâts à un monstre à moyenne portée.',
    ],
    [
      'HUN02',
      'Si vous avez un Arc ou une Arbalète en jeu, infligez 5 dégâts à un monstre à longue portée.',
    ],
    ['HUN09', 'Infligez 1 dégât à un monstre à moyenne portée, puis assommez-le.'],
    [
      'MEC03',
      'Quand vous avez pioché un monstre, défaussez cette carte pour lui infliger 7 dégâts.',
    ],
    [
      'VET06',
      'Équiper : rendez 2 PV au Vétéran, puis rendez 2 PV au Chien.\nPassif : chaque fois que le Vétéran subit des dégâts, il en subit 1 de moins.',
    ],
    ['RON05', 'Assommez tous les monstres engagés avec vous.'],
    [
      'PRI02',
      'Passif : chaque fois que vous subissez des dégâts de la part des Vampires ou des monstres de Cthulhu, subissez-en 1 de moins.\nDéfausser : assommez tous les monstres à courte portée.',
    ],
    [
      'S15',
      'Pioche : équipez cette carte, ou défaussez-la.\nAction : rechargez entièrement un de vos équipements à essence. Puis retirez cette carte de la partie.',
    ],
    [
      'V03',
      'Absorption : il récupère autant de PV qu’il inflige de dégâts.\nAttaque : chaque survivant qu’il blesse défausse 1 carte de sa main.',
    ],
    ['T24', 'Action : rendez-vous sur un autre Tunnel révélé.'],
    ['I06', 'Début de votre tour : vous avez 1 action de moins ce tour-ci.'],
    ['D18', 'La puissance d’attaque de chaque monstre augmente de 1 jusqu’à la prochaine Nuit.'],
  ])('MAX-CONTENT-24 %s in French', (id, text) => {
    expect(books.fr.text(id).replaceAll('\u00a0', ' ')).toBe(text);
  });

  it.each([
    [
      'MEC09',
      'Gear · encumbrance 1 · 4 Ammo · mid range',
      'Équipement · encombrement 1 · 4 Munitions · moyenne portée',
    ],
    ['S24', 'Gear · encumbrance 1 · 3 uses', 'Équipement · encombrement 1 · 3 usages'],
    [
      'BC1',
      'Cthulhu, boss · 32 HP · attack 6 · mid range',
      'Cthulhu, boss · 32 PV · attaque 6 · moyenne portée',
    ],
    ['T34', 'Spawn 8 · red and green decks', 'Apparition 8 · decks rouge et vert'],
    [
      'T35',
      'Nothing spawns here · red and blue decks',
      'Rien n’apparaît ici · decks rouge et bleu',
    ],
    [
      'FIR',
      '32 HP · stealth 6, starving 5 · carries 4',
      '32 PV · discrétion 6, affamé 5 · porte 4',
    ],
  ])('the type line of %s', (id, en, fr) => {
    expect(books.en.typeLine(id)).toBe(en);
    expect(books.fr.typeLine(id)).toBe(fr);
  });
});

describe('bands of tiles', () => {
  it.each(languages)('say in few words of %s what every tile does', (language) => {
    for (const { id } of standardContent.tiles) {
      const short = books[language].short(id);
      expect(short, id).toHaveLength(books[language].lines(id).length);
      expect(short.map(({ label }) => label)).toEqual(
        books[language].lines(id).map(({ label }) => label),
      );
      for (const { text } of short) {
        expect(text.length, `${id} ${text}`).toBeLessThanOrEqual(32);
        expect(text, id).not.toMatch(/ {2}|\.$|undefined|null/);
      }
    }
  });

  it('reads like a tile', () => {
    const band = (language: Language, id: string) =>
      books[language]
        .short(id)
        .map(({ label, text }) => `${label} ${text}`)
        .join(' · ');
    expect(band('en', 'T11')).toBe('Enter lose 1 gear or 5 damage');
    expect(band('en', 'T20')).toBe('Enter test or go back');
    expect(band('en', 'T13')).toBe('Enter heal 1 · End heal 2');
    expect(band('fr', 'T24')).toBe('Action vers un autre Tunnel');
    expect(band('fr', 'T28')).toBe('Entrer Faim +1');
  });
});

describe('clauses that no card of the box has', () => {
  it.each([
    [
      'act[not gear(Bow,Crossbow)]: draw(2)',
      'Action: if you do not have a Bow or a Crossbow in play, draw 2 cards.',
      'Action: si vous n’avez en jeu ni Bow ni Crossbow, piochez 2 cartes.',
    ],
    [
      'act: if(crane){draw(1)}else{heal(me,2)}',
      'Action: if you are in Crane posture, draw 1 card; otherwise heal 2 HP.',
      'Action: si vous êtes en posture de la Grue, piochez 1 carte ; sinon, récupérez 2 PV.',
    ],
    [
      'act: test{draw(1)}{lose(me,1)}',
      'Action: Test. Success: draw 1 card. Failure: lose 1 HP.',
      'Action: Test. Réussite : piochez 1 carte. Échec : perdez 1 PV.',
    ],
    ['act: move(1)', 'Action: move up to 1 tile.', 'Action: déplacez-vous d’un lieu.'],
    ['act: stun(mon*@A boss)', 'Action: stun every boss.', 'Action: assommez chaque boss.'],
    [
      'act: hunger(ally@M unengaged,+2)',
      'Action: raise the hunger level of another survivor at mid range with no monster engaged by 2.',
      'Action: augmentez de 2 le niveau de Faim d’un autre survivant à moyenne portée sans monstre engagé.',
    ],
  ])('%s', (fx, en, fr) => {
    expect(written('en', fx)).toBe(en);
    expect(written('fr', fx).replaceAll('\u00a0', ' ')).toBe(fr);
  });

  it('MAX-CONTENT-24 the options of a choice read as things to do', () => {
    expect(books.en.options('A03')).toEqual(['Discard 1 equipped gear card', 'Suffer 6 damage']);
    expect(books.fr.options('A03')).toEqual(['Défausser 1 équipement en jeu', 'Subir 6 dégâts']);
    expect(books.en.options('Z01')).toEqual([]);
  });
});
