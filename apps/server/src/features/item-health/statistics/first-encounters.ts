import type { answers } from '../../../database/schema/answers.ts';

/** What the health of items reads of a row of the ledger. */
export type AnswerRow = Pick<
  typeof answers.$inferSelect,
  | 'template'
  | 'difficulty'
  | 'subject'
  | 'topic'
  | 'tests'
  | 'kind'
  | 'firstChoice'
  | 'rightAtFirst'
  | 'tries'
  | 'seconds'
>;

/** One key for a template at a level. */
export function itemKey({ template, difficulty }: Pick<AnswerRow, 'template' | 'difficulty'>): string {
  return `${template} ${difficulty}`;
}

/**
 * A student's first row of each template and level: who has seen a key or an explanation once says little about the question.
 * @param rows of one student, oldest first
 */
export function firstEncounters<Row extends Pick<AnswerRow, 'template' | 'difficulty'>>(
  rows: readonly Row[],
): Row[] {
  const first = new Map<string, Row>();
  for (const row of rows) {
    const key = itemKey(row);
    if (!first.has(key)) first.set(key, row);
  }
  return [...first.values()];
}
