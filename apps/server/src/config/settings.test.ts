import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { settingWords } from './setting.ts';
import { settings } from './settings.ts';

const readme = readFileSync(new URL('../../../../README.md', import.meta.url), 'utf8');

test.each(Object.entries(settings.shape))(
  'the README lists %s with its meaning and default',
  (name, schema) => {
    const row =
      readme.split('\n').find((line) => line.includes(`\`${name}\` `) && line.startsWith('|')) ?? '';
    const { meaning, fallback } = settingWords.get(schema) ?? {};
    expect(row.split('|').map((cell) => cell.trim())).toEqual(['', `\`${name}\``, meaning, fallback, '']);
  },
);

test('the README lists no other setting', () => {
  const listed = [...readme.matchAll(/^\| `([A-Z_]+)` /gm)].map(([, name]) => name);
  expect(listed.toSorted()).toEqual(Object.keys(settings.shape).toSorted());
});
