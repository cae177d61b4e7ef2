import type { Page } from '@playwright/test';

/** Pixels of a line of text that a student has doubled, as the text zoom of a browser does: WCAG 1.4.4. */
export const doubledText = '32px';

/** Sets the size of text as the browser's own setting does; an empty one takes it back. */
export async function setTextSize(page: Page, size: string): Promise<void> {
  await page.evaluate((fontSize) => {
    document.documentElement.style.fontSize = fontSize;
  }, size);
  await painted(page);
}

/** Spaces all text as WCAG 1.4.12 says and as somebody does who reads more easily so, by a stylesheet of their own. */
export async function spaceText(page: Page, isSpaced: boolean): Promise<void> {
  await page.evaluate((spaced) => {
    if (!spaced) {
      document.adoptedStyleSheets = [];
      return;
    }
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
      p { margin-bottom: 2em !important }`);
    document.adoptedStyleSheets = [sheet];
  }, isSpaced);
}

/** A window that has just changed its size is measured once it was painted. */
export async function painted(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(null)))),
  );
}
