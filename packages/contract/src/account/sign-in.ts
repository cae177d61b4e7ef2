import * as z from 'zod/mini';

/** E-mail address and password of a local account. */
export const credentials = z.object({ email: z.string(), password: z.string() });

/** What a new local account is made from. */
export const newAccount = z.extend(credentials, {
  firstName: z.string(),
  lastName: z.string(),
  confirmPassword: z.string(),
});

/** What `POST /api/login` takes where accounts are local. */
export const loginRequest = z.union([newAccount, credentials]);

export type LoginRequest = z.infer<typeof loginRequest>;

/** How students sign in here: with local accounts or an issuer, and with which other providers. */
export const signInWays = z.object({
  accounts: z.enum(['local', 'issuer']),
  providers: z.array(z.string()),
});

export type SignInWays = z.infer<typeof signInWays>;
