import { expect, test } from 'vitest';
import { withArticle } from './with-article.ts';

test.each([
  ['8.00', 'An 8.00'],
  ['85', 'An 85'],
  ['11.2', 'An 11.2'],
  ['18', 'An 18'],
  ['0.850', 'A 0.850'],
  ['1.18', 'A 1.18'],
  ['110', 'A 110'],
  ['180.5', 'A 180.5'],
])('%s is %s', (number, said) => {
  expect(withArticle(number)).toBe(said);
});
