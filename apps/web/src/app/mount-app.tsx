import type { ServedAnswers } from '@valence/contract';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { screenAt } from './screens.tsx';

/** Puts the app into the page, with the screen of the page's address; `answers` of calls that are known need no call. */
export function mountApp(container: Element, answers: ServedAnswers = {}): void {
  screenAt(location.pathname).preload();
  // What was pressed on a page that now goes is over.
  globalThis.takeEarlyPresses?.();
  createRoot(container).render(
    <StrictMode>
      <App answers={answers} />
    </StrictMode>,
  );
}
