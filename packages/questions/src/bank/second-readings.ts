import { fingerprint } from '../random.ts';
import { secondReadings } from './second-readings.data.ts';
import type { Stimulus } from '../question.ts';
import type { WrittenQuestion } from './written-question.ts';

/**
 * The fingerprint of what a second reader saw of a question: text and options, and what its set is on. Any later change of them
 * voids the reading.
 */
export function readingFingerprint(question: WrittenQuestion, stimulus?: Stimulus): string {
  const shared = stimulus === undefined ? [] : [stimulus.title, stimulus.text, seenFigure(stimulus)];
  return fingerprint(
    [...shared, question.text, question.answer, ...question.distractors.map(({ text }) => text)].join('\n'),
  );
}

/** True when somebody who had not seen the key solved this very question and reached the key. */
export function wasSolvedAgain(question: WrittenQuestion, stimulus?: Stimulus): boolean {
  return secondReadings[question.id] === readingFingerprint(question, stimulus);
}

function seenFigure({ figure }: Stimulus): string {
  return figure === undefined ? '' : JSON.stringify(figure);
}
