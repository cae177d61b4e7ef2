import { expect, test } from 'vitest';
import { carbonSignalSlips } from './carbon-signal-slips.ts';
import { signalMolecules } from './signal-molecules.data.ts';

const valueOf = (smiles: string, start: string): number | undefined =>
  carbonSignalSlips(smiles).find(({ teaching }) => teaching.startsWith(start))?.value;

test('each slip leads to what its sentence says, counted by hand', () => {
  const xylene = 'Cc1ccc(C)cc1';
  expect(valueOf(xylene, 'All 8 carbons')).toBe(8);
  expect(valueOf(xylene, 'One kind of carbon')).toBe(2);
  expect(valueOf(xylene, 'Every carbon of the benzene ring')).toBe(7);
  expect(valueOf(xylene, 'The carbons of the benzene ring were treated')).toBe(2);
  expect(valueOf(xylene, 'Only the carbons of the benzene ring')).toBe(2);
  expect(valueOf(xylene, 'The 2 CH_{3} groups')).toBe(4);
  const ketone = 'CCCCCC(C)=O';
  expect(valueOf(ketone, 'Carbons were distinguished')).toBe(3);
  expect(valueOf(ketone, 'All CH_{2} groups were treated')).toBe(4);
  expect(valueOf(ketone, 'All CH_{3} groups were treated')).toBe(6);
  expect(valueOf('CC(C)=O', 'The atom that is neither')).toBe(3);
  expect(valueOf('CC(C)(C)C', 'This counts the lines')).toBe(2 + 3);
  expect(valueOf('CC(C)O', 'Groups that bear hydrogen')).toBe(3);
});

test('symmetry is said to be overlooked only where carbons are equivalent', () => {
  for (const { smiles } of signalMolecules) {
    const slips = carbonSignalSlips(smiles);
    const areAllCounted = slips.some(({ teaching }) => teaching.includes('carbons were counted one by one'));
    expect(slips.some(({ slip }) => slip === 'symmetry-overlooked')).toBe(areAllCounted);
  }
});

test('a benzene ring is spoken of only where there is one', () => {
  const others = signalMolecules.filter(({ smiles }) => !smiles.includes('c'));
  const teachings = others.flatMap(({ smiles }) => carbonSignalSlips(smiles)).map(({ teaching }) => teaching);
  expect(teachings.filter((teaching) => teaching.includes('benzene'))).toEqual([]);
});

test('no slip makes more signals than there are carbons', () => {
  const faults = signalMolecules.filter(({ smiles }) => {
    const carbons = smiles.replace(/Cl/g, '').replace(/[^Cc]/g, '').length;
    return carbonSignalSlips(smiles).some(({ value }) => value > carbons);
  });
  expect(faults).toEqual([]);
});
