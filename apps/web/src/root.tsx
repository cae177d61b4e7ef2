import { QueryClientProvider } from '@tanstack/react-query';
import { productName } from '@valence/contract';
import { use, useEffect, useState, type ReactNode } from 'react';
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLoaderData,
  useRouteLoaderData,
  type LoaderFunctionArgs,
  type MetaDescriptor,
} from 'react-router';
import { userPath, userQuery } from './api/account/account.ts';
import { clientWithAnswers } from './api/client-with-answers.ts';
import { firstAnswersScript } from './features/landing/first-answers-script.ts';
import { openAuthModalOnce } from './features/sign-in/auth-modal-store.ts';
import { loadPage } from './load-page.ts';
import { pageContext } from './page-context.ts';
import { pageAt } from './pages.ts';
import { Recorder } from './quiz-flow/recorder.tsx';
import { AuthModalHost } from './shell/auth-modal-host.tsx';
import { drawnLinks } from './shell/drawn-links.tsx';
import { Failure } from './shell/failure.tsx';
import { pageStyles } from './shell/page-styles.ts';
import { startAgainScript } from './shell/start-again-script.ts';
import { themeScript } from './shell/theme-script.ts';
import { ToasterHost } from './shell/toaster-host.tsx';
import { lazyPart } from './ui/lazy-part.tsx';
import { NonceContext, ServedPageContext } from './ui/served-page.ts';

const Installed = lazyPart(async () => (await import('./shell/installed/installed.tsx')).Installed);

export async function loader({ url, context }: LoaderFunctionArgs) {
  const page = await loadPage(url, context.get(pageContext));
  const isForVisitors = pageAt(url.pathname)?.access === 'front' && page.answers[userPath] === null;
  // Plain until they reach for the sign-in.
  return { ...page, isForVisitors, isLanding: isForVisitors && !url.searchParams.has('sign-in') };
}

/** The page that was opened brings its data; from then on screens ask for what they need. */
export function shouldRevalidate(): boolean {
  return false;
}

export function meta({ location }: { location: { pathname: string } }): MetaDescriptor[] {
  const page = pageAt(location.pathname);
  if (page?.access === 'front') return landingMeta;
  const { title = 'Page not found' } = page ?? {};
  return [
    { title: `${title} · ${productName}` },
    { name: 'description', content: 'Chemistry quizzes in which every answer key carries its proof.' },
  ];
}

const landingMeta: MetaDescriptor[] = [
  { title: `${productName}: chemistry quizzes you can trust` },
  {
    name: 'description',
    content:
      'Practice chemistry across five subjects. Every answer key is checked by something other than its writer, and every wrong option teaches.',
  },
];

/** The document around every page, failures too. The landing page is plain markup: it has no scripts but those that stand in it. */
export function Layout({ children }: { children: ReactNode }) {
  const nonce = use(NonceContext);
  const loaded = useRouteLoaderData<typeof loader>('root');
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#f8f5ee" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#0d1420" media="(prefers-color-scheme: dark)" />
        <meta property="csp-nonce" nonce={nonce} />
        <Meta />
        {drawnLinks}
        <script nonce={nonce} dangerouslySetInnerHTML={{ __html: themeScript }} suppressHydrationWarning />
        {loaded?.isLanding !== true && (
          <script
            nonce={nonce}
            dangerouslySetInnerHTML={{ __html: startAgainScript }}
            suppressHydrationWarning
          />
        )}
        {loaded?.isForVisitors === true && (
          <script
            nonce={nonce}
            dangerouslySetInnerHTML={{ __html: firstAnswersScript }}
            suppressHydrationWarning
          />
        )}
        <style
          id="styles"
          nonce={nonce}
          dangerouslySetInnerHTML={{ __html: pageStyles }}
          suppressHydrationWarning
        />
        <Links nonce={nonce} />
      </head>
      <body>
        {children}
        <noscript>Valence needs JavaScript to run quizzes. Please switch it on and reload.</noscript>
        {loaded?.isLanding !== true && (
          <>
            <ScrollRestoration nonce={nonce} />
            <Scripts nonce={nonce} />
          </>
        )}
      </body>
    </html>
  );
}

/** What every screen stands on. */
export default function App() {
  const { answers, served } = useLoaderData<typeof loader>();
  const [queries] = useState(() => clientWithAnswers(answers, served.timeZone, openAuthModalOnce));
  useEffect(() => {
    // The page is as old as the way here was long.
    if (userPath in answers) void queries.invalidateQueries({ queryKey: userQuery.queryKey });
  }, [answers, queries]);
  return (
    <QueryClientProvider client={queries}>
      <ServedPageContext value={served}>
        <Outlet />
        <Recorder />
        <AuthModalHost />
        <ToasterHost />
        <Installed />
      </ServedPageContext>
    </QueryClientProvider>
  );
}

/** Stands in for a page that failed, here or on the server, so that a broken page is never a blank one. */
export function ErrorBoundary() {
  return <Failure />;
}
