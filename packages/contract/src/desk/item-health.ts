import * as z from 'zod/mini';
import { wholeNumber } from '../quizzes/numbers.ts';

/** With fewer students than this no figure is given about a question. */
export const fewestTries = 40;

export const questionSharesRequest = z.object({ quizId: z.uuid() });

/** How the questions of a finished quiz fare with everybody, where enough students have answered; shares in whole per cent. */
export const questionShares = z.object({
  shares: z.array(
    z.object({
      questionId: z.string(),
      /** Right at the first try. */
      right: wholeNumber,
      /** The slip that most make, by its name. */
      slip: z.nullable(z.object({ name: z.string(), share: wholeNumber })),
    }),
  ),
});
