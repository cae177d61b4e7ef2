import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');

test('npm start tells whether the web app is built by a page that the build draws when all else is there', () => {
  const config = read('apps/web/react-router.config.ts');
  const [, folder] = /buildDirectory: '([\w-]+)'/.exec(config) ?? [];
  expect(config).toMatch(/prerender: \['\/'\]/);
  expect(read('scripts/build.mjs')).toContain(`'apps/web/${folder}/client/index.html'`);
});
