import type { FastifyInstance } from 'fastify';

/** The part of a request that reaches this very server; what `fetch` and the clients built on it hand over has it. */
interface InProcessRequest {
  method?: string | undefined;
  headers?: HeadersInit | undefined;
  body?: unknown;
  signal?: AbortSignal | null | undefined;
}

const methods = ['GET', 'POST', 'DELETE'] as const;

/**
 * A `fetch` that reaches this very server without the network, so that what is built in works before and behind any proxy.
 * @param base path under which the addresses asked for are mounted here
 */
export function createInProcessFetch(app: FastifyInstance, base = '') {
  return async (asked: string | URL | Request, init: InProcessRequest = {}): Promise<Response> => {
    const { pathname, search, host } = new URL(asked instanceof Request ? asked.url : asked);
    const { body, signal } = init;
    const response = await app.inject({
      method: methods.find((known) => known === init.method) ?? 'GET',
      url: base + pathname + search,
      headers: { ...Object.fromEntries(new Headers(init.headers)), host },
      ...(typeof body === 'string' || body instanceof URLSearchParams ? { payload: body.toString() } : {}),
      ...(signal ? { signal } : {}),
    });
    return new Response(response.body, { status: response.statusCode, headers: headersOf(response.headers) });
  };
}

function headersOf(headers: Record<string, number | string | string[] | undefined>): Headers {
  const result = new Headers();
  for (const [name, value] of Object.entries(headers)) {
    for (const single of [value].flat()) {
      if (single !== undefined) result.append(name, String(single));
    }
  }
  return result;
}
