/** `npm run icons`: the icons of the installed app, drawn from the logo on the paper of the light theme. */
import { readFile } from 'node:fs/promises';
import { chromium } from '@playwright/test';
import { browserFlags } from '../e2e/server/browser-flags.ts';
import { ensureBrowser } from './ensure-browser.ts';

const root = new URL('../', import.meta.url).pathname;

/** Pixels, and how much of the width the logo takes: a mask may cut off all outside of the inner four fifths. */
const icons = [
  { name: 'icon-192', size: 192, share: 0.74 },
  { name: 'icon-512', size: 512, share: 0.74 },
  { name: 'icon-maskable-512', size: 512, share: 0.54 },
  { name: 'apple-touch-icon', size: 180, share: 0.64 },
];

const logo = await readFile(`${root}apps/web/public/favicon.svg`, 'utf8');
const tokens = await readFile(`${root}packages/design/tokens.css`, 'utf8');
const paper = /--paper: light-dark\((#\w+)/.exec(tokens)?.[1];
if (paper === undefined) throw new Error('The design has no paper.');

const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: browserFlags });
try {
  const page = await browser.newPage({ colorScheme: 'light' });
  for (const { name, size, share } of icons) {
    await page.setViewportSize({ width: size, height: size });
    await page.setContent(
      `<style>body{margin:0;height:100vh;display:grid;place-items:center;background:${paper}}svg{width:${share * 100}vw}</style>${logo}`,
    );
    await page.screenshot({ path: `${root}apps/web/public/icons/${name}.png` });
  }
} finally {
  await browser.close();
}
