import { aminoAcidValues } from '@valence/chemistry';
import { expect, test } from 'vitest';
import { formulaOfStructure } from '../structures/formula-of-structure.ts';
import { aminoAcids } from './amino-acids.data.ts';
import { decideAminoAcid, hasFeature, type AminoAcidFeature } from './amino-acids.ts';
import { decideCodon, decideMutation, mutationEffect } from './codons.ts';
import { decideFattyAcid, fattyAcidShorthand } from './fatty-acids.ts';
import {
  decideDigestion,
  decideIsoelectricPoint,
  decideNetCharge,
  digest,
  isoelectricPoint,
  netCharge,
} from './peptides.ts';

test.each<[AminoAcidFeature, string]>([
  ['sulfur', 'CM'],
  ['thiol', 'C'],
  ['aromatic-ring', 'HFWY'],
  ['nitrogen-in-ring', 'HPW'],
  ['secondary-amine', 'P'],
  ['second-carboxyl', 'DE'],
  ['amide', 'NQ'],
  ['guanidine', 'R'],
  ['alcohol-hydroxyl', 'ST'],
  ['phenol', 'Y'],
  ['no-stereocentre', 'G'],
  ['two-stereocentres', 'IT'],
  ['R-configured', 'C'],
  ['hydrocarbon-side-chain', 'AILFPV'],
])('amino acids with %s are %s', (feature, expected) => {
  const found = aminoAcids.filter((acid) => hasFeature(acid, feature)).map((acid) => acid.one);
  expect(found.sort().join('')).toBe([...expected].sort().join(''));
});

test('the amino acid with the feature is found by name or code', () => {
  expect(decideAminoAcid('thiol', false, ['Serine', 'Cysteine', 'Met', 'L-Alanine'])).toMatchObject({
    right: [false, true, false, false],
  });
  expect(decideAminoAcid('thiol', false, ['Ornithine']).ok).toBe(false);
});

test('the data sheet has the names, codes and formulas of the structures', () => {
  const sheet = aminoAcidValues.map(({ name, three, one, formula }) => ({ name, three, one, formula }));
  const drawn = aminoAcids.map(({ name, three, one, smiles }) => ({
    name,
    three,
    one,
    formula: formulaOfStructure(smiles),
  }));
  const inOrder = (one: { name: string }, two: { name: string }) => one.name.localeCompare(two.name);
  expect(sheet.sort(inOrder)).toEqual(drawn.sort(inOrder));
});

test('each pI of the data sheet follows from its pKa values, and those of another textbook lie near', () => {
  for (const { carboxyl, amino, side, sideKind, printedPI, others } of aminoAcidValues) {
    const own = side === null ? [] : [side];
    const groups = {
      acids: [carboxyl, ...(sideKind === 'acid' ? own : [])],
      bases: [amino, ...(sideKind === 'base' ? own : [])],
    };
    expect(Math.abs((isoelectricPoint(groups) ?? Number.NaN) - printedPI)).toBeLessThan(0.006);
    expect(netCharge(groups, printedPI - 0.3)).toBeGreaterThan(0);
    expect(netCharge(groups, printedPI + 0.3)).toBeLessThan(0);
    expect(others).toHaveLength(2 + own.length);
    for (const [index, other] of others.entries())
      expect(Math.abs(other - ([carboxyl, amino, ...own][index] ?? Number.NaN))).toBeLessThan(0.6);
  }
});

test('the side chain of the data sheet is what the structure shows', () => {
  const of = (kind: string) =>
    aminoAcidValues.filter(({ sideChain }) => sideChain === kind).map(({ one }) => one);
  const having = (feature: AminoAcidFeature) =>
    aminoAcids.filter((acid) => hasFeature(acid, feature)).map(({ one }) => one);
  expect(of('negative').sort()).toEqual(having('second-carboxyl').sort());
  expect(
    having('aromatic-ring')
      .filter((one) => one !== 'H')
      .sort(),
  ).toEqual(of('aromatic').sort());
  expect(of('polar').sort()).toEqual(
    [...having('alcohol-hydroxyl'), ...having('amide'), ...having('thiol')].sort(),
  );
});

test('net charge and isoelectric point follow from the pKa values', () => {
  expect(netCharge({ acids: [2.34], bases: [9.6] }, 1)).toBeCloseTo(0.956, 3);
  expect(isoelectricPoint({ acids: [2.19, 4.25], bases: [9.67] })).toBeCloseTo(3.22);
  expect(isoelectricPoint({ acids: [2.18], bases: [8.95, 10.53] })).toBeCloseTo(9.74);
  expect(isoelectricPoint({ acids: [2.18], bases: [] })).toBeNull();
  expect(decideNetCharge({ acids: [2.19, 4.25], bases: [9.67] }, 7, ['−1', '0', '+1', '−2'])).toMatchObject({
    right: [true, false, false, false],
  });
  expect(decideNetCharge({ acids: [2.19, 4.25], bases: [9.67] }, 4.25, ['−1', '0', '+1', '−2']).ok).toBe(
    false,
  );
  expect(
    decideIsoelectricPoint({ acids: [2.34], bases: [9.6] }, ['5.97', '6.97', '2.34', '9.60']),
  ).toMatchObject({
    right: [true, false, false, false],
  });
});

test('cleaving agents cut after their residues and trypsin spares a bond to proline', () => {
  expect(digest('AKGRF', 'trypsin')).toEqual(['AK', 'GR', 'F']);
  expect(digest('AKPRF', 'trypsin')).toEqual(['AKPR', 'F']);
  expect(digest('AFGMK', 'cyanogen bromide')).toEqual(['AFGM', 'K']);
  expect(digest('GYAF', 'chymotrypsin')).toEqual(['GY', 'AF']);
  expect(decideDigestion('AKGF', 'trypsin', ['Gly-Phe + Ala-Lys', 'Ala + Lys-Gly-Phe'])).toMatchObject({
    right: [true, false],
  });
});

test('codons and their changes are read in the standard code', () => {
  expect(decideCodon('stop', ['UAG', 'UGG', 'AUG', 'UAC'])).toMatchObject({
    right: [true, false, false, false],
  });
  expect(decideCodon('methionine', ['UAG', 'AUG'])).toMatchObject({ right: [false, true] });
  expect(mutationEffect('GAA', 'GAG')).toBe('silent');
  expect(mutationEffect('GAG', 'GUG')).toBe('missense');
  expect(decideMutation('UAC', 'UAA', ['Nonsense mutation', 'Silent mutation'])).toMatchObject({
    right: [true, false],
  });
});

test('fatty acids get their shorthand from the structure', () => {
  expect(fattyAcidShorthand('CCCCC/C=C\\C/C=C\\CCCCCCCC(=O)O')).toBe('18:2(9,12)');
  expect(fattyAcidShorthand('CCCCCCCCCCCCCCCC(=O)O')).toBe('16:0');
  expect(fattyAcidShorthand('CC(C)C(=O)O')).toBeNull();
  expect(decideFattyAcid('CCCCCCCCCCCCCCCC(=O)O', ['16:0', '18:0'])).toMatchObject({ right: [true, false] });
});
