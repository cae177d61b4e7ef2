import { describeFigure } from '@valence/figures';
import { describe, expect, test } from 'vitest';
import type { Draft, Family } from '../../families/family.ts';
import { families } from '../../families/families.ts';
import { makeQuestion } from '../../families/make-question.ts';
import type { Question } from '../../question.ts';
import { readingProblem } from './drawing-leads-to-key.ts';
import { keptProblem } from './figure-keeps-answer.ts';
import { readSpeech } from './testing/read-speech.ts';

const seeds = [1, 2, 3, 4, 5, 6];

const levels = Object.values(families)
  .flat()
  .filter(({ showsFigure }) => showsFigure === true)
  .flatMap((family) => family.difficulties.map((difficulty) => ({ family, difficulty })))
  .filter(({ family, difficulty }) => heard(family, 1, difficulty).reading !== null);

describe.each(levels.map((level) => [`${level.family.id}, ${level.difficulty}`, level] as const))(
  '%s',
  (_, { family, difficulty }) => {
    test('who only hears the figure comes to the key, and is not told it', () => {
      const problems = seeds.map((seed) => {
        const { question, reading, keyFrom } = heard(family, seed, difficulty);
        if (reading === null || keyFrom === undefined) return 'is not told';
        return keptProblem(question) ?? readingProblem(question, keyFrom(reading));
      });
      expect(problems.filter((problem) => problem !== null)).toEqual([]);
    });
  },
);

type KeyFrom = NonNullable<Draft['shown']>['keyFrom'];

/** A question with what is heard of its figure, and the way from a reading to its key. */
function heard(
  family: Family,
  seed: number,
  difficulty: Family['difficulties'][number],
): { question: Question; reading: ReturnType<typeof readSpeech>; keyFrom: KeyFrom | undefined } {
  let last: Draft | null = null;
  const listening: Family = {
    ...family,
    draft: (random, level) => (last = family.draft(random, level)),
  };
  const question = makeQuestion(listening, seed, difficulty);
  const shown = (last as Draft | null)?.shown;
  const reading = question.figure === undefined ? null : readSpeech(describeFigure(question.figure));
  return { question, reading, keyFrom: shown?.keyFrom };
}
