import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');

test('npm start tells whether the web app is built by the file that the build writes last', () => {
  const [, entry] = /ssr: here\('.*\/([\w-]+)\.ts'\)/.exec(read('apps/web/vite.server.config.ts')) ?? [];
  expect(read('apps/web/package.json')).toMatch(/"build": ".*vite\.server\.config\.ts"/);
  expect(read('scripts/build.mjs')).toContain(`'apps/web/dist/server/${entry}.js'`);
});
