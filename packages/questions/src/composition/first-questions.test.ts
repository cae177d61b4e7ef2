import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { firstQuestions, shownFirstQuestions } from './first-questions.ts';

const shown = new URL('../../../../apps/web/src/features/landing/first-questions.data.json', import.meta.url);

test('a visitor tries three proved questions of three subjects, with a slip behind every wrong option', () => {
  const questions = firstQuestions();
  expect(new Set(questions.map(({ subject }) => subject)).size).toBe(3);
  for (const { options, key, proof, text } of questions) {
    expect(options).toHaveLength(4);
    expect(options.flatMap(({ slip }, place) => (slip === null ? [place] : []))).toEqual([key]);
    expect(proof.length).toBeGreaterThan(0);
    expect(text).not.toContain(String.raw`\smiles`);
  }
});

test('the landing page shows them as they are graded; `npm run questions:first` writes them anew', () => {
  const page: unknown = JSON.parse(readFileSync(shown, 'utf8'));
  expect(page).toEqual(shownFirstQuestions());
  for (const { options, proof } of shownFirstQuestions()) {
    expect(proof).not.toBe('');
    for (const { slip } of options) expect(slip?.name).not.toBe('');
  }
});
