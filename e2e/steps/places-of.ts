import type { Page } from '@playwright/test';

/** Where question and options stand in the window. */
export function placesOf(page: Page): Promise<number[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('h2, label:has(input[type="radio"])')].map((part) =>
      Math.round(part.getBoundingClientRect().top),
    ),
  );
}

/** How far below the text of the question its options stand, wherever the page is scrolled to. */
export async function distancesOf(page: Page): Promise<number[]> {
  const [text = 0, ...options] = await placesOf(page);
  return options.map((place) => place - text);
}
