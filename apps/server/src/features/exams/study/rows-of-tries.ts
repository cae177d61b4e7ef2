import type { LedgerRow } from '@valence/study';
import type { FirstTry } from '../../answers/first-tries-repository.ts';

/** A row for each concept that a question tests: what the planner learns from. */
export function rowsForPlan(tries: readonly FirstTry[]): LedgerRow[] {
  return tries.flatMap(({ tests, at, right, kind, difficulty }) =>
    tests.map((skill) => ({ skill, at, right, kind, difficulty })),
  );
}

/** A row for each question, under the first concept of the exam that it tests: what the forecast counts. */
export function rowsForForecast(
  tries: readonly FirstTry[],
  isAsked: (concept: string) => boolean,
): LedgerRow[] {
  return tries.flatMap(({ tests, at, right, kind, difficulty }) => {
    const skill = tests.find(isAsked);
    return skill === undefined ? [] : [{ skill, at, right, kind, difficulty }];
  });
}
