import { expect, test } from 'vitest';
import { show } from '../testing/show.tsx';
import { Failure } from './failure.tsx';

test.each([404, 410])('an address with nothing behind it (%i) leads home', (status) => {
  const markup = show(<Failure status={status} />);
  expect(markup).toContain('404 Page Not Found');
  expect(markup).toContain('href="/"');
  expect(markup).not.toContain('Reload');
});

test.each([500, 503])('what broke on our side (%i) says so, and offers to reload', (status) => {
  const markup = show(<Failure status={status} />);
  expect(markup).toContain('Something broke on our side');
  expect(markup).toContain('>Reload</button>');
});
