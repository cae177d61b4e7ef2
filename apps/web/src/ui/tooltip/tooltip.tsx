import { useEffect, useRef, useState, type ReactNode } from 'react';
import { tooltipDelay } from './tooltip-delay.ts';

/**
 * Shows under a button without words what it does, to who points at it or comes with the keyboard. The button has the
 * same words as its name, so a screen reader is not told twice.
 */
export function Tooltip({ text, children }: { text: ReactNode; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  function open(delay: number) {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(true), delay);
  }
  function close() {
    clearTimeout(timer.current);
    if (isOpen) lastClosed = performance.now();
    setOpen(false);
  }

  useEffect(() => () => clearTimeout(timer.current), []);

  useEffect(() => {
    if (!isOpen) return;
    // Whoever only points at the button has the focus elsewhere.
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      lastClosed = performance.now();
      setOpen(false);
    };
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, [isOpen]);

  return (
    <span
      role="presentation"
      className="relative inline-grid"
      onPointerEnter={({ pointerType }) => {
        if (pointerType === 'mouse') open(tooltipDelay(performance.now() - lastClosed));
      }}
      onPointerLeave={close}
      onPointerDown={close}
      onFocus={({ target }) => {
        if (target.matches(':focus-visible')) open(0);
      }}
      onBlur={close}
    >
      {children}
      {isOpen && (
        <span
          role="tooltip"
          aria-hidden="true"
          className="absolute top-full left-1/2 z-50 -translate-x-1/2 rounded-sm bg-ink px-2.5 py-1 text-sm font-semibold whitespace-nowrap text-paper shadow-high"
        >
          {text}
        </span>
      )}
    </span>
  );
}

/** When the last tooltip of the page closed, by the page's clock. */
let lastClosed = -Infinity;
