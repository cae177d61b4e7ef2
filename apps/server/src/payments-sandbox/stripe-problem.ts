/** An error of the sandbox in Stripe's format. */
export class StripeProblem extends Error {
  readonly status: number;
  readonly type: 'invalid_request_error' | 'idempotency_error';
  readonly code: string | null;
  /** The parameter at fault. */
  readonly param: string | null;

  constructor(
    status: number,
    message: string,
    {
      type = 'invalid_request_error',
      code = null,
      param = null,
    }: Partial<Pick<StripeProblem, 'type' | 'code' | 'param'>> = {},
  ) {
    super(message);
    this.status = status;
    this.type = type;
    this.code = code;
    this.param = param;
  }

  /** The body of the answer. */
  get body(): object {
    const { type, message, code, param } = this;
    return { error: { type, message, ...(code !== null && { code }), ...(param !== null && { param }) } };
  }
}

/** @example noSuch('customer', 'cus_1').message // "No such customer: 'cus_1'" */
export function noSuch(what: string, id: string): StripeProblem {
  return new StripeProblem(404, `No such ${what}: '${id}'`, { code: 'resource_missing', param: what });
}
