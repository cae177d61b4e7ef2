import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { visitEveryScreen } from './every-screen.ts';
import { startServer, type RunningServer } from './running-server.ts';

let server: RunningServer;
test.beforeAll(async () => {
  server = await startServer();
});
test.afterAll(() => server.dispose());

/** What WCAG 1.4.10 asks of: 1280 pixels at a zoom of 400 %, and of 200 %. */
for (const size of [
  { name: '320 pixels', width: 320, height: 640 },
  { name: 'a zoom of 200 %', width: 640, height: 400 },
])
  test(`at ${size.name} every screen fits, targets are large enough, and what has the focus is seen`, async ({
    page,
  }) => {
    test.setTimeout(240_000);
    await page.setViewportSize(size);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visitEveryScreen(page, server, `window-${size.width}@example.org`, async (screen) => {
      expect.soft(await findBeyondWindow(page), `${screen} fits`).toEqual([]);
      const rules = { 'target-size': { enabled: true } };
      const { violations } = await new AxeBuilder({ page }).options({ rules }).analyze();
      const faults = violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
      expect.soft(faults, `axe on ${screen}`).toEqual([]);
      // The drawer lies over the page as long as the student has it open: Escape closes it.
      if (screen === 'the calculator') return;
      expect.soft(await findUnseenFocus(page), `focus on ${screen}`).toEqual([]);
    });
  });

/** Text that lies beyond the right edge, where nothing around it can be scrolled. */
function findBeyondWindow(page: Page): Promise<string[]> {
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

/** Goes through a screen by Tab: what has the focus shows it, and nothing that sticks to the window covers it. */
async function findUnseenFocus(page: Page): Promise<string[]> {
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
