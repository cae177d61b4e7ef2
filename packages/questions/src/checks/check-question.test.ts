import { expect, test } from 'vitest';
import { changed, disulfide, saltMass, soundQuestions } from '../gate-set/example-questions.ts';
import { checkQuestion } from './check-question.ts';

test.each(soundQuestions.map((question) => [question.text, question] as const))(
  'a sound question passes: %s',
  (_, question) => {
    expect(checkQuestion(question).results.filter(({ verdict }) => verdict === 'failed')).toEqual([]);
  },
);

test('general notation is not taken for impossible formulas', () => {
  const notation =
    'In \\ce{R-SH}, \\ce{HA}, \\ce{HbO2}, \\ce{M^{n+}}, \\ce{-SO3^-}, \\ce{^{14}_{6}C} and \\ce{A + B -> C} nothing is to be counted.';
  expect(checkQuestion(changed(disulfide, { explanation: `${disulfide.explanation} ${notation}` })).ok).toBe(
    true,
  );
});

test('a check that breaks counts as failed', () => {
  const unreadable = { ...saltMass, key: Number.NaN };
  expect(checkQuestion(unreadable).ok).toBe(false);
});

test('a temperature with a plus sign in front is read like any other', () => {
  const warmed = changed(saltMass, { text: `At +10 °C: ${saltMass.text}` });
  const failed = checkQuestion(warmed).results.filter(({ verdict }) => verdict === 'failed');
  expect(failed.map(({ check }) => check)).not.toContain('Temperatures read right');
});
