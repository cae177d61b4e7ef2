import { expect, type Page } from '@playwright/test';
import { visitEveryScreen } from './every-screen.ts';
import { startServer, type RunningServer } from '../server/running-server.ts';
import { test } from '../server/browser-test.ts';

let server: RunningServer;
test.beforeAll(async () => {
  server = await startServer();
});
test.afterAll(() => server.dispose());

test('with the text spaced as WCAG 1.4.12 says, and without motion, every screen holds on a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript(spaceText);
  await visitEveryScreen(page, server, 'spacing@example.org', async (screen) => {
    expect.soft(await findCutText(page), `text on ${screen}`).toEqual([]);
    expect.soft(await findMotion(page), `motion on ${screen}`).toEqual([]);
  });
});

test('motion that a student has not asked to be spared is found', async ({ page }) => {
  await page.goto(`${server.url}/contact`);
  await expect(page.getByRole('heading', { name: 'Contact Us' })).toBeVisible();
  expect(await findMotion(page)).not.toEqual([]);
});

/** Spaces all text as somebody does who reads more easily so, by a stylesheet of their own. */
function spaceText(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
    p { margin-bottom: 2em !important }`);
  document.adoptedStyleSheets = [sheet];
}

/** Text that is cut off, that other text covers, or that makes the page scroll sideways. */
function findCutText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const tolerance = 4;
    const { clientWidth, scrollWidth } = document.documentElement;
    const found = scrollWidth > clientWidth ? [`scrolls to ${scrollWidth}`] : [];
    const isSeen = (element: Element) =>
      !element.closest('[aria-hidden="true"], [inert]') &&
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    const isApart = (element: Element): boolean =>
      /fixed|sticky|absolute/.test(getComputedStyle(element).position) ||
      (element.parentElement !== null && isApart(element.parentElement));
    const name = (element: Element) =>
      `${element.outerHTML.slice(0, 90)} ${element.textContent.slice(0, 40)}`;

    const texts: { element: Element; box: DOMRect }[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const { parentElement: element } = node;
      if (element === null || node.textContent?.trim() === '' || !isSeen(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const boxes = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
      for (const box of boxes) {
        let isForEars = false;
        for (let around: Element | null = element; around; around = around.parentElement) {
          const { overflowX, overflowY } = getComputedStyle(around);
          const edge = around.getBoundingClientRect();
          isForEars = edge.width <= 1 && getComputedStyle(around).position === 'absolute';
          if (isForEars) break;
          const isCut =
            (/hidden|clip/.test(overflowX) && box.right > edge.right + tolerance) ||
            (/hidden|clip/.test(overflowY) && box.bottom > edge.bottom + tolerance);
          if (isCut) found.push(`cut off: ${name(element)}`);
          // What can be scrolled is not lost.
          if (isCut || /auto|scroll/.test(overflowX + overflowY)) break;
        }
        if (!isForEars && !isApart(element)) texts.push({ element, box });
      }
    }
    for (const [place, one] of texts.entries())
      for (const other of texts.slice(place + 1)) {
        if (one.element === other.element) continue;
        const wide = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const high = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
        if (wide > tolerance && high > tolerance)
          found.push(`covers each other: ${name(one.element)} and ${name(other.element)}`);
      }
    return [...new Set(found)].slice(0, 8);
  });
}

/** What moves, or would, for longer than a moment; and what scrolls smoothly. */
function findMotion(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const moment = 0.05;
    const longest = (durations: string) => Math.max(...durations.split(',').map((part) => parseFloat(part)));
    const running = document
      .getAnimations()
      .filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 1000 * moment)
      .map(() => 'an animation runs');
    const styled = [...document.querySelectorAll('*')].flatMap((element) =>
      [null, '::before', '::after'].flatMap((part) => {
        const style = getComputedStyle(element, part);
        const moves =
          (style.animationName !== 'none' && longest(style.animationDuration) > moment) ||
          longest(style.transitionDuration) > moment ||
          style.scrollBehavior === 'smooth';
        return moves ? [`${part ?? ''} ${element.outerHTML.slice(0, 120)}`] : [];
      }),
    );
    return [...running, ...styled].slice(0, 5);
  });
}
