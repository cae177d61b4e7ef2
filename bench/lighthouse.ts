import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { browserFlags } from '../e2e/server/browser-flags.ts';
import { freePort } from '../e2e/server/free-port.ts';
import { signUp } from '../e2e/steps/sign-up.ts';
import { ensureBrowser } from '../scripts/ensure-browser.ts';
import { percentile, type Figure } from './measure.ts';

/** A single run says nothing; what counts is the median. */
const runs = 3;
const mostTries = 4;
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const signedInScreens = ['/', '/quiz', '/badges', '/account', '/results', '/subscribe', '/contact'];

/** Lighthouse with its phone profile, on the landing page and then on the screens of a signed-in student. */
export async function benchLighthouse(base: string): Promise<Figure[]> {
  const profile = mkdtempSync(join(tmpdir(), 'valence-lighthouse-'));
  const port = await freePort();
  const browser = await chromium.launchPersistentContext(profile, {
    executablePath: await ensureBrowser(),
    args: [...browserFlags, `--remote-debugging-port=${port}`],
  });
  try {
    const figures = await figuresOf('landing', base, port, '100, 100, 100, 100');
    await signUp(await browser.newPage(), base, `lighthouse-${Date.now()}@example.org`);
    for (const path of signedInScreens) {
      figures.push(...(await figuresOf(path, base + path, port, 'at least 95, 100, 100')));
    }
    return figures;
  } finally {
    await browser.close();
    rmSync(profile, { recursive: true, force: true });
  }
}

async function figuresOf(name: string, url: string, port: number, expected: string): Promise<Figure[]> {
  const visits: Visit[] = [];
  for (let run = 0; run < runs; run += 1) visits.push(await wholeVisit(url, port));
  const median = (of: (one: Visit) => number): number => percentile(visits.map(of), 50);
  const scores = categories.map((_, place) => Math.round(median(({ scores: all }) => all[place] ?? 0) * 100));
  return [
    { what: `Lighthouse on a phone, ${name}: scores`, value: scores.join(', '), expected },
    {
      what: `Lighthouse on a phone, ${name}: largest contentful paint`,
      value: `${(median(({ paint }) => paint) / 1000).toFixed(2)} s`,
      expected: name === 'landing' ? 'under 1.2 s' : '',
    },
    {
      what: `Lighthouse on a phone, ${name}: layout shift`,
      value: median(({ shift }) => shift).toFixed(3),
      expected: name === 'landing' ? '0' : '',
    },
  ];
}

interface Visit {
  /** From 0 to 1, in the order of the categories. */
  scores: number[];
  /** Milliseconds. */
  paint: number;
  shift: number;
}

/** A trace now and then comes without what was painted, and a visit without figures is none. */
async function wholeVisit(url: string, port: number): Promise<Visit> {
  for (let tries = 0; tries < mostTries; tries += 1) {
    const visited = await visit(url, port);
    if (Number.isFinite(visited.paint) && Number.isFinite(visited.shift)) return visited;
  }
  throw new Error(`Lighthouse saw nothing painted on ${url} in ${mostTries} visits`);
}

async function visit(url: string, port: number): Promise<Visit> {
  const result = await lighthouse(url, { port, logLevel: 'error', onlyCategories: [...categories] });
  if (result === undefined) throw new Error(`Lighthouse has nothing to say about ${url}`);
  const { audits, categories: found } = result.lhr;
  if (process.env['LIGHTHOUSE_DETAILS'] !== undefined) {
    for (const { id, score, title } of Object.values(audits)) {
      if (score !== null && score < 1) console.log(`${url}: ${id} ${score} ${title}`);
    }
  }
  return {
    scores: categories.map((category) => found[category]?.score ?? 0),
    paint: audits['largest-contentful-paint']?.numericValue ?? Number.NaN,
    shift: audits['cumulative-layout-shift']?.numericValue ?? Number.NaN,
  };
}
