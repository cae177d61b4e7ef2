import type { LedgerRow } from '@valence/study';

/** The first try at a question, as the ledger of answers has it. */
export interface FirstTry {
  /** Ids of the concepts that the question tests. */
  tests: readonly string[];
  at: Date;
  /** The student's own day. */
  day: string;
  right: boolean;
  kind: 'choice' | 'typed';
  difficulty: 'beginner' | 'intermediate' | 'advanced';
  seconds: number | null;
}

/** A row for each concept that a question tests: what the planner learns from. */
export function rowsForPlan(tries: readonly FirstTry[]): LedgerRow[] {
  return tries.flatMap(({ tests, at, right, kind, difficulty }) =>
    tests.map((skill) => ({ skill, at: at.getTime(), right, kind, difficulty })),
  );
}

/** A row for each question, under the first concept of the exam that it tests: what the forecast counts. */
export function rowsForForecast(
  tries: readonly FirstTry[],
  isAsked: (concept: string) => boolean,
): LedgerRow[] {
  return tries.flatMap(({ tests, at, right, kind, difficulty }) => {
    const skill = tests.find(isAsked);
    return skill === undefined ? [] : [{ skill, at: at.getTime(), right, kind, difficulty }];
  });
}
