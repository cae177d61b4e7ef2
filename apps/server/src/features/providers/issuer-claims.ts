import { personNameMaxLength, readPersonName } from '@valence/contract';
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
  preferred_username: optional(z.string()),
  picture: optional(z.url({ protocol: /^https$/ }).max(2000)),
});

/** Characters of a name that are looked at. */
const longestTold = 1000;

/** Reads the claims of an id token or the userinfo answer. Throws where there is no subject. */
export function readIdentity(given: object): IssuerClaims {
  const read = claims.parse(given);
  return {
    subject: read.sub,
    email: read.email ?? null,
    firstName: name(read.given_name) ?? name(read.name) ?? name(read.preferred_username),
    lastName: name(read.family_name),
    profileImageUrl: read.picture ?? null,
  };
}

/** A name by the rule for names that are typed here; one that is too long is cut. `null` where there is none. */
function name(told: string | undefined): string | null {
  const characters = Array.from((told ?? '').slice(0, longestTold));
  const read = readPersonName(characters.slice(0, personNameMaxLength).join(''));
  return read.ok ? read.name : null;
}
