import { itemKey, type AnswerRow } from './first-encounters.ts';

/** How many of those who answered are right, for every template and level; what was left open does not count. */
export interface SharesRight {
  /** Counts one student's first encounters. */
  add(encounters: readonly AnswerRow[]): void;
  /** As a fraction; 0 for what nobody answered. */
  of(row: AnswerRow): number;
}

export function countSharesRight(): SharesRight {
  const counts = new Map<string, { tries: number; right: number }>();
  return {
    add(encounters) {
      for (const row of encounters) {
        if (row.tries === 0) continue;
        const key = itemKey(row);
        const count = counts.get(key) ?? { tries: 0, right: 0 };
        count.tries += 1;
        if (row.rightAtFirst) count.right += 1;
        counts.set(key, count);
      }
    },
    of(row) {
      const count = counts.get(itemKey(row));
      return count === undefined ? 0 : count.right / count.tries;
    },
  };
}
