import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { SubscriptionStatus } from '@valence/contract';
import { earlyMoment } from './moment.ts';

/** Students. An identity is the pair of its issuer and the subject there; an e-mail address identifies nobody. */
export const users = pgTable(
  'users',
  {
    id: uuid('id').primaryKey(),
    issuer: text('issuer').notNull(),
    subject: text('subject').notNull(),
    email: text('email').notNull(),
    firstName: text('first_name'),
    lastName: text('last_name'),
    phoneNumber: text('phone_number'),
    profileImageUrl: text('profile_image_url'),
    /** IANA name; `null` until a browser has sent one, and UTC counts till then. */
    timeZone: text('time_zone'),
    timeZoneChangedAt: earlyMoment('time_zone_changed_at'),
    subscriptionStatus: text('subscription_status').$type<SubscriptionStatus>().notNull().default('free'),
    subscriptionCancelAtPeriodEnd: boolean('subscription_cancel_at_period_end').notNull().default(false),
    subscriptionCurrentPeriodEnd: earlyMoment('subscription_current_period_end'),
    subscriptionCancelledAt: earlyMoment('subscription_cancelled_at'),
    createdAt: earlyMoment('created_at').notNull(),
  },
  (table) => [uniqueIndex('users_identity').on(table.issuer, table.subject)],
);

/** Sessions of signed-in browsers. Only the hash of the secret is kept, so a copy of the table opens nothing. */
export const sessions = pgTable(
  'sessions',
  {
    studentId: uuid('student_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    secretHash: text('secret_hash').notNull(),
    startedAt: earlyMoment('started_at').notNull(),
    lastUsedAt: earlyMoment('last_used_at').notNull(),
    /** Whatever comes first: too long without use, or the longest life of a session. */
    expiresAt: earlyMoment('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.studentId, table.secretHash] }),
    // For cookies of earlier versions, which carry the secret alone.
    index('sessions_by_secret').on(table.secretHash),
    index('sessions_by_expiry').on(table.expiresAt),
  ],
);

/** Sign-ins that have left for the issuer and not come back yet; a row is taken out when its answer arrives. */
export const signInAttempts = pgTable(
  'sign_in_attempts',
  {
    stateHash: text('state_hash').primaryKey(),
    browserHash: text('browser_hash').notNull(),
    /** Where the browser was sent. */
    provider: text('provider').notNull(),
    nonce: text('nonce').notNull(),
    codeVerifier: text('code_verifier').notNull(),
    returnTo: text('return_to').notNull(),
    expiresAt: earlyMoment('expires_at').notNull(),
  },
  (table) => [index('sign_in_attempts_by_expiry').on(table.expiresAt)],
);

/** Local accounts, with e-mail address and password; `id` is the subject of their students. */
export const localAccounts = pgTable(
  'local_accounts',
  {
    id: uuid('id').primaryKey(),
    email: text('email').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    passwordHash: text('password_hash').notNull(),
    createdAt: earlyMoment('created_at').notNull(),
    /** When the owner of the address followed a link that was mailed there; `null` until then. */
    emailConfirmedAt: earlyMoment('email_confirmed_at'),
  },
  (table) => [uniqueIndex('local_accounts_email').on(sql`lower(${table.email})`)],
);

/** Codes with which students who have forgotten the password set a new one; one an account, the latest. */
export const passwordResets = pgTable('password_resets', {
  accountId: uuid('account_id')
    .primaryKey()
    .references(() => localAccounts.id, { onDelete: 'cascade' }),
  codeHash: text('code_hash').notNull(),
  expiresAt: earlyMoment('expires_at').notNull(),
});

/** Links that were mailed to the address of an account. Only the hash of the secret in them is kept. */
export const mailedLinks = pgTable(
  'mailed_links',
  {
    secretHash: text('secret_hash').primaryKey(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => localAccounts.id, { onDelete: 'cascade' }),
    purpose: text('purpose').$type<'reset-password' | 'confirm-email'>().notNull(),
    expiresAt: earlyMoment('expires_at').notNull(),
  },
  (table) => [
    index('mailed_links_by_account').on(table.accountId),
    index('mailed_links_by_expiry').on(table.expiresAt),
  ],
);

/** Tries at a password and wishes for a mail, counted per account and per address in windows of fixed length by rate-limiter-flexible. */
export const passwordTries = pgTable(
  'password_tries',
  {
    key: text('key').primaryKey(),
    points: integer('points').notNull(),
    expire: earlyMoment('expire'),
  },
  (table) => [index('password_tries_by_expiry').on(table.expire)],
);
