import { Molecule } from 'openchemlib';
import { expect, test } from 'vitest';
import { closestOf, spreadOut } from './spread-out.ts';

/** As OpenChemLib places its atoms, and as they are drawn. */
function placed(smiles: string): { before: Molecule; drawn: Molecule } {
  const [before, drawn] = [Molecule.fromSmiles(smiles), Molecule.fromSmiles(smiles)];
  for (const molecule of [before, drawn]) molecule.inventCoordinates();
  spreadOut(drawn);
  return { before, drawn };
}

test('two rings and a hydroxy group at neighbouring carbons get room', () => {
  const { before, drawn } = placed('CC(C)(O)C(O)(c1ccccc1)c1ccccc1');
  expect(closestOf(before)).toBeLessThan(0.4);
  expect(closestOf(drawn)).toBeGreaterThan(0.7);
});

test('what is not crowded stays where it was', () => {
  const { before, drawn } = placed('CC(=O)Oc1ccccc1C(=O)O');
  expect(drawn.toMolfile()).toBe(before.toMolfile());
});

test('a crowded molecule keeps its configuration', () => {
  const smiles = 'CC(C)(O)[C@](O)(c1ccccc1)c1ccc(Cl)cc1';
  const { before, drawn } = placed(smiles);
  expect(drawn.toMolfile()).not.toBe(before.toMolfile());
  expect(Molecule.fromMolfile(drawn.toMolfile()).getIDCode()).toBe(Molecule.fromSmiles(smiles).getIDCode());
});
