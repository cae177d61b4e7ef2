import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { catalogueFingerprint, orderOfDraw } from './draw-sample.ts';

const names = ['ideal-gas-law.beginner', 'general-solutions-05', 'organic-alkenes-12', 'ph.advanced'];

test('the order of a draw hangs on seed and names alone', () => {
  const order = orderOfDraw(names, 'a seed');
  expect(orderOfDraw(names.toReversed(), 'a seed')).toEqual(order);
  expect(order.map(({ template }) => template).toSorted()).toEqual(names.toSorted());
  expect(orderOfDraw(names, 'another seed')).not.toEqual(order);
});

test('anybody can draw it again with programs that every computer has', () => {
  const script = `for name in "$@"; do printf '%s %s\\n' "$(printf 'a seed\\n%s' "$name" | sha256sum | cut -c1-64)" "$name"; done | LC_ALL=C sort`;
  const lines = execFileSync('sh', ['-c', script, 'sh', ...names], { encoding: 'utf8' })
    .trim()
    .split('\n');
  expect(orderOfDraw(names, 'a seed').map(({ template }) => template)).toEqual(
    lines.map((line) => line.split(' ')[1]),
  );
  expect(orderOfDraw(names, 'a seed').map(({ seed }) => seed)).toEqual(
    lines.map((line) => Number(BigInt(`0x${line.slice(0, 64)}`) % 2n ** 31n)),
  );
  const fingerprint = `printf '%s\\n' "$@" | LC_ALL=C sort | sha256sum | cut -c1-64`;
  expect(catalogueFingerprint(names)).toBe(
    execFileSync('sh', ['-c', fingerprint, 'sh', ...names], { encoding: 'utf8' }).trim(),
  );
});

test('what comes first is no likelier to be one template than another', () => {
  const many = Array.from({ length: 20 }, (_, number) => `template-${number}`);
  const first = Array.from({ length: 4000 }, (_, seed) => orderOfDraw(many, `${seed}`)[0]?.template);
  const counts = [...Map.groupBy(first, (name) => name).values()].map(({ length }) => length);
  expect(counts).toHaveLength(20);
  // 200 each; five standard deviations are 69.
  expect(counts.filter((times) => Math.abs(times - 200) > 69)).toEqual([]);
});
