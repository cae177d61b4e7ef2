import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const root = new URL('../../../', import.meta.url);
const document = readFileSync(new URL('docs/security.md', root), 'utf8');

test('every file that the security document names is there', () => {
  const named = [...document.matchAll(/`([\w./-]+\/[\w./-]*|[\w-]+\.(?:test\.)?tsx?)`/g)].map(
    ([, path = '']) => path,
  );
  const paths = named.filter((path) => !path.startsWith('/'));
  expect(paths.length).toBeGreaterThan(100);
  const isThere = (path: string) =>
    ['.', 'apps/server/src'].some((at) => existsSync(new URL(`${at}/${path}`, root)));
  expect(paths.filter((path) => !isThere(path))).toEqual([]);
});
