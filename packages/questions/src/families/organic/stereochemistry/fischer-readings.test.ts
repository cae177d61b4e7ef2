import { createRequire } from 'node:module';
import type { MainModule } from '@rdkit/rdkit';
import { readFigure, readFischer, type FischerMolecule } from '@valence/figures';
import { beforeAll, expect, test } from 'vitest';
import type { Question } from '../../../question.ts';
import { makeQuestion } from '../../testing/drawn-once.ts';
import { fischerDescriptors } from './fischer-descriptors.ts';
import { fischerReadings } from './fischer-readings.ts';
import { descriptorsOf, smilesOfFischer } from './fischer-molecules.ts';
import { seedsToDraw } from '../../testing/seeds-to-draw.ts';

/** The package's types promise an ES module, but it is a CommonJS one. */
const loadRdkit: () => Promise<MainModule> = createRequire(import.meta.url)('@rdkit/rdkit');

let rdkit: MainModule;
const seeds = seedsToDraw(20, 80);

beforeAll(async () => {
  rdkit = await loadRdkit();
});

test.each([
  ['D-glyceraldehyde', 'CHO', 'CH2OH', 'r', 'O=C[C@H](O)CO', ['R']],
  ['D-erythrose', 'CHO', 'CH2OH', 'rr', 'O=C[C@H](O)[C@H](O)CO', ['R', 'R']],
  ['D-threose', 'CHO', 'CH2OH', 'lr', 'O=C[C@@H](O)[C@H](O)CO', ['S', 'R']],
  ['D-glucose', 'CHO', 'CH2OH', 'rlrr', 'O=C[C@H](O)[C@@H](O)[C@H](O)[C@H](O)CO', ['R', 'S', 'R', 'R']],
  ['natural tartaric acid', 'CO2H', 'CO2H', 'rl', 'OC(=O)[C@H](O)[C@@H](O)C(=O)O', ['R', 'R']],
])('%s has the configuration that it is known by', (_, top, bottom, sides, smiles, descriptors) => {
  const molecule = {
    top,
    bottom,
    centers: [...sides].map((side) =>
      side === 'r' ? { left: 'H', right: 'OH' } : { left: 'OH', right: 'H' },
    ),
  };
  expect(smilesOfFischer(molecule)).toBe(smiles);
  expect(fischerDescriptors(molecule)).toEqual(descriptors);
  expect(descriptorsOf(smiles)).toEqual(descriptors);
});

test('our rules, openchemlib and RDKit find the same R and S in every drawing, RDKit from points in space', () => {
  const seen = new Set<string>();
  for (const level of ['intermediate', 'advanced'] as const)
    for (const seed of seeds) {
      const question = makeQuestion(fischerReadings, seed, level);
      const [molecule] = readFischer(readFigure(figureOf(question)));
      if (molecule === undefined) throw new Error('nothing read');
      const descriptors = fischerDescriptors(molecule);
      expect(descriptorsOf(smilesOfFischer(molecule))).toEqual(descriptors);
      expect(byRdkit(figureOf(question).molecules[0])).toEqual(descriptors);
      for (const { left, right } of molecule.centers) seen.add(left === 'H' ? right : left);
    }
  expect([...seen].toSorted()).toEqual(['Br', 'Cl', 'NH2', 'OH']);
});

test('the key is the configuration of the drawn molecule, or of the named one beside it', () => {
  for (const seed of seeds) {
    const one = makeQuestion(fischerReadings, seed, 'intermediate');
    expect(keyOf(one)).toBe(written(byRdkit(figureOf(one).molecules[0])));
    const other = makeQuestion(fischerReadings, seed, 'advanced');
    const changed = /C-(\d) epimer/.exec(other.text)?.[1];
    const [molecule] = figureOf(other).molecules;
    const centers = molecule?.centers.map((center, place) =>
      changed === undefined || Number(changed) === place + 2
        ? { left: center.right, right: center.left }
        : center,
    );
    expect(keyOf(other)).toBe(written(byRdkit(molecule && { ...molecule, centers: centers ?? [] })));
  }
});

test('two molecules are related as the canonical forms say that RDKit makes of their points in space', () => {
  const found = new Map<string, number>();
  for (const seed of seeds) {
    const question = makeQuestion(fischerReadings, seed, 'beginner');
    const [first, second] = figureOf(question).molecules;
    const mirror = second && {
      ...second,
      centers: second.centers.map(({ left, right }) => ({ left: right, right: left })),
    };
    const [one, other, image] = [first, second, mirror].map(canonical);
    const flat = (smiles = ''): string => smilesByRdkit(smiles.replace(/@/g, ''));
    const relation =
      one === other
        ? 'the same compound'
        : one === image
          ? 'enantiomers'
          : flat(one) === flat(other)
            ? 'diastereomers'
            : 'constitutional isomers';
    expect(keyOf(question)).toBe(`They are ${relation}`);
    found.set(relation, (found.get(relation) ?? 0) + 1);
  }
  expect(found.size).toBe(4);
});

