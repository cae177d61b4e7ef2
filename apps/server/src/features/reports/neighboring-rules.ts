import type { CheckResult, GradingRules, Question } from '@valence/questions';
import type { QuestionEngine } from '../quizzes/question-engine.ts';

/** Rules next to those that an answer is graded by, in words for a maintainer. */
const neighbors: readonly { name: string; rules: GradingRules }[] = [
  { name: 'as it was graded', rules: {} },
  { name: 'with any number of figures', rules: { figures: 'lenient' } },
  { name: 'with a decimal comma', rules: { decimalComma: true } },
  {
    name: 'with a decimal comma and any number of figures',
    rules: { figures: 'lenient', decimalComma: true },
  },
];

/** Tells whether a typed answer of which a student says that it should count is right by the rules next to those that refused it. */
export function checkNeighboringRules(
  engine: Pick<QuestionEngine, 'askedAnswerOf' | 'gradeTypedAnswer'>,
  question: Question,
  typed: string,
): CheckResult {
  const check = 'Typed answer by neighboring rules';
  const asked = engine.askedAnswerOf(question);
  if (asked === null)
    return { check, verdict: 'not applicable', finding: 'The question cannot be typed any more.' };
  const right = neighbors.filter(
    ({ rules }) => engine.gradeTypedAnswer(asked, typed, rules).verdict === 'right',
  );
  return right.length === 0
    ? { check, verdict: 'passed', finding: `“${typed}” is not right by any of them.` }
    : {
        check,
        verdict: 'failed',
        finding: `“${typed}” is right ${right.map(({ name }) => name).join(', ')}.`,
      };
}
