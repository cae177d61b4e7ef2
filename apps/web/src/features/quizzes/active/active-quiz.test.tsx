import { expect, test } from 'vitest';
import { startAttempt, type Attempt } from '../../../attempt/attempt.ts';
import type { Progress } from '../../../attempt/progress.ts';
import { sampleQuestion } from '../../../attempt/testing/sample-question.ts';
import { sampleQuiz } from '../../../attempt/testing/sample-quiz.ts';
import { show } from '../../../testing/show.tsx';
import { ActiveQuiz } from './active-quiz.tsx';

const quiz = sampleQuiz([sampleQuestion('one', 0), sampleQuestion('two', 1)]);
const begun = startAttempt('single', [0, 1], 0);
const resolved: Progress = { kind: 'resolved', answer: 0, tried: [0] };

const shown = (attempt: Partial<Attempt>) =>
  show(
    <ActiveQuiz quiz={quiz} initialAttempt={{ ...begun, ...attempt }} onFinish={nothing} onExit={nothing} />,
  );

test('every option of an open question can be struck out', () => {
  const markup = shown({});
  for (const letter of 'ABCD') expect(markup).toContain(`Strike out option ${letter}`);
});

test('the keys that are named are the ones that work: in a review nothing is chosen, struck out, flagged or submitted', () => {
  const keysOf = (markup: string) => markup.slice(markup.indexOf('Keys:')).replaceAll(/<[^>]+>/g, '');
  expect(keysOf(shown({}))).toContain('A to D choose');
  const review = keysOf(shown(startAttempt('review', [0, 1], 0)));
  expect(review).toContain('← → move, Enter goes on');
  expect(review).not.toMatch(/choose|strike|flags|submits/);
});

test('one that is struck out says so, cannot be chosen, and can be restored', () => {
  const markup = shown({ struck: [[1]] });
  expect(markup).toContain('(struck out)');
  expect(markup).toContain('Restore option B');
  expect(markup).toContain('Struck out: B');
  expect(markup.match(/disabled="" name/g)).toHaveLength(1);
});

test('after the submission nothing is struck out, and nothing can be', () => {
  const markup = shown({ struck: [[1]], progress: [resolved, resolved] });
  expect(markup).not.toMatch(/Strike out option|Struck out|\(struck out\)|Restore option/);
});

test('an option that was tried is struck out by nobody', () => {
  const tried: Progress = { kind: 'open', chosen: null, tried: [2] };
  const markup = shown({ mode: 'practice', progress: [tried, tried] });
  expect(markup).toContain('Strike out option B');
  expect(markup).not.toContain('Strike out option C');
});

test('after a wrong try in practice every other option can be pressed, and what was struck out stays so', () => {
  const missed: Progress = { kind: 'missed', tried: [2] };
  const markup = shown({ mode: 'practice', progress: [missed, missed], struck: [[1]] });
  expect(markup).toContain('Try a Different Answer');
  expect(markup.match(/disabled="" name/g)).toHaveLength(2);
  expect(markup).toContain('Restore option B');
  expect(markup).toContain('Strike out option D');
  expect(markup).not.toContain('Strike out option C');
});

test('the bar says whether the question is flagged', () => {
  expect(shown({})).toMatch(/aria-pressed="false".*Flag<span class="sr-only"> this question/);
  expect(shown({ flagged: [0] })).toMatch(/aria-pressed="true".*Flagged/);
  expect(shown({ flagged: [1] })).toContain('aria-pressed="false"');
});

test('when all is answered, the way back to what was flagged is offered before the finish', () => {
  const progress = [resolved, resolved];
  expect(shown({ progress, at: 1, flagged: [0] })).toContain('1 flagged question<');
  expect(shown({ progress, at: 1, flagged: [0, 1] })).toContain('2 flagged questions<');
  expect(shown({ progress, at: 1 })).not.toContain('Go Back');
  expect(shown({ flagged: [0] })).not.toContain('Go Back');
});

test('from a flagged question a step leads back to the end', () => {
  const progress = [resolved, resolved];
  expect(shown({ progress, at: 0, flagged: [0] })).toContain('To the End');
  expect(shown({ progress, at: 1, flagged: [0] })).not.toContain('To the End');
});

test('a review marks what was flagged, and changes no flag', () => {
  const markup = shown({ mode: 'review', progress: [resolved, resolved], flagged: [0] });
  expect(markup).toContain('Flagged');
  expect(markup).not.toContain('aria-pressed');
});

function nothing(): void {
  // Nobody presses anything in a drawing.
}
