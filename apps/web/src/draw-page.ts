/* All that the server has of the web: the router's build, and one function over it. */
import * as build from 'virtual:react-router/server-build';
import type { PageContext } from '@valence/contract';
import { createRequestHandler, RouterContextProvider } from 'react-router';
import { pageContext } from './page-context.ts';

export * from 'virtual:react-router/server-build';

const answer = createRequestHandler(build, 'production');

/** Draws the page that a request asks for, with the status that belongs to it. */
export function drawPage(request: Request, context: PageContext): Promise<Response> {
  const provider = new RouterContextProvider();
  provider.set(pageContext, context);
  return answer(request, provider);
}
