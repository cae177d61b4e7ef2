import { expect, test } from 'vitest';
import { eventOfKey } from './event-of-key.ts';

test.each([...'0123456789+-*/.()%'])('%s is written', (key) => {
  expect(eventOfKey(key, 'basic')).toEqual({ kind: 'insert', text: key });
});

test.each([
  ['=', 'evaluate'],
  ['Enter', 'evaluate'],
  ['Backspace', 'backspace'],
  ['Delete', 'delete'],
])('%s is for %s', (key, kind) => {
  expect(eventOfKey(key, 'basic')).toEqual({ kind });
});

test.each([
  ['s', 'sin('],
  ['c', 'cos('],
  ['t', 'tan('],
  ['l', 'ln('],
  ['L', 'log10('],
])('%s is %s in the scientific tab only', (key, text) => {
  expect(eventOfKey(key, 'scientific')).toEqual({ kind: 'insert', text });
  expect(eventOfKey(key, 'basic')).toBeNull();
});
