import { expect, test } from 'vitest';
import { show } from '../testing/show.tsx';
import { DeskLink } from './desk-link.tsx';

test('whoever has a role is led to the desk, and nobody else', () => {
  const shown = (roles: readonly string[]) =>
    show(<DeskLink />, { answers: { '/api/user/roles': { roles } } });
  expect(shown(['maintainer'])).toContain('href="/desk"');
  expect(shown([])).toBe('');
  expect(show(<DeskLink />)).toBe('');
});
