import type { DrawnSet } from '@valence/contract';
import type { KeptQuiz } from '../quiz.ts';
import { isKeptQuiz } from './kept-quiz.ts';

/** A shared set of questions as a visitor takes it, with what it was drawn from. The last one has the place. */
export interface KeptSet {
  drawn: DrawnSet;
  kept: KeptQuiz;
}

/** Keeps the visitor's set through a reload, and until there is an account that it comes along into. */
export function keepSet(set: KeptSet): void {
  inMemory = set;
  try {
    localStorage.setItem(name, JSON.stringify(set));
  } catch {
    // Storage is full or blocked: the set lives in memory alone.
  }
}

/** The set that this browser keeps; `null` where there is none, or where what was kept cannot be trusted. */
export function readKeptSet(): KeptSet | null {
  if (inMemory !== null) return inMemory;
  try {
    const set: unknown = JSON.parse(localStorage.getItem(name) ?? 'null');
    return isKeptSet(set) ? set : null;
  } catch {
    return null;
  }
}

/** It is in an account, or another one is drawn. */
export function dropSet(): void {
  inMemory = null;
  try {
    localStorage.removeItem(name);
  } catch {
    // Storage is blocked: nothing was kept there.
  }
}

let inMemory: KeptSet | null = null;

/** The number is the version of what is kept. */
const name = 'valence.first-set.1';

function isKeptSet(set: unknown): set is KeptSet {
  return (
    typeof set === 'object' &&
    set !== null &&
    'drawn' in set &&
    typeof set.drawn === 'object' &&
    'kept' in set &&
    isKeptQuiz(set.kept)
  );
}
