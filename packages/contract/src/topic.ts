import * as z from 'zod/mini';
import { topicMaxLength } from './plans.ts';

/**
 * A topic as a student typed it, read the same on both sides: composed characters, single blanks, nothing that is
 * invisible.
 * @example normalizeTopic(' buffer\u200b \n capacity ') // 'buffer capacity'
 */
export function normalizeTopic(topic: string): string {
  return topic
    .normalize('NFC')
    .replace(/\p{Cf}/gu, '')
    .replace(/\s+/g, ' ')
    .replace(/[\p{Cc}\p{Cs}]/gu, '')
    .trim();
}

/** A topic in a request: 1 to 200 characters are left of it. */
export const topic = z
  .string()
  .check(
    z.overwrite(normalizeTopic),
    z.minLength(1, 'Please enter a chemistry topic for your quiz.'),
    z.maxLength(topicMaxLength, `A topic has at most ${topicMaxLength} characters.`),
  );
