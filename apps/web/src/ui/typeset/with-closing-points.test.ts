import { parseTypeset } from '@valence/chemistry/typeset';
import { expect, test } from 'vitest';
import { withClosingPoints } from './with-closing-points.ts';

const closesOf = (text: string) =>
  withClosingPoints(parseTypeset(text)).map(({ node, close }) =>
    node.kind === 'text' ? node.text : `<${close}>`,
  );

test('an equation, a fraction and a root take along what closes them', () => {
  expect(closesOf('(\\ce{C + O2 -> CO2}), then \\frac{1}{2}. Why?')).toEqual([
    '(',
    '<),>',
    ' then ',
    '<.>',
    ' Why?',
  ]);
});

test('a formula is a word, and a word behind a box is no point', () => {
  expect(closesOf('\\ce{H2O}. Of \\frac{1}{2} we speak')).toEqual(['<>', '. Of ', '<>', ' we speak']);
});
