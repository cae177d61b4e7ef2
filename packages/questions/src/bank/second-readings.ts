import { fingerprint } from '../random.ts';
import { secondReadings } from './second-readings.data.ts';
import type { WrittenQuestion } from './written-question.ts';

/**
 * The fingerprint of what a second reader saw of a question: text and options. Any later change of them voids the
 * reading.
 */
export function readingFingerprint(question: WrittenQuestion): string {
  return fingerprint(
    [question.text, question.answer, ...question.distractors.map(({ text }) => text)].join('\n'),
  );
}

/** True when somebody who had not seen the key solved this very question and reached the key. */
export function wasSolvedAgain(question: WrittenQuestion): boolean {
  return secondReadings[question.id] === readingFingerprint(question);
}
