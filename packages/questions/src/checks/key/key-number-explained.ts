import { isAside } from '../arithmetic/aside.ts';
import { headOf, segmentsOf } from '../arithmetic/equalities.ts';
import type { Value } from '../arithmetic/value.ts';
import { areOfOtherKinds, sameQuantity, sameSize } from '../arithmetic/same-quantity.ts';
import { pureValue, statedNumbers, type StatedNumber } from '../arithmetic/stated-numbers.ts';
import { formulasIn } from '../chemistry/chemistry-in-text.ts';
import { optionQuantity } from '../arithmetic/quantity-in-option.ts';
import type { QuestionReading, TextReading } from '../question-reading.ts';

/** The fault of an explanation that must derive a number, or `null`. */
export function numberProblem(reading: QuestionReading, key: Value): string | null {
  const { explanation, distractors } = reading;
  const { linear } = explanation;
  const stated = [...statedNumbers(linear), ...countsInFormulas(explanation)];
  if (!stated.some(({ value }) => sameSize(value, key)))
    return `the explanation never arrives at ${reading.key?.source ?? ''}`;
  const distractorAt = (value: Value): TextReading | undefined =>
    distractors.find((distractor) => {
      const wrong = optionQuantity(distractor.linear);
      return wrong !== null && !areOfOtherKinds(wrong.value, value) && sameQuantity(wrong.value, value);
    });
  const results = resultsOf(linear).filter(({ at, value }) => sameSize(value, key) || !isAside(linear, at));
  const result = results.at(-1);
  const isSaidAfter = (place: number): boolean =>
    stated.some(({ value, at }) => at > place && sameSize(value, key));
  // What is left over may be stated behind the key, in the same sentence: (*S*) = 80 %, (*R*) = 20 %.
  const isComputedWith = (place: number): boolean => {
    const from = linear.lastIndexOf('. ', place);
    return results.some(({ value, at }) => at > from && sameSize(value, key));
  };
  if (
    result !== undefined &&
    !sameSize(result.value, key) &&
    !isSaidAfter(result.at) &&
    !isComputedWith(result.at)
  ) {
    const reached = distractorAt(result.value);
    if (reached !== undefined) return `the explanation computes ${reached.source}`;
  }
  if (result !== undefined && hasOtherSign(result, key, linear) && distractorAt(result.value) !== undefined)
    return 'the explanation computes the key with the other sign';
  const last = stated.findLast(({ at }) => /[\d½⟮+−]/.test(linear[at] ?? '') && !isAside(linear, at));
  if (last === undefined || sameSize(last.value, key) || isSaidAfter(last.at) || isComputedWith(last.at))
    return null;
  if (result !== undefined && sameSize(result.value, key)) return null;
  const ending = distractorAt(last.value);
  return ending === undefined ? null : `the explanation ends at ${ending.source}`;
}

/** A written sign must match; a missing one need not: `0.22 K below` may stand for −0.22 °C. */
function hasOtherSign({ value, at }: StatedNumber, key: Value, linear: string): boolean {
  const isSigned = /[+−]/.test(linear.slice(at).trimStart().charAt(0));
  return isSigned && sameSize(value, key) && !sameQuantity(value, key);
}

/** The numbers that the explanation computes, and where they stand. */
function resultsOf(linear: string): StatedNumber[] {
  const results: StatedNumber[] = [];
  let at = 0;
  for (const [index, segment] of segmentsOf(linear).entries()) {
    const head = index === 0 ? null : headOf(segment);
    if (head !== null) results.push({ value: head.value, at: at + segment.indexOf(head.written) });
    at += segment.length + 1;
  }
  return results;
}

/** Coefficients and subscripts count as results: `\ce{C3H8 + 5O2 -> …}` states 5. */
function countsInFormulas({ nodes, linear }: TextReading): StatedNumber[] {
  const sources = formulasIn(nodes);
  return sources.flatMap((source) =>
    [...source.matchAll(/\d+/g)].map(([count]) => ({
      value: pureValue(Number(count)),
      at: source === sources.at(-1) ? linear.lastIndexOf('□') : 0,
    })),
  );
}
