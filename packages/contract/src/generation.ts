import * as z from 'zod/mini';
import { wholeNumber } from './numbers.ts';

/** How far the making of a quiz on a topic of one's own has got. */
export const generationProgress = z.discriminatedUnion('stage', [
  z.object({ stage: z.literal('understanding') }),
  z.object({ stage: z.literal('writing') }),
  /** So many of the questions written so far have been proved or rejected. */
  z.object({ stage: z.literal('checking'), done: wholeNumber, of: wholeNumber }),
]);

export type GenerationProgress = z.infer<typeof generationProgress>;
