import type { ServedPage } from '@valence/contract';
import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { App } from '../app.tsx';
import { mountApp } from '../mount-app.tsx';
import { screenAt } from '../screens.tsx';
import { pressAgain } from './press-again.ts';

/** Takes over a page of the app that the server drew, as soon as the code of its screen is there. */
export async function takeOverApp(container: Element, served: ServedPage): Promise<void> {
  const { answers } = served;
  try {
    await screenAt(location.pathname).load();
  } catch {
    // The app says so, and what can be done.
    mountApp(container, answers);
    return;
  }
  const presses = globalThis.takeEarlyPresses?.() ?? [];
  // In small steps: what is pressed meanwhile comes first.
  startTransition(() => {
    hydrateRoot(
      container,
      <StrictMode>
        <App answers={answers} served={served} onReady={() => void pressAgain(presses)} />
      </StrictMode>,
    );
  });
}

/** Written a moment ago by the server that this build belongs to; a schema for it would cost more than it catches. */
export function isServedPage(served: object): served is ServedPage {
  return 'answers' in served && 'timeZone' in served;
}
