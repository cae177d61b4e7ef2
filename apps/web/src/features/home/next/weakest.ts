import type { Standings } from '@valence/contract';

export type Standing = Standings['concepts'][number];

/** Fewer answers say little about what is weak. */
const answeredAtLeast = { concepts: 2, topics: 3 };

/** What goes better than this is not weak. */
const weakBelow = 0.7;

/** Questions of the quiz that is offered: what has fewer different ones is not offered. */
export const questionsOfWeak = 5;

/**
 * The concept that goes worst and has enough questions for a quiz, else such a topic; `null` where nothing is weak. Of few answers
 * less is concluded than of many.
 */
export function weakestOf({
  concepts,
  topics,
}: Standings): { kind: 'concepts' | 'topics'; standing: Standing } | null {
  const concept = weakestIn(concepts, answeredAtLeast.concepts);
  if (concept !== undefined) return { kind: 'concepts', standing: concept };
  const topic = weakestIn(topics, answeredAtLeast.topics);
  return topic === undefined ? null : { kind: 'topics', standing: topic };
}

function weakestIn(standings: readonly Standing[], answeredEnough: number): Standing | undefined {
  return standings
    .filter(
      ({ answered, right, questions }) =>
        answered >= answeredEnough && right / answered < weakBelow && questions >= questionsOfWeak,
    )
    .toSorted((one, other) => expected(one) - expected(other))[0];
}

/** The share that would be right next time, as if one right and one wrong answer had come before (rule of succession). */
function expected({ answered, right }: Standing): number {
  return (right + 1) / (answered + 2);
}
