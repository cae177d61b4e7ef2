import { plainText } from '@valence/chemistry/typed';
import { createRequire } from 'node:module';
import type { MainModule } from '@rdkit/rdkit';
import { beforeAll, expect, test } from 'vitest';
import { nameText } from '../words/name-text.ts';
import { opsinNames } from './opsin-names.data.ts';
import { readName, smilesOf } from '../read-name.ts';

/** The package's types promise an ES module, but it is a CommonJS one. */
const loadRdkit: () => Promise<MainModule> = createRequire(import.meta.url)('@rdkit/rdkit');

let rdkit: MainModule;
beforeAll(async () => {
  rdkit = await loadRdkit();
});

const pairs = opsinNames
  .trim()
  .split('\n')
  .map((line) => line.split(' | '));

/**
 * `diethylmalonate` is the ester here, as `diethyl malonate` and OPSIN's own `diethylterephthalate` are, and no ion. Amino acids have no
 * hand where the name gives none: OPSIN takes the natural one, here it is asked for. Half an ester is an acid here, and no ion.
 */
const readOtherwise = ['diethylmalonate', 'arginine', 'glutamic acid', 'serine', 'monoethylterephthalate'];

test('what is read of the names in OPSIN’s test data denotes the structure that OPSIN’s authors wrote down', () => {
  const others = pairs.filter(([name = '', layers = '']) => inchisOf(name).some((inchi) => inchi !== layers));
  expect(others.map(([name]) => name)).toEqual(readOtherwise);
});

test('of the 96 pairs of school and second-year nomenclature 82 are read', () => {
  expect(pairs).toHaveLength(96);
  expect(pairs.filter(([name = '']) => inchisOf(name).length > 0)).toHaveLength(82);
});

/** The layers of the InChI of each structure that a name denotes for us, by RDKit. */
function inchisOf(name: string): string[] {
  const text = nameText(plainText(name));
  const readings = text === null ? [] : readName(text).readings;
  return readings.flatMap(smilesOf).map((smiles) => {
    const molecule = rdkit.get_mol(smiles);
    const inchi = molecule?.get_inchi().replace(/^InChI=1S?\//, '') ?? '';
    molecule?.delete();
    return inchi;
  });
}
