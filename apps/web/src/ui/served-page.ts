import { noSettings, type PageSettings } from '@valence/contract';
import { createContext, use } from 'react';
import { timeZone } from '../api/time-zone.ts';
import { useFromBrowser } from './use-from-browser.ts';

/** What every page knows from the server that drew it. */
export interface ServedPage {
  /** The day in the page's zone, an ISO date; that of UTC where the server knew none. */
  today: string;
  /** The zone whose days the page tells of; `null` where the server knew none. */
  timeZone: string | null;
  settings: PageSettings;
}

export const ServedPageContext = createContext<ServedPage>({
  today: '',
  timeZone: null,
  settings: noSettings,
});

/** The word that the page's policy asks of its scripts and styles; in the browser it is nobody's to read. */
export const NonceContext = createContext<string | undefined>(undefined);

/** The student's day, an ISO date; until the page is hydrated, the one that it was drawn with. */
export function useToday(): string {
  const { today } = use(ServedPageContext);
  return useFromBrowser(todayHere, today);
}

/** The zone to tell days in: the browser's own, and until the page is hydrated the one that it was drawn for; UTC where the server knew none. */
export function useTimeZone(): string {
  const served = use(ServedPageContext);
  return useFromBrowser(timeZone, served.timeZone ?? 'UTC');
}

/** The phone number of support, and what a link to it points at. */
export function useSupportPhone(): { number: string; address: string } {
  const { supportPhone: number } = use(ServedPageContext).settings;
  return { number, address: `tel:${number.replace(/[^+\d]/g, '')}` };
}

/** The e-mail address of support, where there is one. */
export function useSupportEmail(): string | null {
  const { supportEmail } = use(ServedPageContext).settings;
  return supportEmail === '' ? null : supportEmail;
}

function todayHere(): string {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}
