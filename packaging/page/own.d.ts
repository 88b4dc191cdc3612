// What the page knows of answers without a schema, of the modules that it brings from others, and of itself.

import type { Answers, Of_hint } from './answers.d.ts';

/** A house of a puzzle. */
export interface House {
  name: string;
  said: string;
  kind: string;
  cells: number[];
}

/** A puzzle as questions take it and answers say it. */
export interface Position {
  puzzle: string;
  shape?: string;
  rules?: string;
  candidates?: string[];
  placed?: string;
  marks?: (string | null)[];
}

export interface Read extends Position {
  shape: string;
  rules_name: string;
  rules_in_words?: string;
  served: string[];
  box_size: [number, number];
  houses: House[];
  pairs: [number, number][];
  consecutive?: { neighbours: number[][]; digits: number[][] };
  signs: string;
  title?: string;
  ignored: string[];
  notes?: string[];
}

export interface OwnAnswers {
  read: Read;
  convert: { format: string; text: string; lost: string[]; notes: string[] };
  rules: { rule: string; about: string }[];
  levels: { level: string; name: string }[];
  candidates: Position & { counts: string[][] };
  trajectory: Flow;
  map: StartMap;
  print: never;
}

export interface Flow {
  puzzle: string;
  shape: string;
  watched: string[];
  solved: number | null;
  samples: { time: number; violated: number; spins: number[] }[];
}

export interface StartMap {
  x: [number, number];
  y: [number, number];
  digits: string[];
  spins: string[];
  panel: { rows: string[]; edges: number; shares: number[] };
}

/** Why there is no answer. */
export interface Said {
  status: number;
  detail: string;
  place?: string;
  hint?: string;
}

/** The puzzle of a game, with its side. */
export type Sheet = Read & { side: number };
/** A step, its lists of houses and links there even where they are empty. */
export type Step = NonNullable<Of_hint.Answer['steps']>[number];
/** A candidate: a cell and a digit, both from 0. */
export interface Candidate { cell: number; digit: number }
/** What a game is at a moment. */
export interface State {
  clues: number[];
  digits: number[];
  marks: Set<number>[];
  struck: Set<number>[];
}
/** What is shown on a board besides a game. */
export interface Shown {
  game?: import('./game.js').Game;
  step?: Step;
  all?: boolean;
  good?: Candidate[];
  bad?: Candidate[];
  pattern?: Candidate[];
  cells?: number[];
  links?: { kind: string; from: Candidate[]; to: Candidate[] }[];
  fill?: number[];
  wrong?: Set<number>;
  differs?: Set<number>;
  counts?: string[][];
  limit?: number;
}
/** What is known of the solutions of a puzzle. */
export type Verdict = Answers['solve'] & { key: string };
/** A step with all lists that it may leave out. */
export type FullStep = Step & { houses: string[]; links: NonNullable<Step['links']> };
/** What is made of a tag with classes, such as `p.note`. */
export type Made<T extends string> = T extends `${infer N}.${string}` ? Made<N> : T extends keyof HTMLElementTagNameMap ? HTMLElementTagNameMap[T] : HTMLDivElement;
/** What can be chosen. */
export interface Choices {
  described?: any;
  levels: Answers['levels'];
  techniques: Answers['techniques'];
  rules: string[][];
  formats: string[];
  symmetries: string[];
  shapes: string[];
  ready: Promise<void>;
}
