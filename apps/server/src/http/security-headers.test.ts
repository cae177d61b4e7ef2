import { expect, test } from 'vitest';
import { pagePolicy } from './security-headers.ts';

test('pictures come from ourselves, and over https from wherever a foreign issuer keeps its students’', () => {
  const own = { formTargets: [], hasForeignPictures: false };
  expect(pagePolicy('n', own)).toContain("img-src 'self' data:;");
  expect(pagePolicy('n', { ...own, hasForeignPictures: true })).toContain("img-src 'self' data: https:;");
});

test('no script and no style without the nonce, and no style attribute', () => {
  const policy = pagePolicy('n', { formTargets: [], hasForeignPictures: true });
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("script-src 'self' 'nonce-n';");
  expect(policy).toContain("style-src 'self' 'nonce-n';");
  expect(policy).toContain("manifest-src 'self'; worker-src 'self';");
  expect(policy).not.toContain('unsafe');
});
