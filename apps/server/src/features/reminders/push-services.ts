import { ECDH } from 'node:crypto';
import type { PushSubscriptionKeys } from '@valence/contract';
import { Refusal } from '../../refusal.ts';

/** Where the push services of browsers are reached: a name, or with a dot in front all names below it (record 92). */
const pushServices = [
  // Chrome, Edge on phones, Opera, Brave, Samsung Internet
  'fcm.googleapis.com',
  // Firefox
  'updates.push.services.mozilla.com',
  // Safari
  '.push.apple.com',
  // Edge
  '.notify.windows.com',
];

/**
 * Refuses what a browser did not get from a known push service: the server will send to that address.
 * @throws Refusal `badRequest`
 */
export function requireKnownService({ endpoint, keys }: PushSubscriptionKeys): void {
  if (!isOfPushService(endpoint))
    throw new Refusal(
      'badRequest',
      'We cannot send reminders to this browser: its push service is not known to us.',
      {
        fields: [{ field: 'subscription.endpoint', message: 'must be an address of a known push service' }],
      },
    );
  if (!isPoint(keys.p256dh))
    throw new Refusal('badRequest', 'We could not read that request.', {
      fields: [{ field: 'subscription.keys.p256dh', message: 'must be a point on P-256' }],
    });
}

/** A host in plain letters: what sends reads addresses by other rules, and ends the host at a percent sign or a semicolon. */
const plainHost = /^https:\/\/[a-z0-9.-]+\//i;

/** Whether an address is on https, without a port or a password, at a known service. */
export function isOfPushService(endpoint: string): boolean {
  const url = plainHost.test(endpoint) ? URL.parse(endpoint) : null;
  if (url?.protocol !== 'https:' || url.port !== '' || url.username !== '' || url.password !== '')
    return false;
  return pushServices.some((name) =>
    name.startsWith('.') ? url.hostname.endsWith(name) : url.hostname === name,
  );
}

function isPoint(key: string): boolean {
  try {
    ECDH.convertKey(key, 'prime256v1', 'base64url', 'base64url', 'compressed');
    return true;
  } catch {
    return false;
  }
}
