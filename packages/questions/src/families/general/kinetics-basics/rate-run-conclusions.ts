import type { Random } from '../../../random.ts';
import type { PartDraft } from '../../computed-set.ts';
import type { Distractor } from '../../family.ts';
import { cause } from './rate-run-cause.ts';
import { newMixture, whatChanged } from './rate-run-changes.ts';
import type { DrawnRuns } from './rate-runs.ts';

/** What the runs of a set let one conclude, at each difficulty. */
export const rateRunConclusions = {
  beginner: (drawn: DrawnRuns, random: Random): PartDraft =>
    random.pick([newMixture, newMixture, whatChanged])(drawn, random),
  intermediate: telling,
  advanced: cause,
};

/** Which two runs tell one order alone. */
function telling({ a, b, runs }: DrawnRuns, random: Random): PartDraft | null {
  const [asked, other] = random.shuffle(['a', 'b'] as const);
  if (asked === undefined || other === undefined) return null;
  const names = { a, b };
  const pairs = runs.flatMap((one, place) =>
    runs.slice(place + 1).map((two, after) => ({
      text: `Runs ${place + 1} and ${place + after + 2}`,
      isAskedSame: one[asked] === two[asked],
      isOtherSame: one[other] === two[other],
    })),
  );
  const right = pairs.filter(({ isAskedSame, isOtherSame }) => !isAskedSame && isOtherSame);
  const [key] = right;
  if (key === undefined || right.length > 1) return null;
  const distractors: Distractor[] = pairs
    .filter((pair) => pair !== key)
    .map(({ text, isAskedSame }) => ({
      text,
      slip: isAskedSame ? 'exchanged-values' : 'both-changes-for-one',
      teaching: isAskedSame
        ? `Between these runs [\\ce{${names[asked]}}] does not change, so they show the order with respect to \\ce{${names[other]}}.`
        : `Between these runs both concentrations change, so the order with respect to \\ce{${names[other]}} must be known first.`,
    }));
  return {
    text: `Which two runs alone are sufficient to find the order with respect to \\ce{${names[asked]}} if the order with respect to \\ce{${names[other]}} is not known?`,
    answer: key.text,
    distractors,
    explanation: `The change in the rate can be attributed to \\ce{${names[asked]}} only if [\\ce{${names[asked]}}] changes and [\\ce{${names[other]}}] does not. This is true of only one pair: ${key.text.toLowerCase()}.`,
    finding: `Only in ${key.text.toLowerCase()} does [\\ce{${names[asked]}}] change alone.`,
  };
}
