import { expect, test } from 'vitest';
import { comparedSides } from './compared-sides.ts';

test.each([
  ['SN1 vs SN2', ['SN1', 'SN2']],
  ['galvanic vs electrolytic cells', ['galvanic cells', 'electrolytic cells']],
  ['difference between ionic and covalent bonds', ['ionic bonds', 'covalent bonds']],
  ['compare HPLC with gas chromatography', ['HPLC', 'gas chromatography']],
  ['hplc vs gc when to use which', ['hplc', 'gc']],
  ['alkanes and alkenes difference', ['alkanes', 'alkenes']],
  ['how are enantiomers different from diastereomers', ['enantiomers', 'diastereomers']],
  ['E1 or E2', ['E1', 'E2']],
])('%j compares two things', (text, sides) => {
  expect(comparedSides(text)).toEqual(sides);
});

test.each(['buffers and titrations', 'acids, bases or salts', 'Hess’s law', 'why do salts differ'])(
  '%j compares no two things',
  (text) => {
    expect(comparedSides(text)).toBeNull();
  },
);
