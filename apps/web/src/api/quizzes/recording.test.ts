import { expect, test } from 'vitest';
import { mayPass } from './recording.ts';
import { ApiFailure } from '../request.ts';

test.each([408, 429, 500, 502, 503, 504])('an answer of %i is worth another try', (status) => {
  expect(mayPass(new ApiFailure(status, ''))).toBe(true);
});

test.each([400, 401, 403, 404, 409, 413])('an answer of %i is not', (status) => {
  expect(mayPass(new ApiFailure(status, ''))).toBe(false);
});

test('a server that was not reached is worth another try', () => {
  expect(mayPass(new TypeError('Failed to fetch'))).toBe(true);
});
