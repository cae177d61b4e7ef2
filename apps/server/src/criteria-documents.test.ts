import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
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

test('every name of code that docs/security.md gives is in the code', () => {
  const document = readFileSync(new URL('docs/security.md', root), 'utf8');
  const names = [...document.matchAll(/`([a-z]+[A-Z]\w+)(?:\(\))?`/g)].map(([, name = '']) => name);
  const files = globSync(['apps/*/src/**/*.{ts,tsx}', 'packages/contract/src/**/*.ts'], {
    cwd: new URL('.', root),
  });
  const code = files.map((file) => readFileSync(new URL(file, root), 'utf8')).join('\n');
  expect(names.length).toBeGreaterThan(3);
  expect(names.filter((name) => !code.includes(name))).toEqual([]);
});

test('every link between documents leads to a file', () => {
  const documents = globSync(['*.md', 'docs/**/*.md', 'packages/*/*/README.md'], {
    cwd: new URL('.', root),
  });
  expect(documents.length).toBeGreaterThan(80);
  const broken = documents.flatMap((name) => {
    const links = readFileSync(new URL(name, root), 'utf8').matchAll(
      /\]\((?!https?:|mailto:|#)([^)\s#]+)[^)]*\)/g,
    );
    return [...links]
      .map(([, path = '']) => path)
      .filter((path) => !existsSync(new URL(`${dirname(name)}/${path}`, root)))
      .map((path) => `${name}: ${path}`);
  });
  expect(broken).toEqual([]);
});
