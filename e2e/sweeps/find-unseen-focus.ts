import type { Page } from '@playwright/test';

/** Goes through a screen by Tab: what has the focus shows it, and nothing that sticks to the window covers it. */
export async function findUnseenFocus(page: Page): Promise<string[]> {
  const unseen: string[] = [];
  for (let step = 0; step < 40; step += 1) {
    await page.keyboard.press('Tab');
    const state = await page.evaluate(() => {
      const focused = document.activeElement;
      if (focused === null || focused === document.body) return { isOver: true, fault: null };
      const { left, right, top, bottom } = focused.getBoundingClientRect();
      const places = [0.1, 0.5, 0.9].map((share) => [
        left + (right - left) / 2,
        top + (bottom - top) * share,
      ]);
      const isSeen = places.some(([x = 0, y = 0]) => {
        const seen = document.elementFromPoint(x, y);
        // A radio button is shown by its label.
        const label = focused instanceof HTMLInputElement ? focused.closest('label') : null;
        // A toast lies over all else for the five seconds that it stays.
        if (seen?.closest('[aria-label^="Notifications"]')) return true;
        return seen !== null && (focused.contains(seen) || label?.contains(seen) === true);
      });
      const shown = [focused, focused.closest('label'), focused.nextElementSibling].some((element) => {
        if (element === null) return false;
        const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
        return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none';
      });
      const fault = [isSeen ? '' : 'covered', shown ? '' : 'not shown'].filter(Boolean).join(', ');
      return {
        isOver: false,
        fault: fault && `${fault}: ${focused.outerHTML.slice(0, 100)} ${focused.textContent}`,
      };
    });
    if (state.isOver) break;
    if (state.fault) unseen.push(state.fault);
  }
  return unseen;
}
