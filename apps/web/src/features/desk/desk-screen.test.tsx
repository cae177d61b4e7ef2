import type { DeskModelQuestion, DeskOperation, DeskStudent } from '@valence/contract';
import { expect, test } from 'vitest';
import { show } from '../../testing/show.tsx';
import { DeskScreen } from './desk-screen.tsx';
import { FoundStudent } from './students/found-student.tsx';
import { ModelQuestion } from './model-question.tsx';
import { Operation } from './operation.tsx';
import { Readings } from './readings/readings.tsx';

test('each role sees its own part of the desk', () => {
  const maintainer = show(<DeskScreen roles={['maintainer']} />);
  expect(maintainer).toContain('To decide');
  expect(maintainer).not.toContain('E-mail of a student');
  const operator = show(<DeskScreen roles={['operator']} />);
  expect(operator).toContain('E-mail of a student');
  expect(operator).not.toContain('To decide');
});

test('the list of parts leads to every part that is there, and to nothing else', () => {
  const page = show(<DeskScreen roles={['maintainer', 'operator']} />);
  const led = [...page.matchAll(/href="#([^"]+)"[^>]*>([^<]+)</g)].map(([, id, name]) => [id, name]);
  const there = [...page.matchAll(/<h2 id="([^"]+)"[^>]*>([^<]+)</g)].map(([, id, name]) => [id, name]);
  expect(led).toHaveLength(9);
  expect(there).toEqual(led);
});

test('a question in doubt shows its key, its slips and what was reported', () => {
  const doubt = {
    questionId: 'general-1',
    template: 'general-1',
    question: 'Which is 4?',
    options: ['4.', '5.', '6.', '7.'].map((text) => ({
      text,
      isKey: text === '4.',
      slip: text === '4.' ? null : `Counted to ${text}`,
    })),
    explanation: 'Four is four.',
    drawings: [],
    checks: [{ check: 'Counted', verdict: 'failed', finding: 'It is 5.' }],
    contradictsKey: true,
    correction: { key: 1 },
    stimulus: { id: 'numbers', title: 'A table of numbers', text: 'Four were counted.' },
    quarantine: {
      slip: 'Counted to 5',
      slipDiscrimination: 0.31,
      keyDiscrimination: -0.12,
      rested: 80,
      decidedAt: '2026-10-01T10:00:00.000Z',
    },
    reports: [
      {
        id: '00000000-0000-4000-8000-000000000001',
        reason: 'wrong_answer',
        explanation: 'It is five.',
        reportedAt: '2026-11-20T10:00:00.000Z',
        outcome: 'open',
      },
    ],
    items: [
      {
        template: 'general-1',
        difficulty: 'beginner',
        subject: 'general',
        tests: [],
        met: 60,
        leftOpen: 12,
        tries: 48,
        right: 24,
        interval: { low: 0.36, high: 0.64 },
        discrimination: -0.12,
        slips: [{ name: 'Counted to 5', chosen: 12, discrimination: 0.31 }],
        medianSeconds: 19,
        typedTries: 10,
        typedRight: 4,
      },
    ],
    isWithdrawn: true,
    history: [],
  };
  const answers = { '/api/desk/doubts': { doubts: [doubt], open: 47, withdrawn: [] } };
  const page = show(<DeskScreen roles={['maintainer']} />, { answers });
  for (const words of [
    '(key)',
    'Counted to 5',
    'It is five.',
    'A check contradicts the key.',
    'Shown: 1 of 47.',
    'It is 5.',
    'A table of numbers',
    'Four were counted.',
    'That was decided on <time dateTime="2026-10-01T10:00:00.000Z" class="whitespace-nowrap">2026-10-01</time>.',
    'It was corrected: B counts as right.',
    'beginner: 24 of 48 right (50%, 95%: 36% to 64%), discrimination −0.12, 12 of 60 left open (20%), median 19 s. ' +
      'Typed, 4 of 10 right.',
    '<td class="py-1 pr-3 text-right">25%</td>',
  ])
    expect(page.replaceAll('<!-- -->', '')).toContain(words);
  // What an option says may be a sentence.
  expect(page.replaceAll(/<[^>]+>/g, '')).not.toMatch(/\.\s*:/);
});

const found = { onChanged: () => undefined, searchField: () => null };

