import { readTypeset } from '@valence/chemistry';
import { describe, expect, test } from 'vitest';
import { subjects } from '../question.ts';
import { retiredSlips } from '../slips/shared.data.ts';
import { bank } from './bank.ts';
import { proveWrittenQuestion } from './prove-written-question.ts';

test('no two written questions share an id', () => {
  const ids = Object.values(bank)
    .flat()
    .map((question) => question.id);
  expect(ids).toEqual([...new Set(ids)]);
});

test('no written question names a slip that tells nothing', () => {
  const vague = Object.values(bank)
    .flat()
    .filter(({ distractors }) => distractors.some(({ slip }) => slip in retiredSlips));
  expect(vague.map(({ id }) => id)).toEqual([]);
});

describe.each(subjects)('%s', (subject) => {
  test.each(bank[subject].map((question) => [question.id, question] as const))(
    '%s is proved',
    (_, question) => {
      const { failures, question: proved } = proveWrittenQuestion(subject, question);
      expect(proved.proof.filter(({ finding }) => !readTypeset(finding).ok)).toEqual([]);
      expect(failures.filter((failure) => failure.check !== 'Key solved again')).toEqual([]);
    },
  );
});
