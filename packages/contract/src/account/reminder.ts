import * as z from 'zod/mini';

/** What a browser answers who subscribes to push messages (`PushSubscription.toJSON()`): where to send them, and keys to encrypt them with. */
export const pushSubscription = z.object({
  endpoint: z.string().check(z.minLength(1), z.maxLength(1024)),
  keys: z.object({
    /** A point on P-256, 65 bytes as base64url. */
    p256dh: z.string().check(z.regex(/^[\w-]{87}$/, 'must be 65 bytes as base64url')),
    /** 16 bytes as base64url. */
    auth: z.string().check(z.regex(/^[\w-]{22}$/, 'must be 16 bytes as base64url')),
  }),
});

/** Turns the daily reminder on in this browser, at an hour of the student's own day; the hour holds for every browser. */
export const remindRequest = z.strictObject({
  hour: z.int().check(z.minimum(0), z.maximum(23)),
  subscription: pushSubscription,
});

/** The daily reminder of a student. */
export const reminder = z.object({
  /** When it comes, or came last; `null` for who never asked for it. */
  hour: z.nullable(z.int()),
  /** Whether it comes to the browser that asks. */
  isOnHere: z.boolean(),
  /** Whether it stopped because nobody came for a few times. It goes on once somebody is here. */
  isQuiet: z.boolean(),
});

/** What a push message says to the service worker, as JSON. */
export interface ReminderMessage {
  title: string;
  body: string;
  /** The page to open. */
  path: string;
}

/** Reminders in a row that nobody comes for; then they stop. */
export const unansweredReminders = 3;

export type PushSubscriptionKeys = z.infer<typeof pushSubscription>;
export type RemindRequest = z.infer<typeof remindRequest>;
export type Reminder = z.infer<typeof reminder>;
