import { expect, test } from 'vitest';
import { safeReturnPath } from './safe-return-path.ts';

test.each(['/', '/quiz', '/quiz/active?x=1#end', '/results%20a'])('%s is a place to return to', (path) => {
  expect(safeReturnPath(path)).toBe(path);
});

test.each([
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  'https:evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  '/\t/evil.example',
  '/\n//evil.example',
  '/.//evil.example',
  '/x/..//evil.example',
  '/%2e//evil.example',
  '/./\\evil.example',
  '/api/logout',
  '/API/logout',
  '/%61pi/logout',
  '/x/../api/logout',
  '/create-account',
  'quiz',
  '',
  ' /quiz',
  undefined,
  ['/quiz'],
  `/${'x'.repeat(3000)}`,
])('%j is not, and becomes /', (path) => {
  expect(safeReturnPath(path)).toBe('/');
});

test('an encoded slash stays encoded and so stays on this site', () => {
  expect(new URL(safeReturnPath('/%2F%2Fevil.example'), 'http://localhost').origin).toBe('http://localhost');
});
