import { type ChoiceOf, type Reader, type Run, rulesOf, type Secret } from '@incognita/kernel';
import type { CardKind, Find, Race, Trail, WhiteoutContent } from '../content/cards.ts';
import type { View } from '../view.ts';
import type { State } from './state.ts';

export interface Config {
  readonly seats: 2 | 3 | 4;
  readonly race: Race;
}

/**
 * The words of the game. A card in a hand is named by its kind: its owner sees it, cards of a
 * kind are alike, and so a hand with three Steady Dogs offers them once.
 */
export interface Whiteout {
  State: State;
  Content: WhiteoutContent;
  Index: Trail;
  Config: Config;
  View: View;
  Rule: `WHI-${string}`;
  Choices: {
    trek: { card: CardKind };
    storm: { target: number };
    scout: object;
    rest: object;
    push: { card: CardKind };
    camp: object;
    shelter: object;
    endure: object;
    fallBack: object;
    abandon: { card: CardKind };
    spend: { card: CardKind };
    keep: { card: CardKind };
  };
  Prompts: {
    turn: object;
    push: { space: number };
    shelter: { from: number };
    price: object;
    abandon: object;
    spend: object;
    keep: object;
  };
  Events: {
    start: { first: number };
    round: { round: number };
    trekked: { seat: number; card: CardKind; to: number };
    pushed: { seat: number; card: CardKind; to: number };
    found: { seat: number; space: number; find: Find };
    slipped: { seat: number; to: number };
    arrived: { seat: number; first: boolean };
    storm: { seat: number; target: number };
    sheltered: { seat: number };
    fellBack: { seat: number; to: number };
    abandoned: { seat: number; card: CardKind };
    scouted: { seat: number; spent: CardKind; cards: Secret<readonly CardKind[]> };
    kept: { seat: number; card: Secret<CardKind> };
    rested: { seat: number };
    drew: { seat: number; count: number; cards: Secret<readonly CardKind[]> };
    reshuffled: object;
    winter: object;
    finished: object;
  };
  Reasons: {
    noPace: { card: CardKind };
    tooTired: { card: CardKind };
    noStorm: object;
    behind: { target: number };
    atPole: { target: number };
    noShelter: object;
    noSteps: { space: number };
    emptyHand: object;
    handFull: { cards: number };
    longForFour: object;
  };
  Scores: {
    pole: { first: boolean };
    onTheWay: { spaces: number };
    finds: { find: Find; count: number };
  };
}

export const rules = rulesOf<Whiteout>();
export const { auto, decision } = rules;

export type Game = Run<Whiteout>;
export type Look = Reader<Whiteout>;
export type Answer<K extends keyof Whiteout['Choices']> = ChoiceOf<Whiteout, K>;
