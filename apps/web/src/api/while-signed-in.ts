import { isSignedOut } from './request.ts';

/** Asks again at a pace, in milliseconds, until the session has ended: that is said once, and not at every beat. */
export function whileSignedIn(pace: number) {
  return ({ state }: { state: { error: unknown } }) => !isSignedOut(state.error) && pace;
}
