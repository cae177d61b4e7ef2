import { itemKey, type AnswerRow } from './first-encounters.ts';
import { addEncounter, emptyTally, healthOf, type ItemHealth, type ItemTally } from './item-tally.ts';
import { restScores } from './rest-scores.ts';
import type { SharesRight } from './shares-right.ts';

/** Sums up students one by one; what is kept grows with the templates, not with the answers. */
export interface ItemTallies {
  /** Counts one student's first encounters. */
  add(encounters: readonly AnswerRow[]): void;
  /** Every template and level, in the order of their names. */
  items(): ItemHealth[];
}

/** @param shares counted over the same students before */
export function tallyItems(shares: SharesRight): ItemTallies {
  const tallies = new Map<string, ItemTally>();
  const tallyOf = (row: AnswerRow): ItemTally => {
    const key = itemKey(row);
    const known = tallies.get(key);
    if (known !== undefined) return known;
    const added = emptyTally(row);
    tallies.set(key, added);
    return added;
  };
  return {
    add(encounters) {
      const answered = encounters.filter(({ tries }) => tries > 0);
      for (const row of encounters) if (row.tries === 0) addEncounter(tallyOf(row), row, null);
      const rests = restScores(answered, shares);
      for (const [place, row] of answered.entries()) addEncounter(tallyOf(row), row, rests[place] ?? null);
    },
    items: () =>
      [...tallies].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, tally]) => healthOf(tally)),
  };
}
