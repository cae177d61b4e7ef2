import * as z from 'zod';
import { textOf } from '../form-text.ts';

/** What a mailed link carries. Anything else is a link that is not good, and no error. */
export const linkQuery = z.looseObject({ secret: z.optional(z.unknown()) });

/** The secret of a link, out of its address or of the form that it led to. */
export function secretOf(sent: unknown): string {
  return textOf(sent, 'secret');
}
