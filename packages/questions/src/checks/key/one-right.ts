import { balance, isBalanced, parseEquation, sameDimension, speciesOf } from '@valence/chemistry';
import { decide } from '../../computations/decide.ts';
import { headOf, segmentsOf } from '../arithmetic/equalities.ts';
import type { Value } from '../arithmetic/value.ts';
import { agree } from '../arithmetic/same-quantity.ts';
import { failed, notApplicable, passed, type Check, type CheckResult } from '../check.ts';
import { equationsIn } from '../chemistry/chemistry-in-text.ts';
import { optionQuantity } from '../arithmetic/quantity-in-option.ts';
import type { Question } from '../../question.ts';
import { readQuestion, type QuestionReading } from '../question-reading.ts';
import { recomputationOf } from './recomputation.ts';

/** Exactly one option is right, where the question text suffices to compute the answer. */
export const oneRightCheck: Check = {
  name: 'Exactly one right',
  run(reading) {
    return (
      recomputed(reading) ??
      balanced(reading) ??
      computedInExplanation(reading) ??
      notApplicable('Nothing in the text alone decides which option is right.')
    );
  },
};

/**
 * True where a computation alone decides which option is right, from the text of the question: nobody’s word is needed for the key.
 * @example isKeyComputed(question) // true for 'What is the molar mass of \\ce{NaCl}?'
 */
export function isKeyComputed(question: Question): boolean {
  const reading = readQuestion(question);
  return (recomputed(reading) ?? balanced(reading))?.verdict === 'passed';
}

/** What the question asks can be computed from its text. */
function recomputed({ question, text }: QuestionReading): Omit<CheckResult, 'check'> | null {
  const computation = recomputationOf(text.source);
  if (computation === null) return null;
  const decision = decide(
    computation,
    question.options.map((option) => option.text),
  );
  if (!decision.ok) return null;
  const found = decision.right.flatMap((isRight, index) => (isRight ? [index] : []));
  if (found.length === 1 && found[0] === question.key) return passed(decision.finding);
  // Formulas of structures are written in more than one order of elements.
  if (found.length === 0 && computation.kind === 'formula-of-structure') return null;
  const named = found.map((index) => question.options[index]?.text ?? '').join(' and ');
  return failed(`recomputing finds ${named === '' ? 'no option' : named} right: ${decision.finding}`);
}

/** Of options that are one equation with different coefficients, the one that balances with the lowest. */
function balanced({ options, text, question }: QuestionReading): Omit<CheckResult, 'check'> | null {
  if (!/\bbalanced?\b/.test(text.source) || /unbalanced|not balanced/.test(text.source)) return null;
  const equations = options.map(({ nodes }) => {
    const [source, ...others] = equationsIn(nodes);
    const equation = source === undefined || others.length > 0 ? null : parseEquation(source);
    return equation?.ok === true ? equation.value : null;
  });
  if (equations.some((equation) => equation === null)) return null;
  const right = equations.map((equation) => {
    if (equation === null || !isBalanced(equation)) return false;
    const lowest = balance(equation);
    return (
      lowest.ok &&
      speciesOf(lowest.value).every(
        ({ coefficient }, at) => coefficient === speciesOf(equation)[at]?.coefficient,
      )
    );
  });
  if (right[question.key] !== true)
    return failed('the key is not balanced with the lowest whole coefficients');
  const names = equations.map((equation) =>
    equation === null
      ? ''
      : speciesOf(equation)
          .map((species) => species.text)
          .sort()
          .join(' '),
  );
  const second = right.findIndex(
    (isRight, at) => isRight && at !== question.key && names[at] === names[question.key],
  );
  if (second >= 0) return failed(`${options[second]?.source ?? ''} balances as well`);
  return passed('Of the four equations only the key balances with the lowest whole coefficients.');
}

/** The explanation's result is the number of the key and of no other option. */
function computedInExplanation({
  options,
  text,
  explanation,
  question,
}: QuestionReading): Omit<CheckResult, 'check'> | null {
  const quantities = options.map(({ linear }) => optionQuantity(linear)?.value ?? null);
  if (quantities.some((quantity) => quantity === null)) return null;
  if (!/significant|decimal|rounded|digits|figures/i.test(text.source)) {
    const alike = options.findIndex(
      (_, at) => at !== question.key && bothMayBe(quantities[at] ?? null, quantities[question.key] ?? null),
    );
    if (alike >= 0) return failed(`${options[alike]?.source ?? ''} is the key within its rounding`);
  }
  const result = segmentsOf(explanation.linear)
    .slice(1)
    .map(headOf)
    .findLast((head) => head !== null)?.value;
  if (result === undefined) return null;
  const found = quantities.flatMap((quantity, at) => (bothMayBe(quantity, result) ? [at] : []));
  if (found.length !== 1 || found[0] !== question.key) return null;
  return passed('The number that the explanation computes is one option’s and no other’s.');
}

function bothMayBe(one: Value | null, other: Value | null): boolean {
  if (one === null || other === null) return false;
  if (one.si === null || other.si === null) return agree(one.bare, other.bare);
  return sameDimension(one.si.dimension, other.si.dimension) && agree(one.si.interval, other.si.interval);
}
