import { createECDH, randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';

/** What the student answers when the browser asks for the permission. */
type Permission = 'granted' | 'denied' | 'default';

/** Puts a stand-in where the browser's push service would be: no browser of these tests has one. It remembers over reloads. */
export async function pushInBrowser(page: Page, answered: Permission): Promise<void> {
  const keys = createECDH('prime256v1');
  const subscribed = {
    endpoint: `https://fcm.googleapis.com/fcm/send/${randomBytes(9).toString('base64url')}`,
    keys: { p256dh: keys.generateKeys('base64url'), auth: randomBytes(16).toString('base64url') },
  };
  await page.addInitScript(
    ({ answer, subscription }) => {
      const kept = (name: string) => sessionStorage.getItem(`stand-in ${name}`);
      const keep = (name: string, value: string) => sessionStorage.setItem(`stand-in ${name}`, value);
      const existing = () => {
        const key = kept('key');
        if (key === null) return null;
        const bytes = atob(key.replaceAll('-', '+').replaceAll('_', '/'));
        return {
          options: { applicationServerKey: Uint8Array.from(bytes, (one) => one.charCodeAt(0)).buffer },
          toJSON: () => subscription,
          unsubscribe: async () => sessionStorage.removeItem('stand-in key'),
        };
      };
      Object.defineProperty(Notification, 'permission', { get: () => kept('permission') ?? 'default' });
      Object.defineProperty(Notification, 'requestPermission', {
        value: async () => {
          keep('permission', answer);
          return answer;
        },
      });
      Object.defineProperty(PushManager.prototype, 'getSubscription', { value: async () => existing() });
      Object.defineProperty(PushManager.prototype, 'subscribe', {
        value: async ({ applicationServerKey }: { applicationServerKey: string }) => {
          keep('key', applicationServerKey);
          return existing();
        },
      });
    },
    { answer: answered, subscription: subscribed },
  );
}

/** A pair of keys, as settings, that a server sends push messages with. */
export function vapidKeys(): { VAPID_PUBLIC_KEY: string; VAPID_PRIVATE_KEY: string } {
  const pair = createECDH('prime256v1');
  const publicKey = pair.generateKeys('base64url');
  const privateKey = pair.getPrivateKey();
  const padded = Buffer.concat([Buffer.alloc(32 - privateKey.length), privateKey]);
  return { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: padded.toString('base64url') };
}
