import { useLayoutEffect } from 'react';

interface QuizKeys {
  onChoose: (option: number) => void;
  onStrike: (option: number) => void;
  onFlag: () => void;
  /** Enter: submit, try again, or go on, whatever comes next. */
  onForward: () => void;
  onPrevious: () => void;
  onNext: () => void;
}

/**
 * A to D and 1 to 4 choose, with Shift the letters strike out, F flags, Enter goes on, left and right move between questions.
 * Keys that a focused control or an open dialog understands stay with it: among the options, up and down choose.
 */
export function useQuizKeys({ onChoose, onStrike, onFlag, onForward, onPrevious, onNext }: QuizKeys): void {
  // Before the paint: whoever sees the question can answer it.
  useLayoutEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || isBusy(event.target)) return;
      const option = optionOfKey(event.key);
      if (option !== null) {
        event.preventDefault();
        // Capital letters alone may be a matter of Caps Lock.
        if (event.shiftKey) onStrike(option);
        else onChoose(option);
      } else if (event.key.toLowerCase() === 'f') {
        event.preventDefault();
        onFlag();
      } else if (event.key === 'Enter') {
        if (isPressable(event.target)) return;
        event.preventDefault();
        onForward();
      } else if (event.key === 'ArrowLeft') {
        event.preventDefault();
        onPrevious();
      } else if (event.key === 'ArrowRight') {
        event.preventDefault();
        onNext();
      }
    }
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  });
}

function optionOfKey(key: string): number | null {
  const place = ['a', 'b', 'c', 'd'].indexOf(key.toLowerCase());
  if (place >= 0) return place;
  const number = ['1', '2', '3', '4'].indexOf(key);
  return number >= 0 ? number : null;
}

function isBusy(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest('dialog, [role="dialog"], [role="alertdialog"], textarea, select, form') !== null
  );
}

function isPressable(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('button, a, summary') !== null;
}
