import { difficulties, subjectIds, type Analytics } from '@valence/contract';
import type { AnswerFact } from './answer-facts.ts';

interface Accuracy {
  answered: number;
  right: number;
}

/** Accuracy at first attempts by main topic, the most practised first. */
export function accuracyByTopic(facts: readonly AnswerFact[]) {
  return [...Map.groupBy(facts, (fact) => fact.topic)]
    .flatMap(([id, own]) => own.slice(0, 1).map(({ subject }) => ({ id, subject, ...accuracyOf(own) })))
    .toSorted((one, other) => other.answered - one.answered || (one.id < other.id ? -1 : 1));
}

/** Accuracy at first attempts by difficulty, the easiest first; what was never answered is left out. */
export function accuracyByDifficulty(facts: readonly AnswerFact[]): Analytics['difficulties'] {
  return difficulties
    .map((difficulty) => ({
      difficulty,
      ...accuracyOf(facts.filter((fact) => fact.difficulty === difficulty)),
    }))
    .filter(({ answered }) => answered > 0);
}

/** Median times on a question, over those whose time was measured. */
export function timesOf(facts: readonly AnswerFact[]): Analytics['times'] {
  return {
    overall: paceOf(facts),
    byDifficulty: difficulties.flatMap((difficulty) => {
      const pace = paceOf(facts.filter((fact) => fact.difficulty === difficulty));
      return pace === null ? [] : [{ difficulty, ...pace }];
    }),
    bySubject: subjectIds.flatMap((subject) => {
      const pace = paceOf(facts.filter((fact) => fact.subject === subject));
      return pace === null ? [] : [{ subject, ...pace }];
    }),
  };
}

function accuracyOf(facts: readonly AnswerFact[]): Accuracy {
  return { answered: facts.length, right: facts.filter((fact) => fact.isRight).length };
}

function paceOf(facts: readonly AnswerFact[]) {
  const seconds = facts.flatMap((fact) => fact.seconds ?? []).toSorted((one, other) => one - other);
  const middle = (seconds.length - 1) / 2;
  const [low, high] = [seconds[Math.floor(middle)], seconds[Math.ceil(middle)]];
  if (low === undefined || high === undefined) return null;
  return { answered: seconds.length, medianSeconds: (low + high) / 2 };
}
