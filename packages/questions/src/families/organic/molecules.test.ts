import { createRequire } from 'node:module';
import type { MainModule } from '@rdkit/rdkit';
import { expect, test } from 'vitest';
import { formulaOfStructure } from '../../computations/structures/formula-of-structure.ts';
import { molecules } from './molecules.data.ts';
import { signalMolecules } from './spectroscopy-organic/signals/signal-molecules.data.ts';

/** The package's types promise an ES module, but it is a CommonJS one. */
const loadRdkit: () => Promise<MainModule> = createRequire(import.meta.url)('@rdkit/rdkit');
const rdkit = await loadRdkit();
const tables = [...molecules, ...signalMolecules];

test.each(tables.map(({ name, smiles, formula }) => [name, smiles, formula] as const))(
  '%s is a molecule with possible valences and the formula of the table',
  (_, smiles, formula) => {
    const molecule = rdkit.get_mol(smiles);
    expect(molecule?.is_valid()).toBe(true);
    const inchi = molecule?.get_inchi() ?? '';
    expect(formulaOfStructure(smiles)).toBe(formula);
    expect(inchi.split('/')[1]).toBe(formula);
  },
);

test.each([
  ['molecules', molecules],
  ['molecules with signals', signalMolecules],
] as const)('no structure is twice in the table of %s', (_, table) => {
  const canonical = table.map(({ smiles }) => rdkit.get_mol(smiles)?.get_smiles());
  expect(canonical).toHaveLength(new Set(canonical).size);
});
