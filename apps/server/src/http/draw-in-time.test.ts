import { beforeEach, expect, test } from 'vitest';
import { drawInTime } from './draw-in-time.ts';

let lines: string[];
const log = { error: () => lines.push('error'), warn: () => lines.push('warn') };
beforeEach(() => {
  lines = [];
});

test('what is drawn in time is the page', async () => {
  expect(await drawInTime(async () => 'drawn', log)).toBe('drawn');
  expect(lines).toEqual([]);
});

test('a drawing that waits for what does not come is left to the client, and so is one that fails', async () => {
  expect(await drawInTime(() => new Promise(() => undefined), log, 10)).toBeNull();
  expect(await drawInTime(() => Promise.reject(new Error('away')), log)).toBeNull();
  expect(lines).toEqual(['warn', 'error']);
});

test('one that fails when nobody waits any more harms nobody', async () => {
  let fail: (error: Error) => void = () => undefined;
  const drawing = new Promise<never>((_, reject) => {
    fail = reject;
  });
  expect(await drawInTime(() => drawing, log, 10)).toBeNull();
  fail(new Error('late'));
  await expect(drawing).rejects.toThrow('late');
});
