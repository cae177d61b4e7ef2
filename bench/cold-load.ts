import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { brotliCompressSync } from 'node:zlib';
import { browserFlags } from '../e2e/server/browser-flags.ts';
import { signUp } from '../e2e/steps/sign-up.ts';
import { ensureBrowser } from '../scripts/ensure-browser.ts';
import { percentile, type Figure } from './measure.ts';
import { servePeer } from './peer/serve-peer.ts';
import { readLoad, watchLoad, type Load } from './watch-load.ts';

const runs = 7;
const phone = { width: 375, height: 812 };
/** 1.6 Mbps down, 750 kbps up, 150 ms: what Lighthouse calls slow 4G. */
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
const slowdown = 4;

/**
 * 1.2 times the share that it took before pages were drawn by a framework: 480 of 817 ms, medians of seven loads in turn
 * on a quiet machine (2026-11-21, 4 cores).
 */
const mostBesidePeer = (1.2 * 480) / 817;

type Measured = Load & { requests: number; bytes: number };

/**
 * A quiz in progress opened on a slow phone with an empty cache, in turns with a hand-written React quiz of the same
 * ten questions, so that whatever else the machine does hits both.
 */
export async function benchColdLoad(base: string): Promise<Figure[]> {
  const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: browserFlags });
  try {
    const { storageState, questions } = await startQuiz(browser, base);
    const peer = await servePeer(questions);
    const ours: Measured[] = [];
    const theirs: Measured[] = [];
    for (let run = 0; run < runs; run += 1) {
      ours.push(await load(browser, `${base}/quiz/active`, storageState));
      theirs.push(await load(browser, peer.url));
    }
    peer.close();
    return [
      ...figures('quiz in progress', ours, true),
      ...figures('hand-written React quiz', theirs, false),
      besidePeer(ours, theirs),
    ];
  } finally {
    await browser.close();
  }
}

type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>;

async function startQuiz(browser: Browser, base: string) {
  const page = await browser.newPage({ viewport: phone });
  await signUp(page, base, `cold-${Date.now()}@example.org`, '/quiz');
  await page.getByRole('button', { name: 'Start Quiz' }).first().click();
  await page.getByText('Question 1 of 10', { exact: true }).waitFor();
  const questions: unknown = await page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.startsWith('valence.quiz.')) ?? '';
    return JSON.parse(localStorage.getItem(key) ?? '{}').quiz.questions;
  });
  const storageState = await page.context().storageState();
  await page.context().close();
  return { storageState, questions };
}

async function load(browser: Browser, address: string, storageState?: StorageState): Promise<Measured> {
  const context = await browser.newContext({
    viewport: phone,
    ...(storageState === undefined ? {} : { storageState }),
  });
  try {
    const page = await context.newPage();
    const sizes = countScripts(page);
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', network);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.addInitScript(watchLoad);
    await page.goto(address, { waitUntil: 'networkidle' });
    await page.getByRole('radio').nth(2).click({ force: true });
    await page.waitForTimeout(500);
    return { ...(await readLoad(page)), requests: sizes.length, bytes: sum(await Promise.all(sizes)) };
  } finally {
    await context.close();
  }
}

/** Of every request: the brotli bytes of a script, 0 of anything else. */
function countScripts(page: Page): Promise<number>[] {
  const sizes: Promise<number>[] = [];
  page.on('response', (response) => {
    const isScript = (response.headers()['content-type'] ?? '').includes('javascript');
    // A body that is lost when the page closes is no figure, and no reason to hide why the page was closed.
    const size = isScript
      ? response.body().then(
          (body) => brotliCompressSync(body).length,
          () => Number.NaN,
        )
      : Promise.resolve(0);
    sizes.push(size);
  });
  return sizes;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

function figures(page: string, loads: readonly Measured[], isOurs: boolean): Figure[] {
  const line = (
    what: string,
    of: (load: Measured) => number,
    unit: string,
    digits: number,
    expected: string,
  ) => {
    const samples = loads.map(of);
    const [middle, most] = [percentile(samples, 50), percentile(samples, 100)].map((value) =>
      value.toFixed(digits),
    );
    return {
      what: `${page}, slow phone: ${what}`,
      value: `median ${middle}${unit}, at most ${most}${unit}`,
      expected: isOurs ? expected : '',
    };
  };
  return [
    line('first question visible', (load) => load.visible, ' ms', 0, ''),
    line('a click on an option taken', (load) => load.taken, ' ms', 0, ''),
    line('largest contentful paint', (load) => load.largestPaint, ' ms', 0, ''),
    line('layout shift', (load) => load.shift, '', 4, 'at most 0.02'),
    line('click to paint', (load) => load.clickToPaint, ' ms', 0, ''),
    line('requests', (load) => load.requests, '', 0, ''),
    line('JS', (load) => load.bytes / 1000, ' KB brotli', 1, 'at most 150 KB'),
  ];
}

/** Machines differ; beside a page that does the same, a time means something on each of them. */
function besidePeer(ours: readonly Measured[], theirs: readonly Measured[]): Figure {
  const visible = (loads: readonly Measured[]) =>
    percentile(
      loads.map((load) => load.visible),
      50,
    );
  return {
    what: 'quiz in progress beside the hand-written one: first question visible',
    value: `${(visible(ours) / visible(theirs)).toFixed(2)} of its time`,
    expected: `at most ${mostBesidePeer.toFixed(2)}`,
  };
}
