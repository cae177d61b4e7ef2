import type { Agent } from 'node:https';
import type { PushSubscriptionKeys, ReminderMessage } from '@valence/contract';
import webPush from 'web-push';
import type { PushConfig } from '../../config/config.ts';

/**
 * What became of a message: the push service took it; it knows no such browser any more; it surely has it not, and may take it later;
 * or it refused it, or nobody knows, and it is not sent again.
 */
export type PushOutcome = 'sent' | 'gone' | 'later' | 'refused';

/** Hands messages to push services. */
export interface PushSender {
  /** @param seconds for which a browser that is off may still be told */
  send(subscription: PushSubscriptionKeys, message: ReminderMessage, seconds: number): Promise<PushOutcome>;
}

/** Milliseconds without a word of the push service. */
const patience = 10_000;
/** Failures of a connection that was never made. */
const neverMade = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'ENETUNREACH', 'EHOSTUNREACH']);

/**
 * Makes what sends. A message is encrypted for the browser (RFC 8291), and signed with the key that it subscribed to (RFC 8292).
 * @param agent makes the connections; those of the network where it is left out
 * @param onRefused hears what a push service answered that is about the operator's settings and not about a browser; no address
 */
export function createPushSender(
  { publicKey, privateKey, contact: subject }: PushConfig,
  agent: Agent | undefined,
  onRefused: (status: number | string) => void,
): PushSender {
  return {
    async send(subscription, message, seconds) {
      try {
        await webPush.sendNotification(subscription, JSON.stringify(message), {
          vapidDetails: { subject, publicKey, privateKey },
          TTL: seconds,
          // One that still waits is replaced by the next.
          topic: 'reminder',
          timeout: patience,
          ...(agent && { agent }),
        });
        return 'sent';
      } catch (error) {
        const reason = reasonOf(error);
        const outcome = outcomeOf(reason);
        if (outcome === 'refused') onRefused(reason);
        return outcome;
      }
    },
  };
}

/** The error itself names the browser's address, and is not to be passed on. */
function reasonOf(error: unknown): number | string {
  if (error instanceof webPush.WebPushError) return error.statusCode;
  return error instanceof Error && 'code' in error ? String(error.code) : 'no answer';
}

function outcomeOf(reason: number | string): PushOutcome {
  if (typeof reason === 'string') return neverMade.has(reason) ? 'later' : 'refused';
  if (reason === 404 || reason === 410) return 'gone';
  return reason === 429 || reason >= 500 ? 'later' : 'refused';
}
