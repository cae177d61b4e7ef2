import type { Random } from '../random.ts';
import type { PartDraft } from './computed-set.ts';

/** What something does to a result: four results in words, and cases each of which leads to one of them. */
export interface Consequences<Result extends string> {
  /** What the results are named in the options. */
  results: Readonly<Record<Result, string>>;
  /** The slip and the sentence behind each result where it is wrong. */
  teachings: Readonly<Record<Result, readonly [slip: string, teaching: string]>>;
  cases: readonly (readonly [text: string, result: Result, why: string])[];
  order: readonly Result[];
  /** What the explanation ends in, where "it" in a result would be taken for another noun there. */
  concluded?: (result: Result, text: string) => string;
}

/** A question on one of the cases, which no number decides. */
export function consequencePart<Result extends string>(
  random: Random,
  { results, teachings, cases, order, concluded = (result) => results[result] }: Consequences<Result>,
): PartDraft {
  const [text, key, why] = random.pick(cases);
  return {
    text,
    answer: results[key],
    distractors: order
      .filter((result) => result !== key)
      .map((result) => {
        const [slip, teaching] = teachings[result];
        return { text: results[result], slip, teaching };
      }),
    explanation: `${why} ${concluded(key, text)}`,
    finding: why,
  };
}
