import { expect, test } from 'vitest';
import { gradeTypedAnswer } from '../grade-typed-answer.ts';
import { knownFormulas } from './known-formulas.data.ts';
import { knownQuantities } from './known-quantities.data.ts';
import { knownNames } from './known-names.data.ts';
import { labelledAnswers } from './labelled-answers.ts';
import { thirdEquationsUnseen } from './third-equations-unseen.data.ts';
import { thirdEquations } from './third-equations.data.ts';
import { thirdFormulasUnseen } from './third-formulas-unseen.data.ts';
import { thirdFormulas } from './third-formulas.data.ts';
import { thirdNamesUnseen } from './third-names-unseen.data.ts';
import { thirdNames } from './third-names.data.ts';
import { thirdNumbersUnseen } from './third-numbers-unseen.data.ts';
import { thirdNumbers } from './third-numbers.data.ts';
import { unseenFormulas } from './unseen-formulas.data.ts';
import { unseenNames } from './unseen-names.data.ts';
import { unseenQuantities } from './unseen-quantities.data.ts';

const labelled = labelledAnswers([
  ...knownQuantities,
  ...unseenQuantities,
  ...knownFormulas,
  ...unseenFormulas,
  ...knownNames,
  ...unseenNames,
  ...thirdNumbers,
  ...thirdNumbersUnseen,
  ...thirdFormulas,
  ...thirdFormulasUnseen,
  ...thirdEquations,
  ...thirdEquationsUnseen,
  ...thirdNames,
  ...thirdNamesUnseen,
]);

test.each(labelled.map((answer) => [answer.typed, answer.verdict, answer] as const))(
  '“%s” is %s, as it was labelled from the rules',
  (typed, verdict, { asked, rules, marks, slip, problems }) => {
    const grade = gradeTypedAnswer(asked, typed, rules);
    expect({ ...grade, problems: problems === null ? null : [...grade.problems].sort() }).toMatchObject({
      verdict,
      marks,
      slip,
      problems,
    });
  },
);

test('the list holds at least 1700 answers, and each kind of verdict of each kind of question', () => {
  expect(labelled.length).toBeGreaterThanOrEqual(1700);
  const kinds = new Set(labelled.map(({ asked, verdict }) => `${asked.kind} ${verdict}`));
  for (const kind of ['number', 'formula', 'equation', 'name'])
    for (const verdict of ['right', 'wrong', 'notUnderstood']) expect(kinds).toContain(`${kind} ${verdict}`);
});
