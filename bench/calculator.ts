import { chromium } from '@playwright/test';
import { browserFlags } from '../e2e/server/browser-flags.ts';
import { ensureBrowser } from '../scripts/ensure-browser.ts';
import { percentile, type Figure } from './measure.ts';

const rounds = 9;
const slowdown = 4;

/** From the press of Alt+C to the painted drawer, its code at hand, on a processor slowed down four times. */
export async function benchCalculator(base: string): Promise<Figure[]> {
  const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: browserFlags });
  try {
    const first: number[] = [];
    const again: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const page = await browser.newPage();
      const slow = await page.context().newCDPSession(page);
      await page.goto(`${base}/calc-test`, { waitUntil: 'networkidle' });
      await slow.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
      first.push(await page.evaluate(timeToggle));
      await page.evaluate(timeToggle);
      again.push(await page.evaluate(timeToggle));
      await page.close();
    }
    return [
      figure('calculator: opens for the first time, 4x slowed processor', first),
      figure('calculator: opens again, 4x slowed processor', again),
    ];
  } finally {
    await browser.close();
  }
}

/** Runs in the page: milliseconds until the frame behind the one in which the press was handled. */
function timeToggle(): Promise<number> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => {
      const pressed = performance.now();
      dispatchEvent(new KeyboardEvent('keydown', { code: 'KeyC', key: 'c', altKey: true }));
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - pressed)));
    });
  });
}

function figure(what: string, samples: readonly number[]): Figure {
  return {
    what,
    value: `p50 ${percentile(samples, 50).toFixed(0)} ms, most ${Math.max(...samples).toFixed(0)} ms (n = ${samples.length})`,
    expected: 'under 100 ms',
  };
}
