import * as z from 'zod/mini';
import { percent, wholeNumber } from '../quizzes/numbers.ts';

/** Whether forecasts of this student may be compared with the marks of later papers. */
export const forecastConsent = z.strictObject({ isGiven: z.boolean() });

/** Papers of which so many percent were left open tell of no mark, and are not compared. */
export const mostLeftOpen = 20;

/** How forecasts held for students who agreed to be counted; nothing below `fewestStudentsTold` of them. */
export const forecastCalibration = z.discriminatedUnion('enough', [
  z.object({ enough: z.literal(false) }),
  z.object({
    enough: z.literal(true),
    students: wholeNumber,
    papers: wholeNumber,
    /** Papers whose mark lay between the two numbers. */
    inside: percent,
    /** Between the middle of the forecast and the mark, on average, in points. */
    off: z.number().check(z.nonnegative()),
  }),
]);

export type ForecastConsent = z.infer<typeof forecastConsent>;
export type ForecastCalibration = z.infer<typeof forecastCalibration>;
