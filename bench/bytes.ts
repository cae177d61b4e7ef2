import { chromium, type Page, type Response } from '@playwright/test';
import { browserFlags } from '../e2e/server/browser-flags.ts';
import { signUp } from '../e2e/steps/sign-up.ts';
import { ensureBrowser } from '../scripts/ensure-browser.ts';
import type { Figure } from './measure.ts';

/** JS and CSS that a browser really transfers (brotli) for the landing page and on the way into a quiz. */
export async function benchBytes(base: string): Promise<Figure[]> {
  const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: browserFlags });
  try {
    const page = await browser.newPage();
    const landing = await transferred(page, () => page.goto(base, { waitUntil: 'networkidle' }));
    await signUp(page, base, `bytes-${Date.now()}@example.org`);
    // A context of its own has an empty cache, as a student's first visit has.
    const fresh = await browser.newContext({ storageState: await page.context().storageState() });
    const first = await fresh.newPage();
    const quiz = await transferred(first, async () => {
      await first.goto(`${base}/quiz`, { waitUntil: 'networkidle' });
      await first.getByRole('button', { name: 'Start Quiz' }).first().click();
      await first.getByText('Question 1 of').first().waitFor();
    });
    return [
      ...figures('landing', landing, 'at most 80 KB'),
      ...figures('selection and quiz pages', quiz, ''),
    ];
  } finally {
    await browser.close();
  }
}

interface Transferred {
  js: number;
  css: number;
}

async function transferred(page: Page, visit: () => Promise<unknown>): Promise<Transferred> {
  const sizes: Promise<[string, number]>[] = [];
  const count = (response: Response): void => {
    sizes.push(
      response
        .request()
        .sizes()
        .then(({ responseBodySize }) => [response.headers()['content-type'] ?? '', responseBodySize]),
    );
  };
  page.on('response', count);
  await visit();
  page.off('response', count);
  const sum = (kind: string, all: readonly [string, number][]): number =>
    all.filter(([type]) => type.includes(kind)).reduce((total, [, bytes]) => total + bytes, 0);
  const all = await Promise.all(sizes);
  return { js: sum('javascript', all), css: sum('text/css', all) };
}

function figures(page: string, { js, css }: Transferred, expected: string): Figure[] {
  return [
    { what: `${page}: JS`, value: `${(js / 1000).toFixed(1)} KB brotli`, expected },
    { what: `${page}: CSS files`, value: `${(css / 1000).toFixed(1)} KB brotli`, expected: '' },
  ];
}
