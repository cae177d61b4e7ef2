/** Ends the watch that the script in the page's head keeps, and answers what to do again (`build/early-presses.ts`). */
declare var takeEarlyPresses: (() => (() => void)[]) | undefined;
