import { longestAnswer, notUnderstood, plainText, tooLong, type Reading } from '@valence/chemistry/typed';
import type { AskedAnswer, GradingRules, TypedGrade } from './asked-answer.ts';
import { gradeEquation } from './formulas/grade-equation.ts';
import { gradeFormula } from './formulas/grade-formula.ts';
import { gradeName } from './names/grade-name.ts';
import { gradeQuantity } from './quantities/grade-quantity.ts';

/**
 * Grades what a student typed for a number with its unit, a formula, an equation or a name.
 * Formatting is never marked wrong: what has more than one meaning, or none, is `notUnderstood` and costs no attempt.
 * @param asked the key; a `tolerance` is absolute, in the asked unit
 * @param typed any text
 * @param rules how the figures count (`withinOne` unless told), whether decimals stand behind a comma, and whether the unit is given
 * @returns verdict, marks from 0 to 1, the slip behind a wrong number, what took marks away, and the answer as it was
 * read, in the typeset notation; of what was not understood, a sentence that says where and why
 * @throws when the key cannot be read
 * @example gradeTypedAnswer({ kind: 'number', value: '0.0250', unit: 'mol/L', figures: 3 }, '25.0 mM').verdict // 'right'
 */
export function gradeTypedAnswer(asked: AskedAnswer, typed: string, rules: GradingRules = {}): TypedGrade {
  const read = readAndGrade(asked, typed, rules);
  if (read.ok) return read.value;
  const { problem, message } = read.trouble;
  return { verdict: 'notUnderstood', marks: 0, slip: null, problems: [problem], understoodAs: message };
}

function readAndGrade(asked: AskedAnswer, typed: string, rules: GradingRules): Reading<TypedGrade> {
  if (typed.length > longestAnswer) return tooLong();
  const text = plainText(typed);
  if (text === '') return notUnderstood('empty', 'Type an answer.');
  switch (asked.kind) {
    case 'number':
      return gradeQuantity(asked, text, rules);
    case 'formula':
      return gradeFormula(asked, text);
    case 'equation':
      return gradeEquation(asked, text);
    case 'name':
      return gradeName(asked, text);
  }
}
