import { expect, test, vi } from 'vitest';
import { oneAtATime } from './one-at-a-time.ts';

/** What a test ends by hand, in the order in which it was begun. */
function underWay() {
  const ends: PromiseWithResolvers<string>[] = [];
  const ask = oneAtATime(() => {
    const end = Promise.withResolvers<string>();
    ends.push(end);
    return end.promise;
  });
  const begun = async (count: number) => {
    await expect.poll(() => ends.length).toBe(count);
    const last = ends.at(-1);
    if (last === undefined) throw new Error('Nothing was begun');
    return last;
  };
  return { ask, begun, count: () => ends.length };
}

test('whoever asks while an answer is being made shares the next, which is begun when this one is there', async () => {
  const { ask, begun, count } = underWay();
  const first = ask();
  const made = await begun(1);
  const crowd = Array.from({ length: 100 }, () => ask());
  await Promise.resolve();
  expect(count()).toBe(1);
  made.resolve('before');
  (await begun(2)).resolve('after');
  expect(await first).toBe('before');
  expect(new Set(await Promise.all(crowd))).toEqual(new Set(['after']));
  expect(count()).toBe(2);
  const later = ask();
  (await begun(3)).resolve('later');
  expect(await later).toBe('later');
});

test('one that fails is told to those who waited for it, and the next is made', async () => {
  const { ask, begun } = underWay();
  const first = ask();
  const made = await begun(1);
  const next = ask();
  made.reject(new Error('The database is away'));
  await expect(first).rejects.toThrow('The database is away');
  (await begun(2)).resolve('back');
  expect(await next).toBe('back');
});

test('one that hangs holds up the next for ten seconds', async () => {
  vi.useFakeTimers();
  try {
    const hanging = Promise.withResolvers<string>();
    const make = vi.fn<() => Promise<string>>(async () => 'made').mockReturnValueOnce(hanging.promise);
    const ask = oneAtATime(make);
    const first = ask();
    await vi.advanceTimersByTimeAsync(0);
    const next = ask();
    await vi.advanceTimersByTimeAsync(9_999);
    expect(make).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(await next).toBe('made');
    expect(await ask()).toBe('made');
    hanging.resolve('late');
    expect(await first).toBe('late');
  } finally {
    vi.useRealTimers();
  }
});
