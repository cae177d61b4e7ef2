import { errorBody, type ErrorBody } from '@valence/contract';
import { timeZone } from './time-zone.ts';

/** What a schema of the contract can do for the client. */
export interface Schema<T> {
  parse(data: unknown): T;
}

/** An answer that is not a success. Its message is the status, a colon and the body, as it came. */
export class ApiFailure extends Error {
  readonly status: number;
  /** The parsed body, or `null` where it was not one of ours. */
  readonly body: ErrorBody | null;

  constructor(status: number, text: string) {
    super(`${status}: ${text}`);
    this.name = 'ApiFailure';
    this.status = status;
    this.body = readBody(text);
  }
}

/** A session that ended: not a failure, since signing in again puts it right. A wrong password is another thing. */
export function isSignedOut(error: unknown): boolean {
  const failure = error instanceof Error && error.cause !== undefined ? error.cause : error;
  return failure instanceof ApiFailure && failure.status === 401 && failure.body?.code !== 'wrongCredentials';
}

/**
 * Calls the server and answers what the schema read.
 * @throws ApiFailure for a status that is not ok; TypeError where the server was not reached
 */
export async function request<T>(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  schema: Schema<T>,
  body?: unknown,
  signal?: AbortSignal,
): Promise<T> {
  const response = await call(method, path, { body, signal, accept: 'application/json' });
  return schema.parse(await response.json());
}

/**
 * Calls the server and answers its response unread.
 * @throws ApiFailure for a status that is not ok; TypeError where the server was not reached
 */
export async function call(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  {
    body,
    signal,
    accept,
    key,
    keepalive = false,
  }: {
    body: unknown;
    signal: AbortSignal | undefined;
    accept: string;
    /** The same for every try of what must happen once. */
    key?: string;
    /** Sent to its end though the page is left. */
    keepalive?: boolean;
  },
): Promise<Response> {
  const headers = new Headers({ Accept: accept, 'Time-Zone': timeZone() });
  if (body !== undefined) headers.set('Content-Type', 'application/json');
  if (key !== undefined) headers.set('Idempotency-Key', key);
  const init: RequestInit = {
    method,
    headers,
    credentials: 'same-origin',
    signal: signal ?? null,
    keepalive,
  };
  if (body !== undefined) init.body = JSON.stringify(body);
  const response = await fetch(path, init);
  if (!response.ok) throw new ApiFailure(response.status, (await response.text()) || response.statusText);
  return response;
}

function readBody(text: string): ErrorBody | null {
  try {
    const read = errorBody.safeParse(JSON.parse(text));
    return read.success ? read.data : null;
  } catch {
    return null;
  }
}
