import { readFileSync } from 'node:fs';
import { elements as peers } from 'chemical-elements';
import { expect, test } from 'vitest';
import { elementsSource } from '../../scripts/elements-source.ts';
import { elementOf, elements, findElement } from './elements.ts';

test('the generated table is what the data file says', () => {
  const csv = readFileSync(new URL('../../data/elements.csv', import.meta.url), 'utf8');
  const generated = readFileSync(new URL('./elements.data.ts', import.meta.url), 'utf8');
  expect(generated).toBe(elementsSource(csv));
});

/** The independent table sums isotopes by natural abundance; for these, CIAAW's evaluated weight is another. */
const differing = ['Se', 'Mo', 'Sm', 'Hg'];

test('standard atomic weights agree with an independent table to their last digit, but for four', () => {
  const found: string[] = [];
  for (const peer of peers) {
    const ours = findElement(peer.symbol);
    if (ours === undefined || !ours.hasStandardWeight || peer.mass === null) continue;
    const digits = decimals(ours.atomicWeight);
    if (Math.abs(peer.mass - ours.atomicWeight) > 0.6 * 10 ** -digits) found.push(peer.symbol);
  }
  expect(found).toEqual(differing);
});

test('names and symbols agree with the independent table', () => {
  expect(elements).toHaveLength(118);
  for (const peer of peers) {
    const ours = elements[peer.number - 1];
    expect(ours?.symbol).toBe(peer.symbol);
    expect(ours?.name.replace('Aluminium', 'Aluminum').replace('Caesium', 'Cesium')).toBe(
      peer.name.replace('Aluminium', 'Aluminum').replace('Caesium', 'Cesium'),
    );
  }
});

test.each([
  ['H', 1, 1, 's', 'nonmetal', '1s1'],
  ['He', 18, 1, 's', 'noble gas', '1s2'],
  ['Be', 2, 2, 's', 'alkaline earth metal', '[He] 2s2'],
  ['B', 13, 2, 'p', 'metalloid', '[He] 2s2 2p1'],
  ['Ne', 18, 2, 'p', 'noble gas', '[He] 2s2 2p6'],
  ['Na', 1, 3, 's', 'alkali metal', '[Ne] 3s1'],
  ['Cl', 17, 3, 'p', 'nonmetal', '[Ne] 3s2 3p5'],
  ['Sc', 3, 4, 'd', 'transition metal', '[Ar] 3d1 4s2'],
  ['Cr', 6, 4, 'd', 'transition metal', '[Ar] 3d5 4s1'],
  ['Zn', 12, 4, 'd', 'transition metal', '[Ar] 3d10 4s2'],
  ['Br', 17, 4, 'p', 'nonmetal', '[Ar] 3d10 4s2 4p5'],
  ['Pd', 10, 5, 'd', 'transition metal', '[Kr] 4d10'],
  ['La', 3, 6, 'd', 'lanthanide', '[Xe] 5d1 6s2'],
  ['Ce', null, 6, 'f', 'lanthanide', '[Xe] 4f1 5d1 6s2'],
  ['Lu', null, 6, 'f', 'lanthanide', '[Xe] 4f14 5d1 6s2'],
  ['Hf', 4, 6, 'd', 'transition metal', '[Xe] 4f14 5d2 6s2'],
  ['Pb', 14, 6, 'p', 'post-transition metal', '[Xe] 4f14 5d10 6s2 6p2'],
  ['U', null, 7, 'f', 'actinide', '[Rn] 5f3 6d1 7s2'],
  ['Rf', 4, 7, 'd', 'transition metal', '[Rn] 5f14 6d2 7s2'],
  ['Ts', 17, 7, 'p', 'nonmetal', '[Rn] 5f14 6d10 7s2 7p5'],
  ['Og', 18, 7, 'p', 'noble gas', '[Rn] 5f14 6d10 7s2 7p6'],
])(
  '%s stands in group %s, period %d, block %s, a %s with %s',
  (symbol, group, period, block, category, configuration) => {
    expect(elementOf(symbol)).toMatchObject({
      group,
      period,
      block,
      category,
      electronConfiguration: configuration,
    });
  },
);

test('every configuration holds as many electrons as the nucleus has protons', () => {
  const core: Record<string, number> = { He: 2, Ne: 10, Ar: 18, Kr: 36, Xe: 54, Rn: 86 };
  for (const { atomicNumber, electronConfiguration } of elements) {
    let electrons = 0;
    for (const part of electronConfiguration.split(' ')) {
      electrons += part.startsWith('[') ? (core[part.slice(1, -1)] ?? 0) : Number(part.slice(2));
    }
    expect(electrons).toBe(atomicNumber);
  }
});

test('the columns of the printed table hold the textbook families', () => {
  const group = (wanted: number) => elements.filter((e) => e.group === wanted).map((e) => e.symbol);
  expect(group(1)).toEqual(['H', 'Li', 'Na', 'K', 'Rb', 'Cs', 'Fr']);
  expect(group(3)).toEqual(['Sc', 'Y', 'La', 'Ac']);
  expect(group(11)).toEqual(['Cu', 'Ag', 'Au', 'Rg']);
  expect(group(16)).toEqual(['O', 'S', 'Se', 'Te', 'Po', 'Lv']);
  expect(elements.filter((e) => e.block === 'f')).toHaveLength(28);
});

test('no two elements share a place of the printed table of 9 rows and 18 columns', () => {
  const places = new Set(elements.map(({ row, column }) => `${row} ${column}`));
  expect(places.size).toBe(118);
  expect(elementOf('La')).toMatchObject({ row: 6, column: 3 });
  expect(elementOf('Ac')).toMatchObject({ row: 7, column: 3 });
  const inRow = (wanted: number) => elements.filter(({ row }) => row === wanted);
  const columns = Array.from({ length: 14 }, (_, index) => 4 + index);
  expect(inRow(8).map(({ column }) => column)).toEqual(columns);
  expect(inRow(9).map(({ column }) => column)).toEqual(columns);
  expect(inRow(8).map(({ symbol }) => symbol)).toEqual(elements.slice(57, 71).map(({ symbol }) => symbol));
});

function decimals(value: number): number {
  return String(value).split('.')[1]?.length ?? 0;
}
