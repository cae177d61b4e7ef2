import { useLayoutEffect } from 'react';

interface PaperKeys {
  /** While a dialog is open. */
  isOff: boolean;
  onChoose: (option: number) => void;
  onStrike: (option: number) => void;
  onFlag: () => void;
  onMove: (by: number) => void;
  /** A number is begun where one is to be typed: the key that began it goes into the input that has the focus then. */
  onBegin: () => void;
}

/** Letters choose, with Shift they strike out, digits begin a number, F flags, arrows to the sides move: as in a quiz. */
export function usePaperKeys({ isOff, onChoose, onStrike, onFlag, onMove, onBegin }: PaperKeys): void {
  // Before the paint: who sees the paper can press a key.
  useLayoutEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (isOff || event.altKey || event.ctrlKey || event.metaKey || isElsewhere(event.target)) return;
      const option = 'abcd'.indexOf(event.key.toLowerCase());
      if (option >= 0 && event.key.length === 1) {
        if (event.shiftKey) onStrike(option);
        else onChoose(option);
      } else if (event.key.toLowerCase() === 'f') onFlag();
      else if (/^[-\d.,−+]$/.test(event.key)) return onBegin();
      else if (event.key === 'ArrowLeft') onMove(-1);
      else if (event.key === 'ArrowRight') onMove(1);
      else return;
      event.preventDefault();
    }
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  });
}

/** Typing into a field, or in the calculator, is no answer. */
function isElsewhere(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.closest('[role="dialog"], textarea, select, input:not([type="radio"])') !== null;
}
