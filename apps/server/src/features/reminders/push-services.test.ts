import { expect, test } from 'vitest';
import { isOfPushService } from './push-services.ts';

test.each([
  'https://fcm.googleapis.com/fcm/send/abc:def',
  'https://updates.push.services.mozilla.com/wpush/v2/gAAAA',
  'https://web.push.apple.com/QGx',
  'https://wns2-par02p.notify.windows.com/w/?token=BQYAAA',
])('%s is of a known push service', (endpoint) => expect(isOfPushService(endpoint)).toBe(true));

test.each([
  'http://fcm.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com:8443/fcm/send/abc',
  'https://someone:secret@fcm.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com@127.0.0.1/',
  'https://fcm.googleapis.com.example.org/',
  'https://notify.windows.com.example.org/',
  'https://xnotify.windows.com/',
  'https://127.0.0.1/fcm',
  'https://[::1]/',
  'https://169.254.169.254/latest/meta-data/',
  'https://localhost/',
  'https://push.example.org/',
  // Told apart by two readers of addresses: one decodes the host, the other ends it there.
  'https://example.org%2Epush.apple.com/x',
  'https://10.0.0.5;.push.apple.com/',
  "https://example.org'.push.apple.com/",
  'file:///etc/passwd',
  'not an address',
])('%s is not, and nothing is ever sent there', (endpoint) => expect(isOfPushService(endpoint)).toBe(false));
