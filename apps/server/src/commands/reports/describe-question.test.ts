import { expect, test } from 'vitest';
import { describeQuestion } from './describe-question.ts';
import { storedReport } from './testing/stored-report.ts';

test('a reported question is shown with its slips, what the checks found, and what was said', () => {
  const first = storedReport();
  const second = storedReport({
    reason: 'unclear_question',
    explanation: 'At what temperature?\nIt is not said.',
    reportedAt: new Date('2026-11-21T23:59:00Z'),
    outcome: 'kept',
    note: 'At 25 °C, as everywhere.',
  });
  expect(describeQuestion([first, second], null)).toBe(`general-acids-07
From the bank. Template: general-acids-07

What is the pH of 0.010 mol/L \\ce{HCl}?

  A 1.0
    counted-wrong: This is the pH of 0.10 mol/L.
  B 2.0 <- key
  C 12.0
    poh-for-ph: This is the pOH.
  D 0.010
    concentration-for-ph: This is the concentration itself.

Explanation
  pH = −log_{10} 0.010 = 2.0.

Checks at the report
  FAILED Key explained: The explanation arrives at 2.1.
  passed Complete: Four options, one key.
  not applicable: Molar masses right, Equations balanced

Reports
  2026-11-20, wrong answer, open
    The last option is right as well.
  2026-11-21, unclear question, kept
    At what temperature? It is not said.
    Note: At 25 °C, as everywhere.`);
});

test('it says where a question is to be mended', () => {
  const from = (origin: ReturnType<typeof storedReport>['question']['origin']) =>
    describeQuestion([storedReport({ question: { ...storedReport().question, origin } })], null)?.split(
      '\n',
    )[1];
  expect(from({ kind: 'family', family: 'ideal-gas-law', seed: 42 })).toMatch(
    /^From the family ideal-gas-law, seed 42\. /,
  );
  expect(from({ kind: 'model', model: 'writes' })).toMatch(/^Written by the model writes\. /);
});

test('of a question that nobody reported there is nothing to show', () => {
  expect(describeQuestion([], null)).toBeNull();
});
