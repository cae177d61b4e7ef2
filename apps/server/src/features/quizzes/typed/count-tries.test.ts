import { askedAnswerOf, gradeTypedAnswer, type Question } from '@valence/questions';
import { expect, test } from 'vitest';
import { smallEngine } from '../../../testing/small-engine.ts';
import { countTries } from './count-tries.ts';
import type { StoredTry } from './typed-tries-repository.ts';

const engine = { askedAnswerOf, gradeTypedAnswer };
const [plain] = smallEngine.firstQuestions();
if (plain === undefined) throw new Error('The small engine has questions');
const base: Question = plain;

/** The first option is the issued key. */
function questionWith(text: string, options: readonly string[]): Question {
  return {
    ...base,
    text,
    key: 0,
    options: options.map((option, place) => ({
      text: option,
      slip: place === 0 ? null : { id: `slip-${place}`, teaching: 'It is 36.0 g.' },
    })),
  };
}

const mass = questionWith('What is the mass of 2.00 mol of water (18.0 g/mol)?', [
  '9.00 g',
  '36.0 g',
  '0.111 g',
  '20.0 g',
]);

function tried(typed: string, more: Partial<StoredTry> = {}): StoredTry {
  return {
    studentId: '',
    quizId: '',
    questionId: base.id,
    number: 1,
    typed,
    verdict: 'wrong',
    marks: 0,
    slip: null,
    place: null,
    problems: [],
    understoodAs: typed,
    isLast: true,
    correctedKey: null,
    triedAt: new Date(0),
    ...more,
  };
}

const quiz = { kind: 'subject' } as const;
const counted = (question: Question, key: number | null, ...tries: StoredTry[]) =>
  countTries(engine, quiz, question, key, tries);

test('what was graded by the key that counts stands as it was told', () => {
  const told = tried('36.0', { verdict: 'wrong', marks: 0.5, slip: 'slip-1', place: 1 });
  expect(counted(mass, 0, told).tries).toEqual([told]);
  expect(counted(mass, 1, { ...told, correctedKey: 1 }).tries).toEqual([{ ...told, correctedKey: 1 }]);
});

test('under another key it has the marks of that key, part marks too, and no words of a slip', () => {
  const slipped = { slip: 'slip-1', place: 1 };
  expect(counted(mass, 1, tried('36.0 g', slipped)).tries).toMatchObject([
    { verdict: 'right', marks: 1, slip: null, place: 1, problems: ['corrected'] },
  ]);
  expect(counted(mass, 1, tried('36.0', slipped)).tries).toMatchObject([
    { verdict: 'partly', marks: 0.75, slip: null, problems: ['corrected', 'unitMissing'] },
  ]);
  expect(counted(mass, 1, tried('0.111 g', { slip: 'slip-2' })).tries).toMatchObject([
    { verdict: 'wrong', marks: 0, slip: null, place: 2 },
  ]);
});

test('what was graded by a key that is not known is graded anew, by the issued key too', () => {
  const told = tried('36.0 g', { verdict: 'right', marks: 1, correctedKey: -1 });
  expect(counted(mass, 0, told).tries).toMatchObject([{ verdict: 'wrong', marks: 0 }]);
});

test('a decimal comma is read as it was read at first', () => {
  const read = {
    understoodAs: gradeTypedAnswer({ kind: 'number', value: '1', unit: 'g', figures: 3 }, '36,0 g', {
      decimalComma: true,
    }).understoodAs,
  };
  expect(counted(mass, 1, tried('36,0 g', read)).tries).toMatchObject([{ verdict: 'right' }]);
});

test('where the corrected key cannot be typed, or is in another unit than a paper gave, the question counts for everybody', () => {
  const words = questionWith('What is the mass of 2.00 mol of water (18.0 g/mol)?', [
    '9.00 g',
    'It depends.',
  ]);
  expect(counted(words, 1, tried('36.0 g'))).toMatchObject({
    isExcused: true,
    tries: [{ verdict: 'right', marks: 1 }],
  });
  expect(counted(words, 1).isExcused).toBe(true);
  expect(counted(words, 0).isExcused).toBe(false);
  const units = questionWith('What is the mass of 2.00 mol of water (18.0 g/mol)?', ['9.00 g', '0.0360 kg']);
  const inPaper = (key: number, typed: string) =>
    countTries(engine, { kind: 'paper' }, units, key, [tried(typed)]);
  expect(inPaper(1, '36.0').isExcused).toBe(true);
  expect(counted(units, 1, tried('36.0 g')).tries).toMatchObject([{ verdict: 'right' }]);
});

test('a paper has no parts of marks under a corrected key either', () => {
  const inPaper = (typed: string) => countTries(engine, { kind: 'paper' }, mass, 1, [tried(typed)]).tries;
  expect(inPaper('36.0')).toMatchObject([{ verdict: 'right', marks: 1 }]);
  expect(inPaper('36.0 mol')).toMatchObject([{ verdict: 'wrong', marks: 0 }]);
});

test('a question that was over stays over: its key was told', () => {
  const told = tried('9.00 g', { verdict: 'right', marks: 1, place: 0 });
  expect(counted(mass, 1, told).tries).toMatchObject([{ verdict: 'wrong', isLast: true }]);
});
