import { createECDH } from 'node:crypto';
import type { Settings } from './settings.ts';

/** What is wrong with one setting; the sentence goes on after its name. */
export interface Fault {
  setting: string;
  problem: string;
}

type Given = Readonly<Record<string, string | undefined>>;

const issuer = ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'] as const;
const google = ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'] as const;
const github = ['GITHUB_CLIENT_ID', 'GITHUB_CLIENT_SECRET'] as const;
const x = ['X_CLIENT_ID', 'X_CLIENT_SECRET'] as const;
const apple = ['APPLE_CLIENT_ID', 'APPLE_TEAM_ID', 'APPLE_KEY_ID', 'APPLE_PRIVATE_KEY'] as const;
const mail = ['SMTP_URL', 'SMTP_FROM'] as const;
const vapid = ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY'] as const;
const stripe = ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'STRIPE_PRICE_ID'] as const;
const model = ['AI_BASE_URL', 'AI_MODEL'] as const;

/**
 * Settings that are right one by one and do not fit together: halves of what belongs together, and beyond this machine
 * whatever is built in for this machine alone.
 * @param given the environment without blanks; what is wrong by itself is not looked at again
 */
export function faultsBetween(given: Given): Fault[] {
  return [
    ...halves(issuer, given, 'the three OIDC settings go together'),
    ...halves(google, given, 'the two Google settings go together'),
    ...halves(github, given, 'the two GitHub settings go together'),
    ...halves(x, given, 'the two X settings go together'),
    ...halves(apple, given, 'the four Apple settings go together'),
    ...halves(mail, given, 'SMTP_URL and SMTP_FROM go together'),
    ...halves(vapid, given, 'the two VAPID keys go together'),
    ...pushKeys(given),
    ...halves(stripe, given, 'the three Stripe settings go together'),
    ...halves(model, given, 'AI_BASE_URL and AI_MODEL go together'),
    ...soldAndNotSold(given),
    ...beyondThisMachine(given),
  ];
}

function halves(names: readonly (keyof Settings)[], given: Given, reason: string): Fault[] {
  const missing = missingOf(names, given);
  return missing.length === names.length
    ? []
    : missing.map((setting) => ({ setting, problem: `is missing: ${reason}` }));
}

/** A pair of keys that is none would be noticed at the first reminder only; push services want to know whom to write to. */
function pushKeys(given: Given): Fault[] {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey } = given;
  if (publicKey === undefined || privateKey === undefined) return [];
  if (publicKeyOf(privateKey) !== publicKey)
    return [{ setting: 'VAPID_PUBLIC_KEY', problem: 'does not belong to VAPID_PRIVATE_KEY' }];
  if (given['SUPPORT_EMAIL'] !== undefined || given['PUBLIC_URL']?.startsWith('https://')) return [];
  const problem = 'is missing: push services ask for an e-mail address or an https PUBLIC_URL to write to';
  return [{ setting: 'SUPPORT_EMAIL', problem }];
}

/** `null` where the private key is none. */
function publicKeyOf(privateKey: string): string | null {
  const pair = createECDH('prime256v1');
  try {
    pair.setPrivateKey(privateKey, 'base64url');
    return pair.getPublicKey('base64url');
  } catch {
    return null;
  }
}

/** Subscriptions that Stripe goes on charging for would be out of the server's sight. */
function soldAndNotSold(given: Given): Fault[] {
  if (given['PAYMENTS'] !== 'off' || missingOf(stripe, given).length === stripe.length) return [];
  return [
    { setting: 'PAYMENTS', problem: 'must be on where Stripe is set: take the Stripe settings away first' },
  ];
}

function beyondThisMachine(given: Given): Fault[] {
  const where = wherePublic(given);
  if (where === null) return [];
  const faults: Fault[] = [];
  if (missingOf(issuer, given).length === issuer.length && !given['PUBLIC_URL']?.startsWith('https://')) {
    const problem = `accounts with a password need an https address ${where}, or an identity provider in OIDC_ISSUER`;
    faults.push({
      setting: 'PUBLIC_URL',
      problem:
        given['PUBLIC_URL'] === undefined ? `is missing: ${problem}` : `must start with https://: ${problem}`,
    });
  }
  // In the sandbox everybody has Premium for nothing.
  if (given['PAYMENTS'] !== 'off' && missingOf(stripe, given).length === stripe.length) {
    const problem = `is missing: payments ${where} go through Stripe, or PAYMENTS is off`;
    faults.push(...stripe.map((setting) => ({ setting, problem })));
  }
  return faults;
}

/** How others reach the server, in words; `null` where only this machine does. */
function wherePublic(given: Given): string | null {
  const host = given['HOST'] ?? '127.0.0.1';
  if (!isThisMachine(host)) return `when HOST is ${host}`;
  const address = URL.parse(given['PUBLIC_URL'] ?? '');
  return address === null || isThisMachine(address.hostname) ? null : `at ${address.origin}`;
}

function isThisMachine(host: string): boolean {
  return /^(?:localhost|.+\.localhost|127(?:\.\d{1,3}){3}|::1|\[::1\])$/i.test(host);
}

function missingOf(names: readonly (keyof Settings)[], given: Given): readonly (keyof Settings)[] {
  return names.filter((name) => given[name] === undefined);
}
