import { useState } from 'react';
import { useFromBrowser } from './use-from-browser.ts';

/**
 * Text that a student is typing, kept through a reload of this tab: signing in again after a session has ended leaves
 * the page, and what was typed is to be there on the way back.
 */
export function useDraft(name: string): [string, (text: string) => void] {
  const kept = useFromBrowser(() => read(name), '');
  const [typed, setTyped] = useState<string | null>(null);
  return [
    typed ?? kept,
    (text) => {
      setTyped(text);
      write(name, text);
    },
  ];
}

function read(name: string): string {
  try {
    return sessionStorage.getItem(keyOf(name)) ?? '';
  } catch {
    return '';
  }
}

function write(name: string, text: string): void {
  try {
    if (text === '') sessionStorage.removeItem(keyOf(name));
    else sessionStorage.setItem(keyOf(name), text);
  } catch {
    // Storage is blocked: the text lives as long as the page.
  }
}

function keyOf(name: string): string {
  return `valence.draft.${name}`;
}
