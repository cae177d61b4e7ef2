import { expect, test } from 'vitest';
import { concepts } from '../../concepts/concepts.ts';
import { taxonomy } from '../../topics/taxonomy.ts';
import { narrowerNames } from './lists/narrower-names.data.ts';

const rows = narrowerNames
  .trim()
  .split('\n')
  .map((line) => line.split(' > '));

test('what a narrower name stands under exists', () => {
  const known = new Set([...concepts.map(({ id }) => id), ...taxonomy.map(({ id }) => `#${id}`)]);
  const wrong = rows.filter(
    ([names = '', targets = '', ...more]) =>
      names === '' || more.length > 0 || !targets.split(' ').every((target) => known.has(target)),
  );
  expect(wrong).toEqual([]);
});

test('a narrower name stands once', () => {
  const names = rows.flatMap(([listed = '']) => listed.split('; '));
  expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([]);
});
