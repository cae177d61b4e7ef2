import type { Accuracy } from '@valence/contract';
import { expect, test } from 'vitest';
import { show } from '../../testing/show.tsx';
import { AccuracyPage } from './accuracy-page.tsx';

const headline = {
  day: '2026-11-22',
  what: 'Questions as they were served',
  keys: 450,
  wrong: 0,
  remark: null,
  sampleOf: 'quizzes',
  upperBound: 0.7,
} as const;
const numbers: Accuracy = {
  asOf: '2026-12-01',
  headline,
  audits: [],
  readings: [{ ...headline, wrong: null }],
  errata: [],
  answered: { judged: 12, inQuarantine: 0 },
  topics: [],
};

test('the headline is the bound, with its size and its day', () => {
  const page = show(<AccuracyPage accuracy={numbers} />);
  expect(page).toContain('under 0.7%');
  expect(page).toContain('of 450 questions');
  expect(page).toContain('November 22, 2026');
  expect(page).toContain('No report of a fault has been upheld so far.');
});

test('the headline of an audit says that it speaks of the catalogue, as each audit does', () => {
  const times = (page: string) => page.split('speaks of our catalogue').length - 1;
  expect(times(show(<AccuracyPage accuracy={numbers} />))).toBe(1);
  const page = show(
    <AccuracyPage accuracy={{ ...numbers, headline: { ...headline, sampleOf: 'catalogue' } }} />,
  );
  expect(page).toContain('of 450 questions drawn from our catalogue, solved');
  expect(times(page)).toBe(2);
});

test('an upheld fault says what it was and how long it stayed, and hides what is of few students', () => {
  const erratum = {
    number: 1,
    kind: 'wrongKey',
    subject: 'organic',
    decidedOn: '2026-11-30',
    daysUntilWithdrawn: 1,
    answersAffected: 1204,
    marksGivenBack: null,
  } as const;
  const page = show(<AccuracyPage accuracy={{ ...numbers, errata: [erratum] }} />);
  expect(page).toContain('Wrong key, Organic Chemistry');
  expect(page).toContain('1 day after the first report');
  expect(page).toContain('1,204 answers, marks given back of fewer than ten students');
});

test.each([
  ['twoRight', 'More than one option was right, Organic Chemistry'],
  ['wrongFigure', 'Wrong figure, Organic Chemistry'],
] as const)('a fault of the kind %s is told in words', (kind, words) => {
  const erratum = {
    number: 1,
    kind,
    subject: 'organic',
    decidedOn: '2026-11-30',
    daysUntilWithdrawn: 0,
    answersAffected: null,
    marksGivenBack: 21,
  } as const;
  expect(show(<AccuracyPage accuracy={{ ...numbers, errata: [erratum] }} />)).toContain(words);
});

test('topics say how many of a hundred answers are right, and over how many questions', () => {
  const empty = show(<AccuracyPage accuracy={numbers} />);
  expect(empty).toContain('No question has been answered by ten students yet.');
  const topic = {
    subject: 'organic',
    topic: 'Alkenes',
    questions: 3,
    answers: 1110,
    rightOfHundred: 39,
    judged: 2,
    telling: 1,
  } as const;
  const page = show(<AccuracyPage accuracy={{ ...numbers, topics: [topic] }} />);
  for (const words of ['Organic Chemistry', 'Alkenes', '3 questions, 1 of 2 judged', '>39<', '1,110'])
    expect(page).toContain(words);
});

const announced: Accuracy['audits'][number] = {
  number: 2,
  size: 100,
  seed: 'drand round 42',
  catalogue: 'abcdef0123456789abcdef',
  leftOut: [],
  templates: 5000,
  announcedAt: '2026-12-01T10:05:00.000Z',
  drawnAt: null,
  decided: 0,
  closedAt: null,
  result: null,
};

test('an audit shows its seed before it is drawn, and while it is open how much is decided', () => {
  const page = (audit: Partial<typeof announced>) =>
    show(<AccuracyPage accuracy={{ ...numbers, audits: [{ ...announced, ...audit }] }} />);
  for (const words of [
    'drand round 42',
    'December 1, 2026, 10:05 UTC',
    '100 of 5,000 templates',
    'Not drawn yet.',
  ])
    expect(page({})).toContain(words);
  expect(page({ drawnAt: '2026-12-02T10:00:00.000Z', decided: 40 })).toContain('40 of 100 decided');
});

test('a closed audit shows its bound, and every miss with what was done', () => {
  const closed = {
    ...announced,
    drawnAt: '2026-12-02T10:00:00.000Z',
    decided: 100,
    closedAt: '2026-12-09T10:00:00.000Z',
    result: {
      misses: [{ kind: 'unclear', subject: 'organic', outcome: 'withdrawn' } as const],
      undecided: 0,
      slips: 2,
      upperBound: 4.7,
    },
  };
  const page = show(<AccuracyPage accuracy={{ ...numbers, audits: [closed] }} />);
  for (const words of [
    'Closed on December 9, 2026: 1 of 100 missed, so under 4.7% with 95% confidence.',
    'Unclear question, Organic Chemistry: it was withdrawn',
    'On 2 a reader erred, not the key.',
  ])
    expect(page.replaceAll('<!-- -->', '')).toContain(words);
  const ended = {
    ...closed,
    decided: 98,
    result: { ...closed.result, undecided: 2, upperBound: 7.6 },
  };
  expect(
    show(<AccuracyPage accuracy={{ ...numbers, audits: [ended] }} />).replaceAll('<!-- -->', ''),
  ).toContain('2 were not decided before it was ended, and count as missed in the bound.');
});
