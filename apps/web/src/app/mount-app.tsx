import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { preloadScreen } from './screens.tsx';

/** Puts the app into the page, with the screen of the page's address. */
export function mountApp(container: Element): void {
  preloadScreen(location.pathname);
  createRoot(container).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}
