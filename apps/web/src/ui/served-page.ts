import type { ServedPage } from '@valence/contract';
import { createContext, use } from 'react';
import { useFromBrowser } from './use-from-browser.ts';

/** What the server drew this page from; `null` in a page that it did not draw. */
export const ServedPageContext = createContext<ServedPage | null>(null);

/** The student's day, an ISO date. */
export function useToday(): string {
  const served = use(ServedPageContext);
  return useFromBrowser(todayHere, served?.today ?? '');
}

/** The zone to tell days in: the drawing's while the page is taken over, then the browser's own, which is `undefined`. */
export function useTimeZone(): string | undefined {
  const served = use(ServedPageContext);
  return useFromBrowser(() => undefined, served?.timeZone);
}

function todayHere(): string {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}
