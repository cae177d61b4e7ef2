import { useState } from 'react';
import { useFromBrowser } from './use-from-browser.ts';

/**
 * State that is kept with the page's entry in the browser's history: who comes back to it finds it, who opens the page anew does not.
 * @param name what it is kept under
 * @param read what was kept, as what it is; `null` where it cannot be trusted
 */
export function useKeptInEntry<T extends object>(
  name: string,
  read: (kept: unknown) => T | null,
  initial: T,
): [T, (value: T) => void] {
  const kept = useFromBrowser(() => read(stateOf()[name]), null);
  const [changed, setChanged] = useState<T | null>(null);
  return [
    changed ?? kept ?? initial,
    (value) => {
      setChanged(value);
      // What the router keeps there stays. Safari refuses more than a hundred changes in half a minute: the next one is kept.
      try {
        history.replaceState({ ...stateOf(), [name]: value }, '');
      } catch {
        return;
      }
    },
  ];
}

function stateOf(): Record<string, unknown> {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null ? { ...state } : {};
}
