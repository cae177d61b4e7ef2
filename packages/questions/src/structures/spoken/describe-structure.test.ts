import { Molecule } from 'openchemlib';
import { expect, test } from 'vitest';
import { createRandom, type Random } from '../../random.ts';
import { canonicalSmiles } from '../canonical-smiles.ts';
import { describeStructure } from './describe-structure.ts';
import { seedsToDraw } from '../../families/testing/seeds-to-draw.ts';

test.each([
  ['C', 'one carbon, C H 4'],
  ['CO', 'one carbon carrying O H'],
  ['CCO', 'chain of 2 carbons; O H on 1'],
  ['CC=C(C)O', 'chain of 4 carbons; double bond 2 to 3; O H on 3'],
  ['CC(C)(C)CC', 'chain of 4 carbons; two 1-carbon branches on 2'],
  ['CC(=O)OCC', 'chain of 5 atoms: 2 carbons, O, 2 carbons; double-bonded O on 4'],
  ['FC(F)(F)C(Br)Cl', 'chain of 2 carbons; three fluorine on 1; bromine and chlorine on 2'],
  ['CC[CH2+]', 'chain of 3 carbons; plus charge on 3'],
  ['CC[CH2]', 'chain of 3 carbons; unpaired electron on 3'],
  ['[13CH3]CO', 'chain of 2 carbons; mass number 13 on 1; O H on 2'],
  ['[2H]C(C)Br', 'chain of 2 carbons; deuterium and bromine on 1'],
])('the chain %s is told as %j', (smiles, told) => expect(describeStructure(smiles)).toBe(told));

test.each([
  ['C1CCCCC1', 'ring of 6 carbons'],
  ['c1ccccc1', 'benzene ring'],
  ['C1=CC=CC=C1', 'benzene ring'],
  ['Nc1cccc(c1)[N+]([O-])=O', 'benzene ring; N H 2 on 1; N O 2 on 3'],
  ['OC(=O)c1ccccc1', 'benzene ring; carbon carrying O H and double-bonded O, on 1'],
  ['c1c[nH]cn1', 'ring of 5 atoms: N H, 1 carbon, N, 2 carbons; double bonds 2 to 3 and 4 to 5'],
  ['C1CC2CCC1C2', 'ring of 6 carbons; bridge of 1 carbon, number 7, from 1 to 4'],
  [
    'C1CCC2(CC1)OCCO2',
    'ring of 6 carbons; second ring of O, 2 carbons, O, numbers 7 to 10, from 1 back to 1',
  ],
  [
    'O=C1CCC2CCCC2=C1',
    '2 fused rings, round the outside 9 carbons; bond across from 1 to 6; double bond 1 to 2; double-bonded O on 3',
  ],
  ['CC(C)c1ccccc1', 'benzene ring; carbon carrying two 1-carbon branches, on 1'],
])('the ring %s is told as %j', (smiles, told) => expect(describeStructure(smiles)).toBe(told));

test.each([
  ['C/C=C\\C', 'chain of 4 carbons; double bond 2 to 3; 1 and 4 on the same side of the double bond'],
  [
    'Cl/C=C/Br',
    'chain of 2 carbons; double bond 1 to 2; bromine on 1; chlorine on 2; bromine and chlorine on opposite sides of the double bond',
  ],
  [
    'C[C@H]1CCCC[C@H]1C',
    'ring of 6 carbons; 1-carbon branch on 1 and 2; with the numbers running clockwise, down: group on 1 and 2',
  ],
  [
    'C[C@@H]1CCCC[C@H]1O',
    'ring of 6 carbons; 1-carbon branch on 1; O H on 2; with the numbers running clockwise, up: group on 1; down: group on 2',
  ],
])('%s is told with its geometry, and without E, Z, R and S', (smiles, told) =>
  expect(describeStructure(smiles)).toBe(told),
);

test('what does not fit into a few words is a part of its own', () => {
  expect(describeStructure('C(=CC=Cc1ccccc1)c1ccccc1')).toBe(
    'benzene ring; part A on 1. Part A, joined at its 1: chain of 4 carbons; double bonds 1 to 2 and 3 to 4; benzene ring on 4',
  );
});

test('molecules and ions are told one after the other', () => {
  expect(describeStructure('CC(=O)[O-].[Na+]')).toBe(
    '2 separate structures. First: chain of 2 carbons; double-bonded O and O minus on 2. Second: sodium plus',
  );
});

