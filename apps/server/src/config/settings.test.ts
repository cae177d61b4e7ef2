import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { settings } from './settings.ts';

const readme = readFileSync(new URL('../../../../README.md', import.meta.url), 'utf8');

test.each(Object.entries(settings))(
  'the README lists %s with its meaning and default',
  (name, { meaning, fallback }) => {
    const row =
      readme.split('\n').find((line) => line.includes(`\`${name}\` `) && line.startsWith('|')) ?? '';
    expect(row.split('|').map((cell) => cell.trim())).toEqual(['', `\`${name}\``, meaning, fallback, '']);
  },
);
