import type { User } from '@valence/contract';

/** First and last name where both are known, else the e-mail. */
export function displayName({ firstName, lastName, email }: User): string {
  return firstName && lastName ? `${firstName} ${lastName}` : email;
}

/** The letter that stands for a student without a picture. */
export function initial({ firstName, email }: User): string {
  return ([...(firstName ?? '')][0] ?? email[0]?.toUpperCase()) || 'U';
}
