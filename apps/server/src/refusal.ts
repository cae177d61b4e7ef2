import type { ErrorBody, ErrorCode } from '@valence/contract';

/** What an error body says beyond its message and code. */
export type RefusalDetails = Omit<ErrorBody, 'message' | 'code'>;

/**
 * A request that is turned down for a reason fit to show the student. Services throw it without knowing
 * of HTTP; `http/error-answers.ts` gives each code its status.
 */
export class Refusal extends Error {
  readonly code: ErrorCode;
  readonly details: RefusalDetails;

  constructor(code: ErrorCode, message: string, details: RefusalDetails = {}, options: ErrorOptions = {}) {
    super(message, options);
    this.name = 'Refusal';
    this.code = code;
    this.details = details;
  }
}

/** What is answered to somebody who is not signed in, or whose account has just been deleted. */
export function signedOut(): Refusal {
  return new Refusal('signedOut', 'Please sign in to access this feature.');
}
