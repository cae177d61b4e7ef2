import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../database/database.ts';

/** The sessions of the client, which are the only memory of who is signed in: the provider itself remembers nobody. */
export interface ClientSessions {
  /** The account that the browser is signed in with; `null` for nobody, or for somebody of another issuer. */
  accountOf(request: FastifyRequest): Promise<string | null>;
  /**
   * Ends every session of the student who is signed in, and starts this browser's anew, in a transaction.
   * @returns what tells the browser, to be called when the transaction holds
   */
  startAlone(request: FastifyRequest, transaction: Database): Promise<(reply: FastifyReply) => void>;
  /** Ends every session of an account's student, in a transaction. */
  endAllOf(this: void, transaction: Database, accountId: string): Promise<void>;
}
