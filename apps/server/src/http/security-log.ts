import type { FastifyRequest } from 'fastify';

/** What an operator who looks into an attack wants to find in the log. */
export type SecurityEvent = {
  event:
    | 'sign-in'
    | 'sign-up'
    | 'sign-out'
    | 'sign-out-elsewhere'
    | 'password-change'
    | 'password-confirmation'
    | 'password-reset'
    | 'reset-link'
    | 'email-confirmation'
    | 'account-deletion';
  /** `limited`: put off, after too many tries or by too many students at once. */
  outcome: 'succeeded' | 'failed' | 'limited';
  /** Why it failed, in a word of ours. */
  reason?: string;
};

/**
 * Writes a line about who came in, went out or was refused. Like every line it carries the request's id and names no
 * student, neither by address nor by id.
 */
export function logSecurityEvent(request: FastifyRequest, happened: SecurityEvent): void {
  const level = happened.outcome === 'succeeded' ? 'info' : 'warn';
  request.log[level](happened, `${happened.event} ${happened.outcome}`);
}
