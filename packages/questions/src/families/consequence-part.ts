import type { Random } from '../random.ts';
import type { PartDraft } from './computed-set.ts';

/** What something does to a result: four results in words, and cases each of which leads to one of them. */
export interface Consequences<Result extends string> {
  /** What the results are named in the options. */
  results: Readonly<Record<Result, string>>;
  /** The slip and the sentence behind each result where it is wrong. */
  teachings: Readonly<Record<Result, readonly [slip: string, teaching: string]>>;
  /** Each case may say of its own why a result is wrong there. */
  cases: readonly (readonly [
    text: string,
    result: Result,
    why: string,
    own?: Readonly<Partial<Record<Result, string>>>,
  ])[];
  /** What is so in the cases of each result, said after the general sentence on another one. */
  here?: Readonly<Record<Result, string>>;
  order: readonly Result[];
  /** What the explanation ends in, where "it" in a result would be taken for another noun there. */
  concluded?: (result: Result, text: string) => string;
}

/** A question on one of the cases, which no number decides. */
export function consequencePart<Result extends string>(
  random: Random,
  { results, teachings, cases, order, here, concluded = (result) => results[result] }: Consequences<Result>,
): PartDraft {
  const [text, key, why, own] = random.pick(cases);
  return {
    text,
    answer: results[key],
    distractors: order
      .filter((result) => result !== key)
      .map((result) => {
        const [slip, teaching] = teachings[result];
        const said = here === undefined ? teaching : `${teaching.slice(0, -1)}; ${here[key]}.`;
        return { text: results[result], slip, teaching: own?.[result] ?? said };
      }),
    explanation: `${why} ${concluded(key, text)}`,
    finding: why,
  };
}
