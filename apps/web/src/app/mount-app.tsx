import type { User } from '@valence/contract';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { preloadScreen } from './screens.tsx';

/** Puts the app into the page, with the screen of the page's address; `user` is who looks at it, where that is known. */
export function mountApp(container: Element, user?: User): void {
  preloadScreen(location.pathname);
  createRoot(container).render(
    <StrictMode>
      <App user={user} />
    </StrictMode>,
  );
}
