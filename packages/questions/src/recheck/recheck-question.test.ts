import { expect, test } from 'vitest';
import { composeQuiz } from '../composition/compose-quiz.ts';
import { rateRunsSet } from '../families/general/kinetics-basics/rate-runs-set.ts';
import { makeSet } from '../families/make-set.ts';
import { subjects, type Question } from '../question.ts';
import { recheckQuestion } from './recheck-question.ts';

const issued = subjects.flatMap((subject) =>
  composeQuiz({ subject, difficulty: 'intermediate', count: 10, seed: 8, seen: new Set() }),
);

test('what the engine issues stands when it is checked again, its options in any order', () => {
  expect(issued.filter((question) => recheckQuestion(question).contradictsKey)).toEqual([]);
});

test.each(['written', 'family'] as const)('a key that points elsewhere is found out: %s', (kind) => {
  const question = oneOf(kind);
  const { contradictsKey, results } = recheckQuestion({ ...question, key: (question.key + 1) % 4 });
  expect(contradictsKey).toBe(true);
  expect(results).toContainEqual(
    expect.objectContaining({ check: 'Key stands in its source', verdict: 'failed' }),
  );
});

test('a question that its source would word otherwise today is judged by the checks alone', () => {
  for (const kind of ['written', 'family'] as const) {
    const question = oneOf(kind);
    const { results } = recheckQuestion({ ...question, text: `${question.text} Choose one.` });
    expect(results[0]).toMatchObject({ check: 'Key stands in its source', verdict: 'not applicable' });
  }
});

test('a question stands whose drawings were spoken in other words when it was issued', () => {
  const drawn = composeQuiz({
    subject: 'organic',
    difficulty: 'beginner',
    count: 30,
    seed: 8,
    seen: new Set(),
  }).filter(({ options }) => options.every(({ text }) => /^\\smiles\{[^|}]*\}$/.test(text)));
  expect(drawn.length).toBeGreaterThan(0);
  const before = (text: string) =>
    text.replaceAll(/\\smiles\{([^|}]*)\}/g, '\\smiles{$1|structure with the SMILES $1}');
  for (const question of drawn) {
    const options = question.options.map((option) => ({ ...option, text: before(option.text) }));
    const { results, contradictsKey } = recheckQuestion({
      ...question,
      text: before(question.text),
      options,
    });
    expect(results[0]).toMatchObject({ check: 'Key stands in its source', verdict: 'passed' });
    expect(contradictsKey).toBe(false);
  }
});

test('a model stands behind nothing, so the checks decide', () => {
  const question: Question = { ...oneOf('family'), origin: { kind: 'model', model: 'any' } };
  expect(recheckQuestion(question).contradictsKey).toBe(false);
  const second = question.options[(question.key + 1) % 4];
  const doubled = { ...question, options: question.options.map((option) => second ?? option) };
  expect(recheckQuestion(doubled).contradictsKey).toBe(true);
});

test('each question of a computed set is made again from its name and seed, on the same stimulus', () => {
  for (const question of makeSet(rateRunsSet, 5, 'advanced')) {
    expect(recheckQuestion(question).results[0]).toMatchObject({ verdict: 'passed' });
    const wrong = recheckQuestion({ ...question, key: (question.key + 1) % 4 });
    expect(wrong.contradictsKey).toBe(true);
    const { stimulus } = question;
    const other = { ...question, ...(stimulus && { stimulus: { ...stimulus, id: 'another' } }) };
    expect(recheckQuestion(other).results[0]).toMatchObject({ verdict: 'not applicable' });
  }
});

function oneOf(kind: Question['origin']['kind']): Question {
  const question = issued.find(({ origin }) => origin.kind === kind);
  if (question === undefined) throw new Error(`no ${kind} question was composed`);
  return question;
}
