import { expect, test } from 'vitest';
import { understandTopic } from '../understand-topic.ts';
import { templatesOf } from './coverage.ts';
import { nearnessTo } from './nearness.ts';
import type { Wish } from './wish.ts';

function wishesOf(text: string): readonly Wish[] {
  const found = understandTopic(text);
  if (!found.isUnderstood) throw new Error(`“${text}” was refused as ${found.reason}`);
  return found.wishes;
}

function atMargin(wish: Wish): number {
  return templatesOf(wish).filter((template) => nearnessTo(template, wish) === 2).length;
}

test('what is at the margin of a concept comes where the concept is all that is asked for, not from a list', () => {
  const alone = wishesOf('hydrogen bonding');
  expect(alone.map(atMargin)[0]).toBeGreaterThan(0);
  const listed = wishesOf('London forces, dipole-dipole, H-bonding');
  expect(listed).toHaveLength(3);
  expect(listed.map(atMargin)).toEqual([0, 0, 0]);
});

test('a substance brings what is on it, not what only names it', () => {
  const [wish] = wishesOf('carbon dioxide');
  expect(wish === undefined ? null : atMargin(wish)).toBe(0);
  expect(wish === undefined ? 0 : templatesOf(wish).length).toBeGreaterThan(2);
});
