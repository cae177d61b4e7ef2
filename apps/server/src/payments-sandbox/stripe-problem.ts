/** A call to the sandbox that fails as it would at Stripe. */
export class StripeProblem extends Error {
  readonly status: number;
  readonly type: 'invalid_request_error' | 'idempotency_error';
  readonly code: string | null;

  constructor(
    status: number,
    message: string,
    { type = 'invalid_request_error', code = null }: Partial<Pick<StripeProblem, 'type' | 'code'>> = {},
  ) {
    super(message);
    this.status = status;
    this.type = type;
    this.code = code;
  }

  /** The body that is answered. */
  get body(): object {
    const { type, message, code } = this;
    return { error: { type, message, ...(code === null ? {} : { code }) } };
  }
}

/** @example noSuch('customer', 'cus_1').message // "No such customer: 'cus_1'" */
export function noSuch(what: string, id: string): StripeProblem {
  return new StripeProblem(404, `No such ${what}: '${id}'`, { code: 'resource_missing' });
}
