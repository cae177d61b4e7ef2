import type { DeskStudent } from '@valence/contract';
import { expect, test } from 'vitest';
import { show } from '../../testing/show.tsx';
import { DeskScreen } from './desk-screen.tsx';
import { FoundStudent } from './found-student.tsx';

test('each role sees its own part of the desk', () => {
  const maintainer = show(<DeskScreen roles={['maintainer']} />);
  expect(maintainer).toContain('To decide');
  expect(maintainer).not.toContain('E-mail of a student');
  const operator = show(<DeskScreen roles={['operator']} />);
  expect(operator).toContain('E-mail of a student');
  expect(operator).not.toContain('To decide');
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
    quarantine: null,
    reports: [
      {
        id: '00000000-0000-4000-8000-000000000001',
        reason: 'wrong_answer',
        explanation: 'It is five.',
        reportedAt: '2026-11-20T10:00:00.000Z',
        outcome: 'open',
      },
    ],
    items: [],
    isWithdrawn: true,
    history: [],
  };
  const answers = { '/api/desk/doubts': { doubts: [doubt], withdrawn: [] } };
  const page = show(<DeskScreen roles={['maintainer']} />, { answers });
  for (const words of ['(key)', 'Counted to 5', 'It is five.', 'A check contradicts the key.', 'It is 5.'])
    expect(page).toContain(words);
  // What an option says may be a sentence.
  expect(page.replaceAll(/<[^>]+>/g, '')).not.toMatch(/\.\s*:/);
});

test('a student who was found can be given the roles that are lacking, and be taken the others', () => {
  const student: DeskStudent = {
    id: '00000000-0000-4000-8000-000000000001',
    email: 'lise@example.com',
    plan: 'free',
    since: '2026-11-20T10:00:00.000Z',
    sessions: 1,
    hasPassword: false,
    roles: ['maintainer'],
  };
  const card = show(<FoundStudent student={student} onChanged={() => undefined} />);
  for (const words of ['Take the role maintainer', 'Make operator']) expect(card).toContain(words);
  expect(card).not.toContain('Take the role operator');
  expect(card).not.toContain('Reset password');
  const withPassword = { ...student, hasPassword: true };
  expect(show(<FoundStudent student={withPassword} onChanged={() => undefined} />)).toContain(
    'Reset password',
  );
});
