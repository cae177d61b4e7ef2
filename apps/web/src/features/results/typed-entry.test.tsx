import type { TypedTry } from '@valence/contract';
import { expect, test } from 'vitest';
import type { FinishedQuiz, TypedResult } from '../../attempt/quiz.ts';
import { sampleQuestion } from '../../attempt/testing/sample-question.ts';
import { sampleQuiz } from '../../attempt/testing/sample-quiz.ts';
import { maria, show } from '../../testing/show.tsx';
import { ReviewEntry } from './review-entry.tsx';
import { ExamSheet } from './sheet/exam-sheet.tsx';
import { quizDownload } from './quiz-download.ts';

const question = {
  ...sampleQuestion('a', 1),
  options: ['250 g', '25 g', '2.5 g', '4 g'],
  toType: { kind: 'number' as const, unit: 'g' },
};
const partly: TypedTry = {
  typed: '2.5e1',
  verdict: 'partly',
  marks: 0.75,
  slip: null,
  problems: ['The number is right. Its unit is missing.'],
  understoodAs: '2.5 × 10^{1}',
};
const wrong: TypedTry = {
  ...partly,
  typed: '250 g',
  verdict: 'wrong',
  marks: 0,
  problems: [],
  slip: { id: 'powerOfTen', name: 'Off by a power of ten', teaching: 'Check the prefixes.' },
  understoodAs: '250 g',
};

function answered(tries: readonly TypedTry[]): FinishedQuiz['answers'][number] {
  const typed: TypedResult = {
    text: tries.at(-1)?.typed ?? null,
    marks: Math.max(0, ...tries.map(({ marks }) => marks)),
    tries,
    alsoRight: 'Also right: 0.025 kg.',
  };
  return { chosen: null, attempts: tries.length, typed, seconds: 1 };
}

/** Numbers and units do not part at the end of a line; here it does not matter. */
const plain = (markup: string) => markup.replaceAll('\u00a0', ' ');

test('the printed solutions have what the student noted at a question', () => {
  const quiz = sampleQuiz([question, { ...question, id: 'b' }]);
  const notes = {
    [`/api/user/notes/${quiz.quizId}`]: { notes: [{ questionId: 'b', text: 'Ask in class.' }] },
  };
  const finished = { quiz, answers: [answered([wrong]), answered([wrong])], timeSpent: 1 };
  const markup = show(<ExamSheet finished={finished} onBack={() => undefined} />, {
    viewer: maria,
    answers: notes,
  });
  expect(markup.split('Your note: Ask in class.')).toHaveLength(2);
});

const entry = (tries: readonly TypedTry[]) =>
  plain(
    show(
      <ReviewEntry
        question={question}
        place={0}
        answer={answered(tries)}
        isFlagged={false}
        report={undefined}
      />,
      { viewer: maria },
    ),
  );

const sheet = (tries: readonly TypedTry[]) =>
  plain(show(<ExamSheet finished={finishedWith(tries)} onBack={() => undefined} />, { viewer: maria }));

const finishedWith = (tries: readonly TypedTry[]): FinishedQuiz => ({
  quiz: sampleQuiz([question]),
  answers: [answered(tries)],
  timeSpent: 1,
});

test('a review says how each key was checked, and leads to how often we are wrong', () => {
  const markup = entry([]);
  expect(markup).toContain('How this key was checked');
  expect(markup).toContain('href="/accuracy"');
  for (const { check } of question.proof) expect(markup).toContain(check);
});

test('a review tells what was typed, how it was read, what took marks away, and what else is right', () => {
  const markup = entry([partly]);
  expect(markup).toContain('2.5e1');
  expect(markup).toContain('10<sup');
  expect(markup).toContain('Partly right: 75% of the marks. The number is right. Its unit is missing.');
  expect(markup).toContain('25 g');
  expect(markup).toContain('Also right: 0.025 kg.');
});

test('a slip that no option stands for is named, and tries before the last are told', () => {
  const markup = entry([partly, wrong]);
  expect(markup).toContain('Off by a power of ten');
  expect(markup).toContain('Tried before');
  expect(markup).toContain('Your best try counts: 75% of the marks.');
});

test('what was left open says so, beside the right answer', () => {
  expect(entry([])).toContain('Not answered');
  expect(entry([])).toContain('Also right');
});

test('nothing shows options that the student never saw, or a letter of one', () => {
  for (const markup of [entry([partly]), sheet([partly])]) {
    expect(markup).not.toContain('250 g');
    expect(markup).not.toContain('2.5 g');
    expect(markup).not.toMatch(/>B<|B:/);
  }
  expect(quizDownload(finishedWith([partly]), new Date(0)).questions[0]).not.toHaveProperty('options');
});

test('the sheet asks to write, and its solutions tell what was typed', () => {
  const markup = sheet([wrong]);
  expect(markup).toContain('Write the answer to each question on its line.');
  expect(markup).toContain('You typed');
  expect(markup).toContain('Off by a power of ten');
});
