import { describeFigure } from '@valence/figures';
import { describe, expect, test } from 'vitest';
import type { Draft, Family } from '../../families/family.ts';
import { families } from '../../families/families.ts';
import { makeQuestion } from '../../families/make-question.ts';
import { seedsToDraw } from '../../families/testing/seeds-to-draw.ts';
import { difficultiesOf, type ComputedSet, type SetDraft } from '../../families/computed-set.ts';
import { makeSet } from '../../families/make-set.ts';
import { substitutionKineticsSet } from '../../families/organic/substitution-and-elimination/substitution-kinetics-set.ts';
import { vaporPressureSet } from '../../families/physical/phase-equilibria/vapor-pressure-set.ts';
import type { Difficulty, Question } from '../../question.ts';
import { readingProblem } from './drawing-leads-to-key.ts';
import { keptProblem } from './figure-keeps-answer.ts';
import { readSpeech } from './testing/read-speech.ts';

const seeds = seedsToDraw(2, 6);

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

/** Plots of sets whose values lie where an eye reads them. */
const readExactly = [substitutionKineticsSet, vaporPressureSet];

test.each(readExactly.map((set) => [set.id, set] as const))(
  '%s is told as it is drawn, to the last digit of every answer',
  (_, set) => {
    const pairs = difficultiesOf(set).flatMap((level) =>
      seedsToDraw(15, 40).flatMap((seed) => answersOf(set, seed, level)),
    );
    expect(pairs.length).toBeGreaterThan(30);
    expect(pairs.filter(({ heard: answer, key }) => answer !== key)).toEqual([]);
  },
);

/** Of each question on a plot what its spoken description leads to, and its key. */
function answersOf(set: ComputedSet, seed: number, level: Difficulty): { heard: string; key: string }[] {
  let last: SetDraft | null = null;
  const listening: ComputedSet = {
    ...set,
    draft: (random) => (last = set.draft(random, level)),
  };
  makeSet(listening, seed, level);
  const { figure, parts } = (last as SetDraft | null) ?? { figure: undefined, parts: [] };
  const told = figure?.kind === 'plot' ? readSpeech(describeFigure(figure)) : null;
  if (told === null) return [];
  return parts.flatMap(({ keyFrom, answer }) =>
    keyFrom === undefined ? [] : [{ heard: keyFrom(told), key: answer }],
  );
}

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
