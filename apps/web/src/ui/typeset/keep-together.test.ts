import { parseTypeset, type TypesetNode } from '@valence/chemistry/typeset';
import { expect, test } from 'vitest';
import { keepTogether } from './keep-together.ts';

/** The text with a tilde for every space at which no line breaks. */
function tied(text: string): string {
  return textOf(keepTogether(parseTypeset(text))).replaceAll('\u00a0', '~');
}

function textOf(nodes: readonly TypesetNode[]): string {
  return nodes
    .map((node) =>
      'children' in node && node.kind !== 'chemistry'
        ? textOf(node.children)
        : node.kind === 'text'
          ? node.text
          : '',
    )
    .join('');
}

test('a value keeps its unit', () => {
  expect(tied('At 310 K and 25 °C, 99.0 % of 0.059 mol/L')).toBe('At 310~K and 25~°C, 99.0~% of 0.059~mol/L');
  expect(tied('3.0 A of 12.5 g/cm³')).toBe('3.0~A of 12.5~g/cm³');
});

test('a number in front of a word is no value', () => {
  expect(tied('2 moles of 3 Metals and 5 stereocentres')).toBe('2 moles of 3 Metals and 5 stereocentres');
});

test('a power of ten keeps its factor and its unit', () => {
  expect(tied('6.022 × 10^{23} mol^{−1}')).toBe('6.022~×~1023~mol−1');
});

test('no line begins with an equals sign', () => {
  expect(tied('*a* = 5.58 and Δ_{r}*G*° = 3, pH = 7')).toBe('a~= 5.58 and ΔrG°~= 3, pH~= 7');
});

test('behind a fraction, where a line may break all the same, the space stays one that vanishes there', () => {
  expect(tied('\\frac{1}{2} = 0.5')).toBe(' = 0.5');
});

test('a locant stays with what it places', () => {
  expect(tied('1-bromo-2-methylpropane').replaceAll('\u2060', '~')).toBe('1-~bromo-2-~methylpropane');
  expect(tied('5-8 min')).toBe('5-8~min');
});

test('symbols and numbers with a dash between them stay together; words may part behind it', () => {
  const joined = (text: string) => tied(text).replaceAll('\u2060', '~');
  expect(joined('a d–d transition')).toBe('a d–~d transition');
  expect(joined('the C–H bond, pages 5–8')).toBe('the C–~H bond, pages 5–~8');
  expect(joined('the acid–base pair')).toBe('the acid–base pair');
});