test('a student who was found can be given the roles that are lacking, and be taken the others', () => {
  const student: DeskStudent = {
    id: '00000000-0000-4000-8000-000000000001',
    email: 'lise@example.com',
    plan: 'free',
    since: '2026-11-20T10:00:00.000Z',
    sessions: 1,
    hasPassword: false,
    roles: ['maintainer'],
    used: { subjectQuizzesToday: 2, subjectQuizzesThisWeek: 4, customQuizzesThisWeek: 0, papersThisMonth: 1 },
  };
  const card = show(<FoundStudent student={student} {...found} />);
  for (const words of ['Take the role maintainer', 'Make operator']) expect(card).toContain(words);
  expect(card).not.toContain('Take the role operator');
  expect(card).toContain(
    'Subject quizzes: 2 of 5 today, 4 of 10 this week. Custom quizzes: 0 of 0 this week. Papers: 1 of 1 this month.',
  );
  const premium = show(<FoundStudent student={{ ...student, plan: 'premium' }} {...found} />);
  expect(premium).toContain('Custom quizzes: 0 of 7 this week. Papers: 1 this month.');
  expect(card).not.toContain('Reset password');
  const withPassword = { ...student, hasPassword: true };
  expect(show(<FoundStudent student={withPassword} {...found} />)).toContain('Reset password');
});

test('an operator reads how the server fares, and which backups there are', () => {
  const operation: DeskOperation = {
    model: { tokensToday: 12_000, tokensADay: 200_000 },
    errors: [
      {
        method: 'POST',
        route: '/api/generate-questions',
        code: 'internal',
        count: 3,
        latestAt: '2026-11-20T10:05:00.000Z',
      },
    ],
    backups: { folder: '/data/backups', lastAt: null, kept: [] },
  };
  const read = (given: Partial<DeskOperation>) =>
    show(<Operation />, { answers: { '/api/desk/operation': { ...operation, ...given } } }).replaceAll(
      /<[^>]+>/g,
      '',
    );
  for (const words of [
    'POST /api/generate-questions, internal: 3, last at 2026-11-20 10:05 UTC',
    '12,000 of 200,000 tokens of today (UTC)',
    'None was made yet.',
    'in /data/backups.',
    'Make a backup',
  ])
    expect(read({})).toContain(words);
  const madeAt = '2026-11-19T02:00:00.000Z';
  const kept = [{ name: 'valence.backup', bytes: 12_340_000, madeAt }];
  const made = read({ backups: { folder: '/data/backups', lastAt: madeAt, kept } });
  expect(made).toContain('The last one was made at 2026-11-19 02:00 UTC.');
  expect(made).toContain('valence.backup: 12.3 MB, made at 2026-11-19 02:00 UTC');
  const elsewhere = read({ backups: null });
  expect(elsewhere).toContain('pg_dump');
  expect(elsewhere).not.toContain('Make a backup');
  expect(read({ model: null })).toContain('None is set.');
});

test('a question that the model wrote shows its key, its proof and both models', () => {
  const question: DeskModelQuestion = {
    questionId: 'model.beginner.1',
    state: 'new',
    decidedAt: null,
    topic: 'buffers',
    subject: 'general',
    difficulty: 'beginner',
    tests: ['buffers'],
    question: 'Which is 4?',
    options: ['5.', '4.', '6.', '7.'].map((text) => ({
      text,
      isKey: text === '4.',
      slip: text === '4.' ? null : `Counted to ${text}`,
      teaching: text === '4.' ? null : `You counted to ${text}`,
    })),
    explanation: 'Four is four.',
    reference: 'Counting, chapter 1',
    drawings: [],
    proof: [{ check: 'Counted', finding: 'It is 4.' }],
    writer: 'writes',
    solver: 'solves',
    tokens: 12_000,
    writtenAt: '2026-11-20T10:00:00.000Z',
    isWithdrawn: false,
    history: [],
  };
  const page = (state: DeskModelQuestion['state']) =>
    show(<ModelQuestion question={{ ...question, state }} onDecided={() => undefined} />);
  for (const words of ['(key)', 'You counted to 5.', 'solves solved it', 'answered B, the key', 'It is 4.'])
    expect(page('new')).toContain(words);
  expect(page('new')).toContain('Keep</button>');
  expect(page('kept')).not.toContain('Keep</button>');
  expect(page('thrownOut')).not.toContain('Throw out for good');
});

test('a question to solve shows its options, and nothing else can be opened beside it', () => {
  const shown = {
    id: '00000000-0000-4000-8000-000000000001',
    subject: 'general',
    difficulty: 'beginner',
    audit: 3,
    question: 'Which is 4?',
    drawings: [],
  };
  const open = { ...shown, options: ['4', '5', '6', '7'] };
  const standing = { open, audits: [], read: [] };
  const page = show(<Readings />, { answers: { '/api/desk/readings': standing } });
  for (const words of [
    'A question of Audit 3',
    'Which is 4?',
    'No option is right, or more than one',
    'Confirm',
  ])
    expect(page).toContain(words);
  expect(page).not.toContain('Next one to read');
  expect(page).not.toContain('(key)');
  const waiting = { open: null, audits: [{ number: 3, size: 9, decided: 2, hasNext: false }], read: [] };
  const idle = show(<Readings />, { answers: { '/api/desk/readings': waiting } });
  expect(idle.replaceAll('<!-- -->', '')).toContain('Nothing of Audit 3 waits for you (2 of 9 decided)');
});
