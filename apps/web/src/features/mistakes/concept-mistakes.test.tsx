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

const shown = (slips: Mistakes['concepts'][number]['slips']) =>
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
          questions: { beginner: 9, intermediate: 9, advanced: 9 },
        },
        slips,
      }}
      usage={undefined}
      isIdle={false}
      isStarting={false}
      onFresh={() => undefined}
    />,
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
