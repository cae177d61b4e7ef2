import { expect, test } from 'vitest';
import { plainLines } from './plain-lines.ts';

test('a long text is broken between words, and every line is behind the indent', () => {
  const text = plainLines('seven letters '.repeat(30), '    ');
  const lines = text.split('\n');
  expect(lines.length).toBeGreaterThan(3);
  for (const line of lines) expect(line).toMatch(/^ {4}\S.{0,95}$/);
  expect(text.replace(/\s+/g, ' ').trim()).toBe('seven letters '.repeat(30).trim());
});

test('the lines after the first can stand further in', () => {
  const [first = '', second = ''] = plainLines('seven letters '.repeat(9), '  ', '    ').split('\n');
  expect([first.search(/\S/), second.search(/\S/)]).toEqual([2, 4]);
});

test('a word that is longer than a line stays whole', () => {
  expect(plainLines(`see ${'x'.repeat(120)} there`)).toBe(`see\n${'x'.repeat(120)}\nthere`);
});

test('what would steer the terminal is taken out', () => {
  expect(plainLines('Red: \u001b[31m!\r\nNext\u202eline\u0007')).toBe('Red: [31m! Next line');
});