function figureOf({
  figure,
}: Question): { molecules: readonly FischerMolecule[] } & NonNullable<Question['figure']> {
  if (figure?.kind !== 'Fischer projection') throw new Error('no projection');
  return figure;
}

function keyOf({ options, key }: Question): string {
  return options[key]?.text ?? '';
}

function written(descriptors: readonly string[]): string {
  return `(${descriptors.map((descriptor, place) => `${place + 2}*${descriptor}*`).join(',')})`;
}

function canonical(molecule: FischerMolecule | undefined): string {
  const read = rdkit.get_mol(molblockOf(molecule));
  const smiles = read?.get_smiles() ?? '';
  read?.delete();
  return smiles;
}

function smilesByRdkit(smiles: string): string {
  const read = rdkit.get_mol(smiles);
  const written = read?.get_smiles() ?? '';
  read?.delete();
  return written;
}

/** R and S of the centers from top to bottom: they are the first atoms of the block. */
function byRdkit(molecule: FischerMolecule | undefined): string[] {
  const read = rdkit.get_mol(molblockOf(molecule));
  const tags: { CIP_atoms: [number, string][] } = JSON.parse(read?.get_stereo_tags() ?? '{"CIP_atoms":[]}');
  read?.delete();
  return tags.CIP_atoms.toSorted(([one], [other]) => one - other).map(([, tag]) => tag.replace(/[()]/g, ''));
}

type Atom = readonly [symbol: string, x: number, y: number, z: number];
type Bond = readonly [from: number, to: number, order: number];

/** Heavy atoms of a group from the one that is bonded to the chain, with the orders of the bonds to those before them. */
const atomsOf: Readonly<Record<string, readonly (readonly [symbol: string, order: number])[]>> = {
  H: [['H', 1]],
  OH: [['O', 1]],
  NH2: [['N', 1]],
  Cl: [['Cl', 1]],
  Br: [['Br', 1]],
  CH3: [['C', 1]],
  CH2OH: [
    ['C', 1],
    ['O', 1],
  ],
  CHO: [
    ['C', 1],
    ['O', 2],
  ],
  CO2H: [
    ['C', 1],
    ['O', 2],
    ['O', 1],
  ],
};

/** A molecule in space: each center in the paper, its neighbors of the chain behind it, the groups at the sides before it. */
function molblockOf(molecule: FischerMolecule | undefined): string {
  if (molecule === undefined) throw new Error('no molecule');
  const { centers } = molecule;
  // A chain that is bent away from the reader at every center: points of a circle around an axis behind it.
  const last = centers.length + 1;
  const place = (at: number): readonly [number, number] => {
    const angle = ((at - last / 2) * Math.PI) / (last + 3);
    return [-4 * Math.sin(angle), 4 * Math.cos(angle)];
  };
  const atoms: Atom[] = centers.map((_, index) => ['C', 0, ...place(index + 1)]);
  const bonds: Bond[] = centers.slice(1).map((_, index) => [index + 1, index + 2, 1]);
  const attach = (group: string, to: number, [x, y, z]: readonly [number, number, number]): void => {
    let first = 0;
    for (const [step, [symbol, order]] of (atomsOf[group.slice(4, -1)] ?? []).entries()) {
      atoms.push([symbol, x + step, y, z + step / 3]);
      bonds.push([step === 0 ? to : first, atoms.length, order]);
      if (step === 0) first = atoms.length;
    }
  };
  attach(molecule.top, 1, [0, ...place(0)]);
  attach(molecule.bottom, centers.length, [0, ...place(last)]);
  for (const [index, { left, right }] of centers.entries()) {
    const [y, z] = place(index + 1);
    attach(left, index + 1, [-1, y, z + 0.6]);
    attach(right, index + 1, [1, y, z + 0.6]);
  }
  const number = (value: number): string => value.toFixed(4).padStart(10);
  return [
    '',
    '     points               3D',
    '',
    `${String(atoms.length).padStart(3)}${String(bonds.length).padStart(3)}  0  0  0  0  0  0  0  0999 V2000`,
    ...atoms.map(
      ([symbol, x, y, z]) =>
        `${number(x)}${number(y)}${number(z)} ${symbol.padEnd(3)} 0  0  0  0  0  0  0  0  0  0  0  0`,
    ),
    ...bonds.map((bond) => `${bond.map((part) => String(part).padStart(3)).join('')}  0`),
    'M  END',
  ].join('\n');
}
