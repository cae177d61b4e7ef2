import type { Page } from '@playwright/test';

/** What a student notices of a page that loads: milliseconds since they asked for it. */
export interface Load {
  /** The question and its first option are painted. */
  visible: number;
  /** The option, clicked the moment it was visible, is chosen, and the way to submit it is open. */
  taken: number;
  largestPaint: number;
  /** Cumulative layout shift. */
  shift: number;
  /** The slowest of the later clicks, until what it changed was painted. */
  clickToPaint: number;
}

/** Runs in the page before anything of it: watches, and clicks the first option as soon as it can be seen. */
export function watchLoad(): void {
  const load: Load = { visible: 0, taken: 0, largestPaint: 0, shift: 0, clickToPaint: 0 };
  Object.assign(globalThis, { load });
  const observe = (type: string, note: (entry: PerformanceEntry) => void, options: object = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
      ...options,
    });
  observe('largest-contentful-paint', ({ startTime }) => (load.largestPaint = startTime));
  observe('layout-shift', (entry) => {
    if ('value' in entry && typeof entry.value === 'number') load.shift += entry.value;
  });
  observe(
    'event',
    ({ name, startTime, duration }) => {
      if (name === 'click' && load.taken > 0 && startTime > load.taken + 500)
        load.clickToPaint = Math.max(load.clickToPaint, duration);
    },
    { durationThreshold: 16 },
  );
  waitForOption();

  function waitForOption() {
    const option = document.querySelector('input');
    if (option === null || option.closest('label')?.getClientRects().length === 0) {
      requestAnimationFrame(waitForOption);
      return;
    }
    afterPaint(() => {
      load.visible = performance.now();
      option.click();
      waitForChoice();
    });
  }

  function waitForChoice() {
    const submit = [...document.querySelectorAll('button')].find(
      ({ textContent }) => textContent === 'Submit Answer',
    );
    if (document.querySelector('input')?.checked && submit?.disabled === false)
      afterPaint(() => (load.taken = performance.now()));
    else requestAnimationFrame(waitForChoice);
  }

  function afterPaint(then: () => void) {
    requestAnimationFrame(() => setTimeout(then));
  }
}

export function readLoad(page: Page): Promise<Load> {
  return page.evaluate(() => Reflect.get(globalThis, 'load'));
}
