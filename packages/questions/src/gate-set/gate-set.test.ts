import { expect, test } from 'vitest';
import { checkQuestion } from '../checks/check-question.ts';
import { gateSet } from './gate-set.ts';

const { sound, broken } = gateSet();

test('there are at least 50 sound and 100 broken questions, broken in at least 15 ways', () => {
  expect(new Set(sound.map(({ text }) => text)).size).toBeGreaterThanOrEqual(50);
  expect(broken.length).toBeGreaterThanOrEqual(100);
  expect(new Set(broken.map(({ way }) => way)).size).toBeGreaterThanOrEqual(15);
});

test('the checks let every sound question pass', () => {
  const stopped = sound.flatMap((question) =>
    checkQuestion(question)
      .results.filter(({ verdict }) => verdict === 'failed')
      .map(({ check, finding }) => `${question.text}: ${check}: ${finding}`),
  );
  expect(stopped).toEqual([]);
});

test('no check sees a wrong concept: these are for whoever solves them', () => {
  const misconceived = broken.filter(({ way }) => way === 'wrong key by concept');
  const seen = misconceived.filter(({ question }) => !checkQuestion(question).ok);
  expect(seen.map(({ question }) => question.text)).toEqual([]);
});
