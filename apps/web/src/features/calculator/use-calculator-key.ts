import { useEffect } from 'react';

/** Alt+C, wherever the focus is. */
export function useCalculatorKey(onToggle: () => void): void {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      // By its place on the keyboard: with Alt, many layouts type another letter there.
      if (!event.altKey || event.code !== 'KeyC' || event.repeat) return;
      event.preventDefault();
      onToggle();
    }
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  });
}
