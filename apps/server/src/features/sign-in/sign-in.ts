import type { Offer } from '../allowance/plan-of.ts';
import type { Sessions } from './sessions-service.ts';
import type { SignInCookies } from './sign-in-cookies.ts';

/** What the ways of signing in open and end sessions with. */
export interface SignIn {
  sessions: Sessions;
  cookies: SignInCookies;
  /** What a student is told of plans. */
  offer: Offer;
}
