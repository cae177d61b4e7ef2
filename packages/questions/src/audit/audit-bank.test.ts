import { expect, test } from 'vitest';
import { bank } from '../bank/bank.ts';
import { proveWrittenQuestion } from '../bank/prove-written-question.ts';
import { auditBank, isKeyDecided } from './audit-bank.ts';
import { unconfirmedConcepts } from './concept-readings.ts';
import { nearDuplicates } from './near-duplicates.ts';
import { tagFaults } from './tag-faults.ts';

test('the bank keeps every promise: size, spread, decided keys, second readings, no tells, no duplicates', () => {
  expect(auditBank().broken).toEqual([]);
});

test('every key is decided by a computation or was reached by a second reader who had not seen it', () => {
  const undecided = Object.values(bank)
    .flat()
    .filter((question) => !isKeyDecided(question));
  expect(undecided.map(({ id }) => id)).toEqual([]);
});

test('a key without a computation counts as decided only in the wording that the second reader saw', () => {
  const read = bank.general.find(({ computation }) => computation === undefined);
  if (read === undefined) throw new Error('every key of general chemistry has a computation');
  const reworded = { ...read, text: `${read.text} Choose one.` };
  expect([read, reworded].map(isKeyDecided)).toEqual([true, false]);
  const failed = proveWrittenQuestion('general', reworded).failures.map(({ check }) => check);
  expect(failed).toContain('Key solved again');
});

test('every written question, and every family at each difficulty, names one or two concepts of the map that it tests', () => {
  expect(tagFaults()).toEqual([]);
});

test('what every question tests was confirmed, in its present wording, by two readers who saw the question alone', () => {
  expect(unconfirmedConcepts()).toEqual([]);
});

test('the same question in almost the same words is found', () => {
  const asked = (id: string, text: string, answer: string) => ({
    id,
    text,
    answer,
    topics: [],
    difficulty: 'beginner' as const,
    distractors: [],
    explanation: '',
    reference: '',
  });
  const one = asked('one', 'How many moles of water are in 18.0 g of water?', '1.00 mol');
  const again = asked('again', 'How many moles of water are in 18.0 g water?', '1.0 mol');
  const another = asked('another', 'How many moles of sodium are in 23.0 g of sodium?', '1.00 mol');
  expect(nearDuplicates([one, again, another])).toEqual([[one, again]]);
});
