import { type ChoiceOf, type Reader, type Run, rulesOf, type Secret } from '@incognita/kernel';
import type { CardKind, Find, WhiteoutContent } from '../content/cards.ts';
import type { View } from '../view.ts';
import type { State } from './state.ts';

export interface Config {
  readonly seats: 2 | 3 | 4;
  readonly race: 'short' | 'long';
}

/** A card in hand is named by its place and its kind: its owner sees both, nobody else either. */
type HandCard = { hand: number; card: CardKind };

export interface Whiteout {
  State: State;
  Content: WhiteoutContent;
  Index: WhiteoutContent;
  Config: Config;
  View: View;
  Rule: `WHI-${string}`;
  Choices: {
    trek: HandCard;
    storm: HandCard & { target: number };
    scout: HandCard;
    rest: object;
    shelter: HandCard;
    endure: object;
    fallBack: object;
    abandon: HandCard;
    keep: { scouted: number; card: CardKind };
  };
  Prompts: {
    turn: object;
    shelter: { from: number };
    price: object;
    keep: object;
  };
  Events: {
    start: { first: number };
    round: { round: number };
    trekked: { seat: number; card: CardKind; to: number };
    found: { seat: number; space: number; find: Find };
    slipped: { seat: number; to: number };
    arrived: { seat: number; first: boolean };
    storm: { seat: number; target: number };
    sheltered: { seat: number };
    fellBack: { seat: number; to: number };
    abandoned: { seat: number; card: CardKind };
    scouted: { seat: number; spent: CardKind; cards: Secret<readonly CardKind[]> };
    kept: { seat: number; card: Secret<CardKind> };
    drew: { seat: number; count: number; cards: Secret<readonly CardKind[]> };
    reshuffled: object;
    winter: object;
    finished: object;
  };
  Reasons: {
    noPace: { card: CardKind };
    noStorm: { card: CardKind };
    behind: { target: number };
    atPole: { target: number };
    notShelter: { card: CardKind };
    handFull: { cards: number };
    noSteps: object;
    longForFour: object;
  };
  Scores: {
    pole: { first: boolean };
    onTheWay: { spaces: number };
    finds: { find: Find; count: number };
  };
}

export const rules = rulesOf<Whiteout>();
export const { auto, answering, decision } = rules;

export type Game = Run<Whiteout>;
export type Look = Reader<Whiteout>;
export type Answer<K extends keyof Whiteout['Choices']> = ChoiceOf<Whiteout, K>;
