import { isBalanced, parseEquation, speciesOf, type Equation } from '@valence/chemistry';
import { failed, notApplicable, passed, type Check } from '../check.ts';
import type { TextReading } from '../question-reading.ts';
import { equationsIn } from './chemistry-in-text.ts';

/** A question that asks for coefficients shows the skeleton. One that merely says `balanced` of its equation promises that it is. */
const asksToBalance =
  /\bun-?balanced\b|\bnot (?:yet )?balanced\b|\bskeleton\b|\bcoefficient|\bbalanc(?:e|es|ing)\b|\b(?:when|once|if|after|be|is|are)(?: it is)? (?:properly |correctly |fully |then )?balanced\b|\b(?:lowest|smallest)(?: possible)? whole\b/i;
const asksForUnbalanced =
  /\bun-?balanced\b|\b(?:not|never|isn't) (?:correctly |properly |yet )?balanced\b|\bviolates?\b|\bincorrectly\b/i;

interface StatedEquation {
  source: string;
  equation: Equation;
}

/**
 * Every equation that the question states balances in atoms and charge. Distractors may be wrong on purpose. A question that asks
 * for balancing shows a skeleton, in which no element but hydrogen and oxygen may be missing on one side; its explanation may go on
 * from there, as long as it or the key arrives at the balanced equation.
 */
export const equationsBalancedCheck: Check = {
  name: 'Equations balanced',
  run({ text, key, explanation }) {
    const isSkeleton = asksToBalance.test(text.source);
    const [inText, inExplanation] = [statedIn(text), statedIn(explanation)];
    const inKey = key === undefined || asksForUnbalanced.test(text.source) ? [] : statedIn(key);
    const all = [...inText, ...inExplanation, ...inKey];
    if (all.length === 0) return notApplicable('No complete equation appears.');
    const unbalanced = (isSkeleton ? [...inExplanation, ...inKey] : all).find(
      ({ equation }) => !isBalanced(equation),
    );
    if (unbalanced !== undefined && !(isSkeleton && isStep(unbalanced, inText, [...inExplanation, ...inKey])))
      return failed(`${unbalanced.source} is not balanced`);
    const hopeless = isSkeleton ? inText.find(({ equation }) => loneElement(equation) !== null) : undefined;
    if (hopeless !== undefined)
      return failed(`${hopeless.source}: ${loneElement(hopeless.equation) ?? ''} is on one side only`);
    return passed('Every equation has the same atoms and charge on both sides.');
  },
};

/** What is no equation of formulas (a scheme with R groups, a nuclear reaction) is not balanced by atoms. */
function statedIn({ nodes }: TextReading): StatedEquation[] {
  return equationsIn(nodes).flatMap((source) => {
    const equation = parseEquation(source);
    return equation.ok ? [{ source, equation: equation.value }] : [];
  });
}

/** The skeleton again, or the same substances on the way to coefficients that balance. */
function isStep(
  { source, equation }: StatedEquation,
  skeletons: readonly StatedEquation[],
  others: readonly StatedEquation[],
): boolean {
  if (skeletons.some((skeleton) => skeleton.source === source)) return true;
  const place = others.findIndex((other) => other.source === source);
  return others
    .slice(place + 1)
    .some((other) => substances(other.equation) === substances(equation) && isBalanced(other.equation));
}

function substances(equation: Equation): string {
  return speciesOf(equation)
    .map(({ text }) => text)
    .toSorted()
    .join(' ');
}

/** An element that stands on one side alone; water and its ions are often left to the student. */
function loneElement({ reactants, products }: Equation): string | null {
  const symbols = (side: Equation['reactants']): Set<string> =>
    new Set(side.flatMap(({ formula }) => [...formula.composition.keys()]));
  const [left, right] = [symbols(reactants), symbols(products)];
  const lone = [...left.symmetricDifference(right)].find((symbol) => symbol !== 'H' && symbol !== 'O');
  return lone ?? null;
}
