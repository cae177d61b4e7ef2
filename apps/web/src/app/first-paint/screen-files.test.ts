import { expect, test } from 'vitest';
import { screenAt } from '../screens.tsx';
import { screenFiles } from './screen-files.ts';

test.each(Object.entries(screenFiles))('%s shows the screen that is in %s', async (page, file) => {
  const shown: unknown = await screenAt(page).load();
  const inFile: object = await import(/* @vite-ignore */ new URL(`../../../${file}`, import.meta.url).href);
  expect(Object.values(inFile).map((Part: unknown) => ({ Part }))).toContainEqual(shown);
});
