import type { InsanityCard } from './types.ts';

export const insanity: readonly InsanityCard[] = [
  { id: 'I01', en: 'Paranoia', fr: 'Paranoïa', enc: 1, fx: 'passive: noTrade, shunned' },
  { id: 'I02', en: 'Amnesia', fr: 'Amnésie', enc: 1, fx: 'passive: handLimit(-5)' },
  { id: 'I03', en: 'Kleptomania', fr: 'Cleptomanie', enc: 1, fx: 'on(scavAction): discHand(me,1)' },
  { id: 'I04', en: 'Nyctophobia', fr: 'Nyctophobie', enc: 1, fx: 'passive: stealth(-2)' },
  { id: 'I05', en: 'Tremors', fr: 'Tremblements', enc: 1, fx: 'passive: dmgUp(-1)' },
  { id: 'I06', en: 'Catatonia', fr: 'Catatonie', enc: 2, fx: 'start: gain(-1)' },
  { id: 'I07', en: 'Hallucinations', fr: 'Hallucinations', enc: 1, fx: 'passive: rerollSuccess' },
  { id: 'I08', en: 'Whispers', fr: 'Murmures', enc: 1, fx: 'end: burn(me,1)' },
  {
    id: 'I09',
    en: 'Ravenous',
    fr: 'Voracité',
    enc: 1,
    fx: 'on(phase5)[odd turn since drawn]: hunger(me,+1)',
  },
  { id: 'I10', en: 'Self-Loathing', fr: 'Haine de soi', enc: 1, fx: 'end: lose(me,1)' },
  {
    id: 'I11',
    en: 'Fear of Solitude',
    fr: 'Peur de la solitude',
    enc: 1,
    fx: 'end[alone(me)]: dmg(me,1)',
  },
  {
    id: 'I12',
    en: 'Claustrophobia',
    fr: 'Claustrophobie',
    enc: 1,
    fx: 'end[not alone(me)]: dmg(me,1)',
  },
  {
    id: 'I13',
    en: 'Fear of Weapons',
    fr: 'Phobie des armes',
    enc: 1,
    fx: 'passive: chargeCost(1)',
  },
  { id: 'I14', en: 'Obsession', fr: 'Obsession', enc: 1, fx: 'passive: noDrawAction' },
  {
    id: 'I15',
    en: 'Gaze into the Void',
    fr: 'Regard dans le vide',
    enc: 2,
    fx: 'passive: noAbility',
  },
];
