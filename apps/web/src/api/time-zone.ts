import { timeZoneCookie } from '@valence/contract';

const aYear = 365 * 24 * 60 * 60;

let known: { zone: string; offset: number } | undefined;

/**
 * The IANA name of the browser's zone, which is kept in a cookie for the pages that come. To ask for it takes 15 ms on a slow phone, so it is
 * asked for once, and again when its clock is moved.
 */
export function timeZone(): string {
  const offset = new Date().getTimezoneOffset();
  if (known?.offset === offset) return known.zone;
  // A browser on a system without a zone tells one that it does not know itself.
  const told = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const zone = told === '' || told === 'Etc/Unknown' ? 'UTC' : told;
  known = { zone, offset };
  if (typeof document !== 'undefined')
    document.cookie = `${timeZoneCookie}=${zone}; path=/; max-age=${aYear}; samesite=lax`;
  return zone;
}
