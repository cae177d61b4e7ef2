import { useState, useSyncExternalStore } from 'react';

/**
 * What only the browser knows, read once. In the server's drawing, and until React has taken that over, `drawn` stands
 * for it; a screen that is opened later reads at once.
 */
export function useFromBrowser<T>(read: () => T, drawn: T): T {
  const isAlive = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  const [found, setFound] = useState(() => (isAlive ? { value: read() } : null));
  if (isAlive && found === null) setFound({ value: read() });
  return found === null ? drawn : found.value;
}

function neverChanges(): () => void {
  return () => {};
}
