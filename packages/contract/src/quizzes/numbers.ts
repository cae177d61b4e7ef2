import * as z from 'zod/mini';

/** How many, or how many seconds. */
export const wholeNumber = z.int().check(z.nonnegative());

/** A share in percent, as scores are. */
export const percent = z.number().check(z.gte(0), z.lte(100));
