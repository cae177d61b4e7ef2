import type { ServedPage } from '@valence/contract';
import { renderToString } from 'react-dom/server';
import { Router } from 'wouter';
import { App } from '../app.tsx';
import { loadScreens } from '../screens.tsx';

// A drawing cannot wait for code.
await loadScreens();

/** The markup of a page of the app, as React takes it over in the browser. `search` is empty or begins with `?`. */
export function drawApp(path: string, search: string, served: ServedPage): string {
  return renderToString(
    <Router ssrPath={path} ssrSearch={search}>
      <App answers={served.answers} served={served} />
    </Router>,
  );
}
