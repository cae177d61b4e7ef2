import { renderToReadableStream } from 'react-dom/server';
import { ServerRouter, type EntryContext, type RouterContextProvider } from 'react-router';
import { pageContext } from './page-context.ts';
import { NonceContext } from './ui/served-page.ts';

/** Draws a page whole: it is short, and compresses better so. */
export default async function drawDocument(
  request: Request,
  status: number,
  headers: Headers,
  router: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { nonce } = context.get(pageContext);
  const document = await renderToReadableStream(
    <NonceContext value={nonce}>
      <ServerRouter context={router} url={request.url} nonce={nonce} />
    </NonceContext>,
    { nonce, signal: request.signal },
  );
  await document.allReady;
  const page = await new Response(document).text();
  headers.set('content-type', 'text/html; charset=utf-8');
  return new Response(page.replaceAll(scriptsAhead, `${scriptsAhead} fetchpriority="low"`), {
    status,
    headers,
  });
}

/** The page can be read without its scripts: fonts and whatever else it shows come before them. */
const scriptsAhead = '<link rel="modulepreload"';

/** What fails while a page is drawn is the server's to know; the page says only that something failed. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
): void {
  if (!request.signal.aborted) context.get(pageContext).report(error);
}
