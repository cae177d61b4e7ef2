import * as z from 'zod';

/** What an issuer says about its user, as far as we can use it. */
export interface IssuerClaims {
  subject: string;
  email: string | null;
  firstName: string | null;
  lastName: string | null;
  profileImageUrl: string | null;
}

/** A claim of another shape than expected counts as not given: an issuer's habit should keep nobody out. */
const optional = <Schema extends z.ZodType>(schema: Schema) => z.optional(schema).catch(undefined);

const claims = z.object({
  sub: z.string().min(1).max(255),
  email: optional(z.email().max(254)),
  given_name: optional(z.string()),
  family_name: optional(z.string()),
  name: optional(z.string()),
  picture: optional(z.url({ protocol: /^https$/ }).max(2000)),
});

/** Reads the claims of an id token or the userinfo answer. Throws where there is no subject. */
export function readIdentity(given: object): IssuerClaims {
  const read = claims.parse(given);
  return {
    subject: read.sub,
    email: read.email ?? null,
    firstName: name(read.given_name ?? read.name),
    lastName: name(read.family_name),
    profileImageUrl: read.picture ?? null,
  };
}

function name(text: string | undefined): string | null {
  const clean = (text ?? '').replace(/\p{Cc}/gu, ' ').trim();
  return [...clean].slice(0, 100).join('') || null;
}
