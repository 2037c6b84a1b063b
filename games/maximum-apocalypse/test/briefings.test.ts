import type { Language } from '@incognita/kernel';
import { describe, expect, it } from 'vitest';
import { standardContent } from '../content/index.ts';
import { briefing } from '../text/missions/index.ts';

const { missions } = standardContent;
const languages: readonly Language[] = ['en', 'fr'];
const told = (language: Language, no: number) => {
  const mission = missions.find((held) => held.no === no);
  if (mission === undefined) throw new Error(`there is no mission ${no}`);
  return briefing(language, mission);
};

describe('briefings of missions', () => {
  it.each(languages)('tell every mission in whole sentences of %s', (language) => {
    for (const mission of missions) {
      const { setup, events, goals, lesson } = briefing(language, mission);
      expect(setup.length, `${mission.no}`).toBeGreaterThan(0);
      expect(goals, `${mission.no}`).toHaveLength(mission.win.length);
      expect(events.length, `${mission.no}`).toBeGreaterThanOrEqual(mission.events.length);
      for (const sentence of [...setup, ...events, ...goals, lesson]) {
        expect(sentence, `${mission.no}`).toMatch(/^[A-ZÀ-Ý].*\.$/);
        expect(sentence, `${mission.no}`).not.toMatch(/ {2}|\.\.|undefined|null|'|START|marker\d/);
        if (language === 'fr') expect(sentence, `${mission.no}`).not.toMatch(/[^\u00a0][:;?!]/);
      }
    }
  });

  it('teach something of their own each', () => {
    for (const language of languages) {
      const lessons = missions.map((mission) => briefing(language, mission).lesson);
      expect(new Set(lessons).size).toBe(19);
    }
  });

  it('say what to do in the order of the victory line', () => {
    expect(told('en', 1).goals).toEqual([
      'Bring the Scientist to the Van.',
      'Deliver 4 Fuel to the Van.',
      'Gather all living survivors at the Van.',
    ]);
    expect(told('fr', 2).goals.slice(0, 2)).toEqual([
      'Tuez 2 Marcheurs Zombies.',
      'Tuez 2 Cracheurs Zombies.',
    ]);
    expect(told('fr', 8).goals[0]).toBe(
      'Notez le message, ou amenez le Scientifique à la Base militaire.',
    );
    expect(told('en', 14).goals[0]).toBe('Kill Dracula.');
  });

  it('tell the set-up and the events from the data', () => {
    expect(told('en', 9).setup[1]).toBe(
      'Markers 1 and 2 lie at least three steps from the Van and at least three steps from each other, with 2 Monster tokens on each.',
    );
    expect(told('en', 10).events).toEqual([
      'The first survivor who stops at marker 1 receives 3 Spare Parts and 2 Medical Supplies.',
      'The first survivor who stops at marker 2 draws the Robot boss and receives 3 Dirty Blankets.',
      'The first survivor who stops at marker 3 receives 2 Fuel and 1 Medical Supplies.',
      'Nothing can be delivered to the Van.',
    ]);
    expect(told('en', 10).setup).toContain(
      'The Bandit Camp never lies on the only way to the Military Base.',
    );
    expect(told('fr', 15).events).toEqual([
      'Celui qui révèle le Van, même de loin, pioche le Loup alpha.',
    ]);
    expect(told('fr', 16).events.at(-1)).toBe(
      'Celui qui brise le troisième sceau pioche une carte Démence et le boss Cthulhu.',
    );
  });
});
