import { expect, test } from 'vitest';
import { offeredProviders } from './providers.ts';

const all = ['google', 'github', 'x', 'apple'];

test.each([
  ['none is set up', [], all],
  ['one is set up', ['x'], ['x']],
  ['several are', ['apple', 'google'], ['google', 'apple']],
])('where %s, these are offered', (_, providers, offered) => {
  expect(offeredProviders({ accounts: 'local', providers }).map(({ id }) => id)).toEqual(offered);
});

test('before the server has said so, all are offered', () => {
  expect(offeredProviders(undefined).map(({ id }) => id)).toEqual(all);
});
