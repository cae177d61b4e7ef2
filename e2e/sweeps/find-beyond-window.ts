import type { Page } from '@playwright/test';

/** Text that lies beyond the right edge, where nothing around it can be scrolled. */
export function findBeyondWindow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    const cutOff = [...document.querySelectorAll('body *')].filter((element) => {
      const { right, left, width, height } = element.getBoundingClientRect();
      if (
        width <= 1 ||
        height <= 1 ||
        element.closest('.sr-only') ||
        left >= clientWidth ||
        right <= clientWidth + 1
      )
        return false;
      for (let around: Element | null = element; around; around = around.parentElement) {
        if (/auto|scroll/.test(getComputedStyle(around).overflowX)) return false;
      }
      return element.childElementCount === 0 && getComputedStyle(element).visibility === 'visible';
    });
    const found = cutOff.slice(0, 5).map((element) => element.outerHTML.slice(0, 160));
    return scrollWidth > clientWidth ? [`scrolls to ${scrollWidth}`, ...found] : found;
  });
}
