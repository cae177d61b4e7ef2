import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { isSeen } from './is-seen.ts';

/**
 * Of what holds a question with its bar of steps. It is at least as high as the window has room for, so that the bar stands at the
 * bottom of the window under a short question, too.
 */
export function questionFrame(isOnStimulus: boolean): string {
  return clsx(
    'mx-auto flex max-w-3xl flex-col tall:min-h-[calc(100dvh-(--spacing(4)))] tall:md:min-h-[calc(100dvh-(--spacing(6)))]',
    isOnStimulus && 'lg:max-w-none',
  );
}

/**
 * The steps from a question, always in reach and where they were at the question before: whoever presses on does not have to look for
 * the button. What comes after it in the frame is drawn above it.
 */
export function StepsBar({ children }: { children: ReactNode }) {
  return (
    <div
      id={barId}
      data-bottom-bar
      className="@container tall:sticky bottom-0 z-20 tall:order-last tall:mt-auto -mx-4 border-t border-line bg-paper px-4 py-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))] sm:-mx-5 sm:px-5"
    >
      {/* As wide beside a stimulus as without one. */}
      <div className="mx-auto max-w-3xl">{children}</div>
    </div>
  );
}

/** Whether the bar is in the window: in a low one it does not stay. */
export function isBarSeen(): boolean {
  const bar = document.getElementById(barId);
  return bar !== null && isSeen(bar);
}

const barId = 'steps';
