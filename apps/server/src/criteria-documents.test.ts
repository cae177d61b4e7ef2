import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const root = new URL('../../../', import.meta.url);

test.each(['docs/security.md', 'docs/accessibility.md'])('every file that %s names is there', (name) => {
  const document = readFileSync(new URL(name, root), 'utf8');
  const named = [...document.matchAll(/`([\w./-]+\/[\w./-]*|[\w-]+\.(?:test\.)?tsx?)`/g)];
  const paths = named.map(([, path = '']) => path).filter((path) => !path.startsWith('/'));
  expect(paths.length).toBeGreaterThan(30);
  const isThere = (path: string) =>
    ['.', 'apps/server/src'].some((at) => existsSync(new URL(`${at}/${path}`, root)));
  expect(paths.filter((path) => !isThere(path))).toEqual([]);
});
