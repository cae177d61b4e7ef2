import type { itemHealth } from '../../../database/schema/item-health.ts';
import type { AnswerRow } from './first-encounters.ts';
import { medianOfCounts } from './median-of-counts.ts';
import { addRest, noRest, pointBiserial, type RestSums } from './rest-sums.ts';

/** How a template fares at a level. */
export type ItemHealth = Omit<typeof itemHealth.$inferSelect, 'computedAt'>;

interface Choice {
  chosen: number;
  rest: RestSums;
}

const noChoice = (): Choice => ({ chosen: 0, rest: noRest() });

/** What is summed up of the students who met a template at a level. */
export interface ItemTally {
  row: AnswerRow;
  met: number;
  leftOpen: number;
  typedTries: number;
  typedRight: number;
  tries: number;
  all: RestSums;
  key: Choice;
  slips: Map<string, Choice>;
  seconds: Map<number, number>;
}

export function emptyTally(row: AnswerRow): ItemTally {
  const counts = { met: 0, leftOpen: 0, typedTries: 0, typedRight: 0, tries: 0 };
  return { row, ...counts, all: noRest(), key: noChoice(), slips: new Map(), seconds: new Map() };
}

/** Counts one student's first encounter; `rest` is the student's rest score beside it. */
export function addEncounter(tally: ItemTally, row: AnswerRow, rest: number | null): void {
  tally.met += 1;
  if (row.tries === 0) {
    tally.leftOpen += 1;
    return;
  }
  if (row.seconds !== null) tally.seconds.set(row.seconds, (tally.seconds.get(row.seconds) ?? 0) + 1);
  if (row.kind === 'typed') {
    tally.typedTries += 1;
    if (row.rightAtFirst) tally.typedRight += 1;
    return;
  }
  tally.tries += 1;
  if (rest !== null) addRest(tally.all, rest);
  const choice = choiceOf(tally, row);
  if (choice === null) return;
  choice.chosen += 1;
  if (rest !== null) addRest(choice.rest, rest);
}

/** What came out, the slip that most chose first. */
export function healthOf({ row, all, key, slips, seconds, ...counts }: ItemTally): ItemHealth {
  return {
    template: row.template,
    difficulty: row.difficulty,
    subject: row.subject,
    topic: row.topic,
    tests: row.tests,
    met: counts.met,
    leftOpen: counts.leftOpen,
    tries: counts.tries,
    right: key.chosen,
    typedTries: counts.typedTries,
    typedRight: counts.typedRight,
    rested: all.count,
    discrimination: pointBiserial(all, key.rest),
    slips: [...slips]
      .map(([id, { chosen, rest }]) => ({ id, chosen, discrimination: pointBiserial(all, rest) }))
      .toSorted((one, other) => other.chosen - one.chosen || (one.id < other.id ? -1 : 1)),
    medianSeconds: medianOfCounts(seconds),
  };
}

/** Where no option is right everybody is, whatever they chose; a wrong option of which no slip is known is in no list. */
function choiceOf({ key, slips }: ItemTally, { rightAtFirst, firstChoice }: AnswerRow): Choice | null {
  if (rightAtFirst) return key;
  if (firstChoice === null || firstChoice === 'key') return null;
  const known = slips.get(firstChoice);
  if (known !== undefined) return known;
  const added = noChoice();
  slips.set(firstChoice, added);
  return added;
}
