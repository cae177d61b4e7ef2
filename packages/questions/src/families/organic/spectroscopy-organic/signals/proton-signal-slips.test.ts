import { expect, test } from 'vitest';
import { countProtonEnvironments } from '../../../../computations/structures/structure-facts.ts';
import { protonSignalSlips } from './proton-signal-slips.ts';
import { signalMolecules } from './signal-molecules.data.ts';

const valueOf = (smiles: string, start: string): number | undefined =>
  protonSignalSlips(smiles).find(({ teaching }) => teaching.startsWith(start))?.value;

test('each slip leads to what its sentence says, counted by hand', () => {
  const ethyltoluene = 'CCc1ccc(C)cc1';
  expect(valueOf(ethyltoluene, 'All 7 atoms')).toBe(7);
  expect(valueOf(ethyltoluene, 'This is the number of kinds of carbon')).toBe(7);
  expect(valueOf(ethyltoluene, 'This is the number of all carbons')).toBe(9);
  expect(valueOf(ethyltoluene, 'All CH_{3} groups were treated')).toBe(4);
  expect(valueOf(ethyltoluene, 'The hydrogens of the benzene ring were treated')).toBe(4);
  expect(valueOf(ethyltoluene, 'The hydrogens of the benzene ring were left out')).toBe(3);
  expect(valueOf(ethyltoluene, 'All 4 hydrogens of the benzene ring')).toBe(7);
  expect(valueOf(ethyltoluene, 'All 12 hydrogens')).toBe(12);
  const alcohol = 'CC(C)CO';
  expect(valueOf(alcohol, 'Hydrogen on oxygen or nitrogen')).toBe(3);
  expect(valueOf(alcohol, 'The two hydrogens of each')).toBe(5);
  expect(valueOf(alcohol, 'The 2 CH_{3} groups')).toBe(5);
  expect(valueOf('CCCC(=O)CCC', 'Carbons that bear no hydrogen')).toBe(4);
  expect(valueOf('CCCCCC(C)=O', 'Groups were distinguished')).toBe(2);
  expect(valueOf('C1CCCCC1', 'Every CH_{2} or CH of the ring')).toBe(6);
});

test('no slip leads to the number of signals', () => {
  for (const { smiles } of signalMolecules)
    expect(protonSignalSlips(smiles).map(({ value }) => value)).not.toContain(
      countProtonEnvironments(smiles),
    );
});

test('a benzene ring, oxygen or nitrogen is spoken of as left out only where hydrogen stands on it', () => {
  const plain = signalMolecules.filter(({ smiles }) => !/[cNO]/.test(smiles));
  const teachings = plain.flatMap(({ smiles }) => protonSignalSlips(smiles)).map(({ teaching }) => teaching);
  expect(teachings.filter((teaching) => /benzene|oxygen or nitrogen/.test(teaching))).toEqual([]);
});
