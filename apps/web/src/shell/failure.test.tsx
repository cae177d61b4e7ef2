import { expect, test } from 'vitest';
import { show } from '../testing/show.tsx';
import { Failure } from './failure.tsx';

test('what broke on our side says so, and offers to reload', () => {
  const markup = show(<Failure />);
  expect(markup).toContain('Something broke on our side');
  expect(markup).toContain('>Reload</button>');
});
