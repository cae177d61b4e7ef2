import type { FastifyInstance } from 'fastify';
import type { CustomFetch } from 'openid-client';

/** A `fetch` that reaches this very server without the network, so that sign-in works before and behind any proxy. */
export function createInProcessFetch(app: FastifyInstance): CustomFetch {
  return async (url, { method, headers, body }) => {
    const { pathname, search, host } = new URL(url);
    const response = await app.inject({
      method: method === 'POST' ? 'POST' : 'GET',
      url: pathname + search,
      headers: { ...headers, host },
      ...(body instanceof URLSearchParams ? { payload: body.toString() } : {}),
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
