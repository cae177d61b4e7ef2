import { hash, randomBytes } from 'node:crypto';

/** An unguessable token of 256 bits. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is kept of a token: enough to know it again, useless to whoever reads the table. */
export function hashToken(token: string): string {
  return hash('sha256', token, 'base64url');
}