test('no two of thousands of random structures are told alike', () => {
  const random = createRandom(113);
  const formOf = new Map<string, string>();
  const structures = seedsToDraw(1000, 4000).map(() => randomSmiles(random));
  const alike = structures.filter((smiles) => {
    const told = describeStructure(smiles);
    const form = canonicalSmiles(smiles) ?? smiles;
    const earlier = formOf.get(told) ?? form;
    formOf.set(told, earlier);
    return earlier !== form;
  });
  expect(alike).toEqual([]);
  expect(formOf.size).toBeGreaterThan(structures.length / 3);
});

test('a listener finds R or S of a center as Cahn, Ingold and Prelog rules do', () => {
  const ranks = { fluorine: 9, chlorine: 17, bromine: 35, iodine: 53 } as Record<string, number>;
  const heard = ['F', 'Cl', 'Br', 'I'].flatMap((one) =>
    ['F', 'Cl', 'Br', 'I'].flatMap((other) =>
      one === other
        ? []
        : [`C[C@H](${one})${other}`, `C[C@@H](${one})${other}`, `[C@](C)(${one})([H])${other}`],
    ),
  );
  for (const smiles of heard) {
    const [, order = '', turn = ''] =
      /H pointing away, (.+) run (\w+)$/.exec(describeStructure(smiles)) ?? [];
    const places = order.split(', ').map((word) => ranks[word] ?? 6);
    const first = places.indexOf(Math.max(...places));
    const falls = (places[(first + 1) % 3] ?? 0) > (places[(first + 2) % 3] ?? 0);
    expect([smiles, falls === (turn === 'clockwise') ? 'R' : 'S']).toEqual([smiles, descriptorOf(smiles)]);
  }
});

test('a listener finds R or S in a ring whose numbers run clockwise', () => {
  for (const smiles of ['Br[C@H]1CCCCO1', 'Br[C@@H]1CCCCO1', 'O1CCCC[C@H]1I', 'O1CCCC[C@@H]1I']) {
    const told = describeStructure(smiles);
    const [, place = ''] = /(?:bromine|iodine) on (\d)/.exec(told) ?? [];
    // Seen from above, the way round is clockwise from the atom before over the halogen to the atom after.
    // Seen from above, with H below, the way is clockwise from the atom before over the halogen to the atom after. The ranks
    // fall from halogen over oxygen, which has number 1, to carbon.
    const isUp = /up: group/.test(told);
    const isOxygenBefore = place === '2';
    expect([told, isUp === isOxygenBefore ? 'S' : 'R']).toEqual([told, descriptorOf(smiles)]);
  }
});

function descriptorOf(smiles: string): string {
  const molecule = Molecule.fromSmiles(smiles);
  molecule.ensureHelperArrays(Molecule.cHelperCIP);
  const found = Array.from({ length: molecule.getAtoms() }, (_, atom) => molecule.getAtomCIPParity(atom));
  return found.includes(Molecule.cAtomCIPParityRorM) ? 'R' : 'S';
}

/** Trees, and rings with trees on them, of up to a dozen atoms. */
function randomSmiles(random: Random): string {
  const ring = random.pick([
    '',
    '',
    '',
    'C1CCCCC1',
    'C1CCOC1',
    'c1ccccc1',
    'C1=CCCC1',
    'C1CC2CCC1C2',
    'C1CCC2CCCCC2C1',
  ]);
  if (ring === '') return randomBranch(random, random.integer(2, 9));
  return ring.replaceAll(/(?:C|c)(?=[Cc\d])\d*(?!\d)/g, (atom) =>
    random.integer(0, 4) === 0 && !/2/.test(atom)
      ? `${atom}(${randomBranch(random, random.integer(1, 4))})`
      : atom,
  );
}

function randomBranch(random: Random, size: number): string {
  if (size <= 1)
    return random.pick([
      'C',
      'O',
      'N',
      'F',
      'Cl',
      'Br',
      'I',
      'S',
      'C=O',
      'C#N',
      'C(=O)O',
      '[O-]',
      '[NH3+]',
      'c9ccccc9',
    ]);
  const within = random.integer(1, size - 1);
  const atom = random.pick(['C', 'C', 'C', 'C', 'O', 'N', 'S', 'C=C', 'C(=O)']);
  const isForked = atom.endsWith('C') && random.integer(0, 1) === 0;
  return isForked
    ? `${atom}(${randomBranch(random, within)})${randomBranch(random, size - within)}`
    : `${atom}${randomBranch(random, size - 1)}`;
}
