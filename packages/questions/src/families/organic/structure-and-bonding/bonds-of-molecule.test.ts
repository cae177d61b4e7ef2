import { Molecule } from 'openchemlib';
import { expect, test } from 'vitest';
import { makeQuestion } from '../../testing/drawn-once.ts';
import { structureToFormula } from './structure-to-formula.ts';

test('the bonds are those of the structure with all hydrogens, counted one by one', () => {
  const asked = new Set<boolean>();
  for (let seed = 1; seed <= 80; seed += 1) {
    const { text, options, key } = makeQuestion(structureToFormula, seed, 'advanced');
    const molecule = Molecule.fromSmiles(/\\smiles\{([^|]*)\|/.exec(text)?.[1] ?? '');
    molecule.ensureHelperArrays(Molecule.cHelperNeighbours);
    const bonds = Array.from({ length: molecule.getBonds() }, (_, bond) => molecule.getBondOrder(bond));
    const hydrogens = Array.from({ length: molecule.getAtoms() }, (_, atom) =>
      molecule.getAllHydrogens(atom),
    );
    const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
    const isTogether = text.includes('σ and π bonds in total');
    asked.add(isTogether);
    const expected = (isTogether ? sum(bonds) : bonds.length) + sum(hydrogens);
    expect(`${text}: ${options[key]?.text ?? ''}`).toBe(`${text}: ${expected}`);
  }
  expect(asked.size).toBe(2);
});
