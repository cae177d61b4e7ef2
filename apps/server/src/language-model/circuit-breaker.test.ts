import { beforeEach, expect, test } from 'vitest';
import { createCircuitBreaker, type CircuitBreaker } from './circuit-breaker.ts';

let now: number;
let breaker: CircuitBreaker;

beforeEach(() => {
  now = 0;
  breaker = createCircuitBreaker(() => now, { failures: 3, restsFor: 1000 });
});

test('failures in a row open it, and a success in between starts the count anew', () => {
  breaker.failed();
  breaker.failed();
  breaker.succeeded();
  breaker.failed();
  breaker.failed();
  expect(breaker.admits()).toBe(true);
  breaker.failed();
  expect(breaker.admits()).toBe(false);
});

test('after its rest one caller may try; the next waits for what comes of it', () => {
  for (let failure = 0; failure < 3; failure += 1) breaker.failed();
  now = 1000;
  expect([breaker.admits(), breaker.admits()]).toEqual([true, false]);
  breaker.failed();
  now = 1999;
  expect(breaker.admits()).toBe(false);
  now = 2000;
  expect(breaker.admits()).toBe(true);
  breaker.succeeded();
  expect([breaker.admits(), breaker.admits()]).toEqual([true, true]);
});
