import { useEffect, useRef } from 'react';

/** Milliseconds in which a page's heading is waited for. */
const patience = 5000;

/**
 * Where a step led to another page and what was pressed is gone, as at the end of a quiz, the heading of the new page gets the focus:
 * otherwise whoever reads by ear or works by keyboard is nowhere. A page that was opened begins at its top.
 */
export function useFocusAfterNavigation(pathname: string): void {
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return undefined;
    before.current = pathname;
    return focusHeading();
  }, [pathname]);
}

/** @returns what ends the wait for a heading that is not there yet */
function focusHeading(): () => void {
  const waiting = new AbortController();
  const stop = () => waiting.abort();
  const { signal } = waiting;
  const observer = new MutationObserver(attempt);
  signal.addEventListener('abort', () => observer.disconnect());
  function attempt() {
    // A screen that knows better has taken the focus itself, or the student has.
    if (document.activeElement !== document.body) return stop();
    const heading = document.querySelector<HTMLElement>('main h1');
    if (heading === null) return undefined;
    heading.tabIndex = -1;
    heading.classList.add('outline-none');
    heading.focus({ preventScroll: true });
    return stop();
  }
  observer.observe(document.body, { childList: true, subtree: true });
  for (const event of ['pointerdown', 'keydown']) addEventListener(event, stop, { signal, capture: true });
  const timer = setTimeout(stop, patience);
  signal.addEventListener('abort', () => clearTimeout(timer));
  attempt();
  return stop;
}
