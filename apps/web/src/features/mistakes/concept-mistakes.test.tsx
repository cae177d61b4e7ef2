import type { Mistakes } from '@valence/contract';
import { expect, test } from 'vitest';
import { show } from '../../testing/show.tsx';
import { ConceptMistakes } from './concept-mistakes.tsx';

type Missed = Mistakes['concepts'][number]['slips'][number]['mistakes'][number];

const missed = (questionId: string, more: Partial<Missed> = {}): Missed => ({
  quizId: '00000000-0000-4000-8000-000000000001',
  questionId,
  question: 'What is the constant of the reversed reaction?',
  firstAnswer: `Answer to ${questionId}`,
  teaching: 'One power too low.',
  rightAnswer: 'The right one',
  explanation: 'Turned over.',
  drawings: [],
  difficulty: 'beginner',
  missedAt: '2026-03-11T12:00:00.000Z',
  tries: 1,
  isRightLater: false,
  isDue: false,
  rightDays: 0,
  ...more,
});

const counts = (questions: number) => ({ beginner: questions, intermediate: 0, advanced: 0 });

const shown = (
  slips: Mistakes['concepts'][number]['slips'],
  { onConcept = 9, onTopic = 48 }: { onConcept?: number; onTopic?: number } = {},
) =>
  show(
    <ConceptMistakes
      concept={{
        id: 'coupled-reactions',
        name: 'Coupled reactions',
        subject: 'general',
        due: 0,
        difficulty: 'beginner',
        fresh: {
          choice: { topics: [], concepts: ['coupled-reactions'] },
          questions: counts(onConcept),
        },
        topic: {
          name: 'Equilibrium',
          choice: { topics: ['equilibrium'], concepts: [] },
          questions: counts(onTopic),
        },
        slips,
      }}
      usage={undefined}
      isIdle={false}
      starting={null}
      onFresh={() => undefined}
    />,
    {
      answers: {
        [`/api/user/notes/${missed('a').quizId}`]: { notes: [{ questionId: 'b', text: 'Ask in class.' }] },
      },
    },
  );

const slip = { id: 'power-of-ten', name: 'Exponent lost', teaching: 'One power too low.' };
const countOf = (text: string, part: string) => text.split(part).length - 1;

test('what a slip teaches is said once where it is the same for all, else with each mistake', () => {
  const same = shown([{ slip, mistakes: [missed('a'), missed('b')] }]);
  expect(countOf(same, 'One power too low.')).toBe(1);
  expect(same).toContain('Answer to b');
  const apart = shown([{ slip, mistakes: [missed('a'), missed('b', { teaching: 'One power too high.' })] }]);
  expect(countOf(apart, 'One power too low.')).toBe(1);
  expect(countOf(apart, 'One power too high.')).toBe(1);
  expect(apart.indexOf('Answer to a')).toBeLessThan(apart.indexOf('One power too low.'));
});

test('the first answer is called so where others followed', () => {
  expect(shown([{ slip, mistakes: [missed('a')] }])).toContain('>Your answer<');
  expect(shown([{ slip, mistakes: [missed('a', { tries: 2 })] }])).toContain('>Your first answer<');
});

test('an answer that no slip leads to is not called unknown', () => {
  const text = shown([{ slip: null, mistakes: [missed('a', { teaching: '' })] }]);
  expect(text).toContain('No known slip leads there');
  expect(text).not.toContain('not on record');
});

test('the button for fresh questions says what they are on', () => {
  expect(shown([])).toContain('aria-label="Fresh questions: Coupled reactions"');
});

test('where a concept has too few fresh questions, those of its topic are offered, by its name', () => {
  const markup = shown([], { onConcept: 1 });
  expect(markup).toContain('>Fresh questions on Equilibrium<');
  expect(markup).toContain('aria-label="Fresh questions on Equilibrium: Coupled reactions"');
  expect(markup).not.toContain('Too few');
  expect(shown([], { onConcept: 1, onTopic: 2 })).toContain('Too few fresh questions');
});

test('the note at a question stands with it', () => {
  expect(shown([{ slip, mistakes: [missed('b')] }])).toContain('Ask in class.');
  expect(shown([{ slip, mistakes: [missed('a')] }])).not.toContain('Your note');
});
