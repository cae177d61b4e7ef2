import { elements, type Element } from '@valence/chemistry/elements';
import { expect, test } from 'vitest';
import { findTyped, moveInTable } from './move-in-table.ts';

test.each([
  ['H', 'ArrowRight', 'He'],
  ['He', 'ArrowLeft', 'H'],
  ['Be', 'ArrowRight', 'B'],
  ['La', 'ArrowRight', 'Hf'],
  ['Lu', 'ArrowRight', 'Lu'],
  ['H', 'ArrowDown', 'Li'],
  ['Ac', 'ArrowDown', 'Ce'],
  ['Fr', 'ArrowDown', 'Ce'],
  ['Rf', 'ArrowDown', 'Ce'],
  ['Og', 'ArrowDown', 'Lu'],
  ['Ce', 'ArrowDown', 'Th'],
  ['Th', 'ArrowDown', 'Th'],
  ['Ce', 'ArrowUp', 'Rf'],
  ['Fe', 'ArrowUp', 'Al'],
  ['H', 'ArrowUp', 'H'],
  ['Fe', 'Home', 'K'],
  ['Fe', 'End', 'Kr'],
  ['Er', 'Home', 'Ce'],
  ['Er', 'End', 'Lu'],
  ['I', 'PageUp', 'F'],
  ['I', 'PageDown', 'Lr'],
  ['Na', 'PageUp', 'H'],
  ['Na', 'PageDown', 'Fr'],
])('from %s, %s leads to %s', (from, key, to) => {
  expect(moveInTable(elementOf(from), key, false)?.symbol).toBe(to);
});

test('Home and End with Ctrl lead to the first and the last place of the table', () => {
  expect(moveInTable(elementOf('Fe'), 'Home', true)?.symbol).toBe('H');
  expect(moveInTable(elementOf('Fe'), 'End', true)?.symbol).toBe('Lr');
});

test('other keys move nothing', () => {
  expect(moveInTable(elementOf('Fe'), 'Tab', false)).toBeNull();
});

test('arrows reach all 118 elements from hydrogen', () => {
  const reached = new Set<Element>([elementOf('H')]);
  for (const from of reached)
    for (const key of ['ArrowRight', 'ArrowLeft', 'ArrowDown', 'ArrowUp']) {
      const to = moveInTable(from, key, false);
      if (to !== null) reached.add(to);
    }
  expect(reached.size).toBe(118);
});

test.each([
  ['H', 's', 'Si'],
  ['P', 's', 'S'],
  ['S', 's', 'Sc'],
  ['H', 'si', 'Si'],
  ['Si', 'silv', 'Ag'],
  ['Og', 'h', 'H'],
])('from %s, typing %s leads to %s', (from, typed, to) => {
  expect(findTyped(elementOf(from), typed)?.symbol).toBe(to);
});

test('letters that begin no element lead nowhere', () => {
  expect(findTyped(elementOf('H'), 'q')).toBeNull();
});

function elementOf(symbol: string): Element {
  const element = elements.find((one) => one.symbol === symbol);
  if (element === undefined) throw new Error(symbol);
  return element;
}
