import type { Query } from '@tanstack/react-query';

/** What is younger than this, in milliseconds, is not asked for again. */
const fresh = 2000;

/** For `refetchOnMount`: a screen that is visited asks anew, except for what has just come, as with the page itself. */
export function onEachVisit<T, E, D, K extends readonly unknown[]>({
  state,
}: Query<T, E, D, K>): 'always' | false {
  // A clock that was set back meanwhile makes nothing new.
  const isNew = Math.abs(Date.now() - state.dataUpdatedAt) < fresh;
  return isNew && !state.isInvalidated ? false : 'always';
}
