import { expect, test } from 'vitest';
import { parseChemistry } from './parse-chemistry.ts';
import { parseTypeset, readTypeset } from './parse-typeset.ts';
import { spokenTypeset } from './spoken-typeset.ts';

const short = (source: string) =>
  parseChemistry(source)
    .map((node) => {
      switch (node.kind) {
        case 'subscript':
          return `_${node.text}`;
        case 'superscript':
          return `^${node.text}`;
        case 'coefficient':
          return `×${node.text}`;
        case 'symbols':
          return node.text;
        case 'nuclide':
          return `{${node.mass},${node.number}}`;
        case 'bond':
          return `~${node.order}`;
        case 'dot':
          return '·';
        case 'plus':
          return ' + ';
        case 'state':
          return `(${node.state})`;
        case 'arrow':
          return ` ${node.arrow}[${node.above}][${node.below}] `;
      }
    })
    .join('');

test.each([
  ['H2O', 'H_2O'],
  ['2H2 + O2 -> 2H2O(l)', '×2H_2 + O_2 forward[][] ×2H_2O(l)'],
  ['SO4^2-', 'SO_4^2−'],
  ['SO4^{2-}', 'SO_4^2−'],
  ['NH4+', 'NH_4^+'],
  ['Cl-', 'Cl^−'],
  ['Cl-(aq) + Ag+(aq)', 'Cl^−(aq) + Ag^+(aq)'],
  ['[Fe(CN)6]^4-', '[Fe(CN)_6]^4−'],
  ['CuSO4*5H2O', 'CuSO_4·×5H_2O'],
  ['CuSO4.5H2O', 'CuSO_4·×5H_2O'],
  ['Al2(SO4)3.18H2O', 'Al_2(SO_4)_3·×18H_2O'],
  ['CaSO4·0.5H2O', 'CaSO_4·×0.5H_2O'],
  ['Fe0.95O', 'Fe_0.95O'],
  ['^{14}_{6}C', '{14,6}C'],
  ['CH3-CH2-OH', 'CH_3~1CH_2~1OH'],
  ['HC#CH', 'HC~3CH'],
  ['N2 + 3H2 <=>[Fe][450 °C] 2NH3', 'N_2 + ×3H_2 equilibrium[Fe][450 °C] ×2NH_3'],
  ['Zn -> Zn^2+ + 2e-', 'Zn forward[][] Zn^2+ + ×2e^−'],
  ['1/2O2', '×1/2O_2'],
  ['(CH3)2CO', '(CH_3)_2CO'],
  ['CH3(CH2)_nCOOH', 'CH_3(CH_2)_nCOOH'],
])('%s is set as %s', (source, expected) => {
  expect(short(source)).toBe(expected);
});

test('text, scripts, italics, fractions and roots nest', () => {
  expect(parseTypeset('*K*_{a} = \\frac{[\\ce{H+}]^{2}}{*c*}')).toEqual([
    { kind: 'italic', children: [{ kind: 'text', text: 'K' }] },
    { kind: 'subscript', children: [{ kind: 'text', text: 'a' }] },
    { kind: 'text', text: ' = ' },
    {
      kind: 'fraction',
      numerator: [
        { kind: 'text', text: '[' },
        { kind: 'chemistry', source: 'H+', children: parseChemistry('H+') },
        { kind: 'text', text: ']' },
        { kind: 'superscript', children: [{ kind: 'text', text: '2' }] },
      ],
      denominator: [{ kind: 'italic', children: [{ kind: 'text', text: 'c' }] }],
    },
  ]);
});

test.each([
  ['an open \\ce{H2O', 'A closing } is missing', 12],
  ['a stray } brace', 'A } stands alone', 8],
  ['\\unknown{x}', 'There is no command \\unknown', 0],
  ['an *open italic', 'A closing * is missing', 4],
  ['\\frac{1} 2', 'A fraction needs two parts', 8],
])('%j is refused with its place', (text, message, position) => {
  expect(readTypeset(text)).toEqual({ ok: false, message, position });
});

test('a renderer shows unreadable text as it is written', () => {
  expect(parseTypeset('50} left')).toEqual([{ kind: 'text', text: '50} left' }]);
});

test.each([
  ['\\ce{SO4^2-}', 'S O 4 2 minus'],
  ['\\ce{2H2 + O2 -> 2H2O}', '2 H 2 plus O 2 yields 2 H 2 O'],
  ['3.0 × 10^{-5} mol/L', '3.0 × 10 to the power minus 5 mol/L'],
  ['\\smiles{CCO|ethanol}', 'ethanol'],
])('%s is spoken as %j', (text, spoken) => {
  expect(spokenTypeset(text)).toBe(spoken);
});

test('a structure without a name is no SMILES to the ear, nor one of a quiz that was issued with it', () => {
  for (const text of ['\\smiles{CCO}', '\\smiles{CCO|structure with the SMILES CCO}'])
    expect(spokenTypeset(text)).toBe('a drawn structure');
});

test('the name of a structure is spoken without the stars of its italics', () => {
  expect(spokenTypeset('\\smiles{CNC(C)C|*N*-methylpropan-2-amine}')).toBe('N-methylpropan-2-amine');
});
