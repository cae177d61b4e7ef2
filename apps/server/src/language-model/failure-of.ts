import { APICallError } from 'ai';
import { ModelFailure } from './model-failure.ts';

/** Statuses with which servers reject a tool or a schema that they do not support. */
const unsupported: ReadonlySet<number> = new Set([400, 422, 501]);

/**
 * Classifies an error of a call.
 * @param stopped the signal of the caller: once it is aborted, an error is no failure of the provider
 */
export function failureOf(error: unknown, stopped: AbortSignal): ModelFailure {
  if (error instanceof ModelFailure) return error;
  const message = error instanceof Error ? error.message : String(error);
  if (stopped.aborted) return new ModelFailure('stopped', message);
  if (error instanceof Error && (error.name === 'TimeoutError' || error.name === 'AbortError'))
    return new ModelFailure('slow', message);
  if (!APICallError.isInstance(error)) return new ModelFailure('nonsense', message);
  const { statusCode = 0, responseHeaders } = error;
  if (statusCode === 429)
    return new ModelFailure('rateLimited', message, retryAfterOf(responseHeaders?.['retry-after']));
  if (unsupported.has(statusCode)) return new ModelFailure('unsupported', `${statusCode}: ${message}`);
  if (statusCode >= 400 && statusCode < 500 && statusCode !== 408)
    return new ModelFailure('refused', `${statusCode}: ${message}`);
  // A success status with a body that cannot be read: half an answer, or an error message.
  if (statusCode >= 200 && statusCode < 300) return new ModelFailure('nonsense', message);
  return new ModelFailure('down', message, retryAfterOf(responseHeaders?.['retry-after']));
}

function retryAfterOf(header: string | undefined): number | null {
  const seconds = Number(header);
  return header === undefined || !Number.isFinite(seconds) || seconds < 0 ? null : seconds * 1000;
}
