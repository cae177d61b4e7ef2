import * as z from 'zod/mini';
import { topicMaxLength } from '../plans.ts';

/**
 * Characters of a topic before anything is done with it. Composing characters takes time with the square of their number,
 * so a longer text is refused unread. It leaves room for blanks and for marks that are typed apart from their letters.
 */
const rawMaxLength = 10 * topicMaxLength;

/**
 * A topic as a student typed it, read the same on both sides: composed characters, single blanks, nothing that is
 * invisible. Of a text that is far too long for a topic only the beginning is read.
 * @example normalizeTopic(' buffer\u200b \n capacity ') // 'buffer capacity'
 */
export function normalizeTopic(topic: string): string {
  return topic
    .slice(0, rawMaxLength)
    .normalize('NFC')
    .replace(/\p{Cf}/gu, '')
    .replace(/\s+/g, ' ')
    .replace(/[\p{Cc}\p{Cs}]/gu, '')
    .trim();
}

const tooLong = `A topic has at most ${topicMaxLength} characters.`;

/** A topic in a request: 1 to 200 characters are left of it. */
export const topic = z
  .string()
  .check(
    z.maxLength(rawMaxLength, { error: tooLong, abort: true }),
    z.overwrite(normalizeTopic),
    z.minLength(1, 'Please enter a chemistry topic for your quiz.'),
    z.maxLength(topicMaxLength, tooLong),
  );
