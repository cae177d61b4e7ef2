import { useEffect, useLayoutEffect, useRef } from 'react';

/** A page that one goes to begins at its top, as a loaded one would. Where one goes back, the browser knows the place. */
export function useBeginAtTop(path: string): void {
  const shown = useRef(path);
  const wentBack = useRef(false);
  useEffect(() => {
    const note = () => {
      wentBack.current = true;
    };
    // Captured, so that it is noted before the router shows the page.
    window.addEventListener('popstate', note, { capture: true });
    return () => window.removeEventListener('popstate', note, { capture: true });
  }, []);
  useLayoutEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    if (!wentBack.current) window.scrollTo({ top: 0 });
    wentBack.current = false;
  }, [path]);
}
