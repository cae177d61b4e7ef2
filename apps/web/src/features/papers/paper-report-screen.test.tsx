import type { PaperReport } from '@valence/contract';
import { expect, test } from 'vitest';
import { sampleQuestion } from '../../attempt/testing/sample-question.ts';
import { show } from '../../testing/show.tsx';
import { PaperReportScreen } from './paper-report-screen.tsx';

type Reported = PaperReport['questions'][number];

/** The key of each question is its first option. */
function asked(id: string, chosen: number | null, timeSpent: number): Reported {
  return { question: sampleQuestion(id, 0), unit: 'gases', chosen, isFlagged: false, timeSpent };
}

const questions = [
  asked('open', null, 40),
  asked('right', 0, 6),
  asked('wrong', 2, 13),
  asked('right-too', 0, 5),
];
const tally = { right: 2, wrong: 1, unanswered: 1, marks: 2, most: 4 };
const report: PaperReport = {
  paperId: '0b0e7c1e-6a1f-4a37-9b0f-0a4f6f3f9a11',
  name: 'AP Chemistry',
  like: 'Section I',
  marking: { right: 1, wrong: 0, unanswered: 0 },
  startedAt: '2026-11-20T10:00:00.000Z',
  submittedAt: '2026-11-20T10:45:00.000Z',
  timeSpent: 64,
  timeAllowed: 2700,
  ...tally,
  units: [{ id: 'gases', name: 'Gases', ...tally, timeSpent: 64 }],
  questions,
};
const shown = (change: Partial<PaperReport> = {}) =>
  show(
    <PaperReportScreen
      report={{ ...report, ...change }}
      entry={({ question }, place) => `${place + 1}. ${question.id};`}
      forecast={null}
    />,
  ).replaceAll(/<[^>]+>/g, ' ');

test('what was missed comes first, and what was left unanswered is a group of its own', () => {
  expect(shown()).toMatch(
    /Missed.*3\. wrong;.*Left unanswered.*1\. open;.*Right.*2\. right;.*4\. right-too;/s,
  );
  expect(shown({ questions: questions.slice(2, 3) })).not.toContain('Left unanswered');
});

test('what a set is on stands above its questions, once in each group', () => {
  const onCurve = (reported: Reported): Reported => ({
    ...reported,
    question: {
      ...reported.question,
      stimulus: { id: 'set', title: 'A titration curve', text: 'The curve of a weak acid.' },
    },
  });
  const [open, right, wrong, rightToo] = questions.map(onCurve);
  const wrongToo = onCurve(asked('wrong-too', 3, 8));
  const asSet = [open, right, wrong, wrongToo, rightToo].filter((one) => one !== undefined);
  expect(shown({ questions: [...asSet, asked('single', 3, 8)] })).toMatch(
    /Missed.*The curve of a weak acid\..*3\. wrong;.*4\. wrong-too;.*6\. single;.*unanswered.*The curve of a weak acid\..*1\. open;.*Right.*The curve of a weak acid\..*2\. right;.*5\. right-too;/s,
  );
  expect(shown({ questions: asSet }).match(/The curve of a weak acid/g)).toHaveLength(3);
});

test('the way to practice what was missed stands on top, unless nothing was', () => {
  expect(shown()).toMatch(/your report.*Practice what you missed.*By unit/s);
  const right = questions.filter(({ chosen }) => chosen === 0);
  expect(shown({ questions: right })).not.toContain('Practice what you missed');
});

test('the time of a question is told of those that were answered', () => {
  expect(shown()).toMatch(/Gases\s+2 \/ 4\s+2 \/ 4\s+0:08/);
  expect(shown({ questions: questions.slice(0, 1) })).toMatch(/Gases\s+2 \/ 4\s+2 \/ 4\s+–/);
});

test('marks below nothing have a minus, and no hyphen', () => {
  const below = { ...tally, marks: -2, most: 8 };
  const told = shown({ ...below, units: [{ id: 'gases', name: 'Gases', ...below, timeSpent: 64 }] });
  expect(told).toContain('−2 of 8');
  expect(told).toContain('−2 / 8');
});
