import { createPrivateKey } from 'node:crypto';
import { isIP } from 'node:net';
import * as z from 'zod';

/** Any text. */
export const text = () => z.string();

/** A text that starts as it has to: `startingWith('sk_', 'rk_')`. */
export function startingWith(...beginnings: readonly string[]) {
  return z.string().refine((value) => beginnings.some((beginning) => value.startsWith(beginning)), {
    error: `must start with ${beginnings.join(' or ')}`,
  });
}

export function wholeNumber(least: number, most: number) {
  const error = `must be a whole number from ${least} to ${most}`;
  return z.coerce.number({ error }).int({ error }).min(least, { error }).max(most, { error });
}

/** Calls in a minute. */
export const perMinute = () => wholeNumber(1, 1_000_000_000);

/** So many bytes as base64url, without padding. */
export function base64UrlBytes(length: number) {
  return z
    .string()
    .refine((value) => /^[\w-]+$/.test(value) && Buffer.from(value, 'base64url').length === length, {
      error: `must be ${length} bytes as base64url`,
    });
}

export function webAddress() {
  return z.url({ protocol: /^https?$/, error: 'must be an http or https address' });
}

/** The address of a whole site: nothing is served below a path of it. */
export function siteAddress() {
  return webAddress()
    .refine(isWholeSite, { error: 'must not have a path: it is where the whole server is reached' })
    .transform((address) => new URL(address).origin);
}

function isWholeSite(address: string): boolean {
  const url = URL.parse(address);
  return url === null || url.href === `${url.origin}/`;
}

/** Names that stand for ranges of addresses, as the proxy library knows them. */
const namedRanges = new Set(['loopback', 'linklocal', 'uniquelocal']);

/** Addresses and ranges with commas between: `10.0.0.1, 192.168.0.0/16, loopback`. */
export function addressRanges() {
  return z
    .string()
    .transform((value) =>
      value
        .split(',')
        .map((part) => part.trim())
        .filter(Boolean),
    )
    .superRefine((ranges, context) => {
      for (const range of ranges) {
        if (isRange(range)) continue;
        context.addIssue(`must be addresses or ranges as 10.0.0.0/8, with commas between: ${range} is none`);
      }
    });
}

function isRange(range: string): boolean {
  if (namedRanges.has(range)) return true;
  const [address = '', bits, ...more] = range.split('/');
  const version = isIP(address);
  if (version === 0 || more.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}

/** A private key as PEM; in an environment its line ends are often written as `\\n`. */
export function pemKey() {
  return z.string().refine((pem) => isPrivateKey(pem), 'must be a private key as PEM');
}

function isPrivateKey(pem: string): boolean {
  try {
    createPrivateKey(pem.replaceAll('\\n', '\n'));
    return true;
  } catch {
    return false;
  }
}

/** Where mail is handed in: `smtps://user:password@mail.example.com`, or `smtp://` with STARTTLS, which credentials insist on. */
export function mailServer() {
  return z.string().transform((address, context) => {
    const url = URL.parse(address);
    const [user, password] = [decoded(url?.username), decoded(url?.password)];
    const isWhole =
      url !== null && /^smtps?:$/.test(url.protocol) && url.hostname !== '' && isWholeMailServer(url);
    if (!isWhole || user === null || password === null || (user === '') !== (password === '')) {
      // The value stays out of the message: it holds a password.
      context.addIssue('must be smtp:// or smtps:// with a host, and with both user and password or neither');
      return z.NEVER;
    }
    const isSecure = url.protocol === 'smtps:';
    return {
      host: url.hostname.replace(/^\[(.*)\]$/, '$1'),
      port: url.port === '' ? (isSecure ? 465 : 587) : Number(url.port),
      isSecure,
      credentials: user === '' ? null : { user, password },
    };
  });
}

function isWholeMailServer({ pathname, search, hash }: URL): boolean {
  return ['', '/'].includes(pathname) && search === '' && hash === '';
}

/** A part of an address as it is meant; `null` where its escapes mean nothing. */
function decoded(part = ''): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}

/** Somebody's e-mail address, with a name before it or without: `Valence <quiz@example.com>`. */
export function mailbox() {
  return z.string().transform((text, context) => {
    const named = /^(?:"?(?<name>[^"<>\p{C}]*?)"? *<(?<inner>[^<>]+)>|(?<plain>[^<>]+))$/u.exec(text)?.groups;
    const address = named?.['inner'] ?? named?.['plain'] ?? '';
    if (!/^[^\s@,;:"\p{C}]+@[^\s@,;:"\p{C}.]+(\.[^\s@,;:"\p{C}.]+)*$/u.test(address)) {
      context.addIssue('must be an e-mail address as quiz@example.com or Name <quiz@example.com>');
      return z.NEVER;
    }
    return { name: named?.['name'] ?? '', address };
  });
}
