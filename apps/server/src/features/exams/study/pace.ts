import type { FirstTry } from '../../answers/first-tries-repository.ts';

/** How long the student takes for a question. */
export interface Pace {
  /** Seconds for most questions. */
  seconds: number;
  /** Seconds for one on a concept. */
  secondsOf(concept: string): number;
}

/** Ten questions in ten to fifteen minutes, as the sizes of quizzes say, until the student's own time is known. */
const usualSeconds = 75;
/** So many answers tell a student's time, and so many that for one concept. */
const enough = { atAll: 10, onConcept: 4 };
/** A page left open is no thinking, and a click without reading no answer. */
const bounds = { least: 20, most: 240 };

/** The median of the student's own seconds: for a concept where there are enough, else for all questions. */
export function paceOf(tries: readonly FirstTry[]): Pace {
  const timed = tries.flatMap(({ tests, seconds }) => (seconds === null ? [] : [{ tests, seconds }]));
  const seconds = medianOf(timed, enough.atAll) ?? usualSeconds;
  const byConcept = new Map<string, { seconds: number }[]>();
  for (const one of timed)
    for (const concept of one.tests) {
      const held = byConcept.get(concept);
      if (held) held.push(one);
      else byConcept.set(concept, [one]);
    }
  return {
    seconds,
    secondsOf: (concept) => medianOf(byConcept.get(concept) ?? [], enough.onConcept) ?? seconds,
  };
}

function medianOf(timed: readonly { seconds: number }[], fewest: number): number | null {
  if (timed.length < fewest) return null;
  const sorted = timed.map(({ seconds }) => seconds).toSorted((one, other) => one - other);
  const median = sorted[Math.floor(sorted.length / 2)] ?? usualSeconds;
  return Math.min(bounds.most, Math.max(bounds.least, median));
}
