import { useEffect, useRef, type RefObject } from 'react';

/** Brings a part to who reads by keyboard or by ear, when it appears in the place of what had the focus. */
export function useFocusOnce<Part extends HTMLElement>(): RefObject<Part | null> {
  const part = useRef<Part>(null);
  useEffect(() => {
    // A page that has just been opened begins at its top.
    if (document.activeElement === document.body || document.activeElement === null)
      part.current?.focus({ preventScroll: document.scrollingElement?.scrollTop === 0 });
  }, []);
  return part;
}
