import * as z from 'zod/mini';
import { readPersonName } from './person-name.ts';

const name = (label: string) => {
  const problems = {
    missing: `${label} is required`,
    tooLong: `${label} too long`,
    unreadable: `${label} needs a letter or a digit`,
  };
  return z.pipe(
    z.string(problems.missing),
    z.transform((typed: string, context) => {
      const read = readPersonName(typed);
      if (read.ok) return read.name;
      context.issues.push({ code: 'custom', input: typed, message: problems[read.problem] });
      return z.NEVER;
    }),
  );
};

/** What a student may change of the profile. Names are tidied; a phone number is optional, and may be empty. */
export const updateProfileRequest = z.strictObject({
  firstName: name('First name'),
  lastName: name('Last name'),
  phoneNumber: z.optional(
    z.nullable(
      z
        .string()
        .check(z.trim(), z.maxLength(40, 'Invalid phone number format'))
        // The pattern is tried on a number of any length: only one way of reading it, so that it takes linear time.
        .check(z.regex(/^(\+?[\s()-]*\d[\d\s()-]*)?$/, 'Invalid phone number format')),
    ),
  ),
});

export const deleteAccountResponse = z.object({ message: z.string() });

/** A link is on its way, unless the address was confirmed before. */
export const sendConfirmationResponse = z.object({ isEmailConfirmed: z.boolean() });

/** How many other browsers were signed out. */
export const signOutElsewhereResponse = z.object({ endedSessions: z.int() });

export type UpdateProfileRequest = z.infer<typeof updateProfileRequest>;
