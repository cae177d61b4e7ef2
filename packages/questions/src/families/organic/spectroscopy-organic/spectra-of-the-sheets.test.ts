import { carbonShifts, infraredBands, protonShifts } from '@valence/chemistry';
import { Molecule } from 'openchemlib';
import { expect, test } from 'vitest';
import { readConstitution } from '../../../structures/read-constitution.ts';
import { bandClasses, bandsInWords } from './infrared-bands.data.ts';
import { infraredClasses } from './infrared-classes.data.ts';
import { spectraCompounds } from './spectra-compounds.data.ts';

interface Range {
  id: string;
  low: number;
  high: number;
}

function rangeOf(ranges: readonly Range[], id: string): Range {
  const found = ranges.find((range) => range.id === id);
  if (found === undefined) throw new Error(`There is no row ${id}`);
  return found;
}

function isWithin(value: number, { low, high }: Range): boolean {
  return value >= low - 1e-9 && value <= high + 1e-9;
}

test('every range goes up, and no two rows have one id', () => {
  for (const ranges of [infraredBands, protonShifts, carbonShifts]) {
    expect(ranges.filter(({ low, high }) => low >= high)).toEqual([]);
    expect(new Set(ranges.map(({ id }) => id)).size).toBe(ranges.length);
  }
});

/** Rows of the sheet from which the bands of a drawn spectrum come, in the order of the bands. */
const rowsOfDrawn = {
  alcohol: ['hydroxyl', 'alkane-hydrogen', 'carbon-oxygen', 'alkane-bend'],
  'carboxylic acid': ['acid-hydroxyl', 'acid-carbonyl', 'carbon-oxygen', 'acid-bend'],
  ketone: ['alkane-hydrogen', 'ketone-carbonyl', 'alkane-bend', 'ketone-stretch'],
  nitrile: ['alkane-hydrogen', 'nitrile', 'alkane-bend'],
  alkane: ['alkane-hydrogen', 'alkane-bend', 'alkane-bend'],
  'primary amine': ['amine-hydrogen', 'amine-hydrogen', 'alkane-hydrogen', 'amine-bend', 'carbon-nitrogen'],
  'terminal alkyne': ['alkyne-hydrogen', 'alkane-hydrogen', 'alkyne', 'alkane-bend', 'alkyne-bend'],
};

test.each(Object.keys(infraredClasses))('the drawn bands of %s are those of the data sheet', (name) => {
  const isKnown = (text: string): text is keyof typeof rowsOfDrawn => text in rowsOfDrawn;
  if (!isKnown(name)) throw new Error(`${name} has no rows`);
  const { bands } = infraredClasses[name];
  expect(bands).toHaveLength(rowsOfDrawn[name].length);
  // A drawn band lies up to 10 cm⁻¹ beside its place.
  const outside = bands.filter(([at], index) => {
    const range = rangeOf(infraredBands, rowsOfDrawn[name][index] ?? '');
    return !isWithin(at - 10, range) || !isWithin(at + 10, range);
  });
  expect(outside).toEqual([]);
});

const carbonylOf: Readonly<Record<string, string>> = {
  'an aldehyde': 'aldehyde-carbonyl',
  'a ketone': 'ketone-carbonyl',
  'a carboxylic acid': 'acid-carbonyl',
  'an ester': 'ester-carbonyl',
  'a hydroxy ketone': 'ketone-carbonyl',
  'a hydroxy aldehyde': 'aldehyde-carbonyl',
};

test('the C=O bands that are told in words lie in the range of their class', () => {
  const told = Object.entries(bandClasses).flatMap(([name, { carbonyl }]) =>
    carbonyl === undefined ? [] : carbonyl.map((place) => ({ name, place })),
  );
  expect(told).toHaveLength(12);
  expect(
    told.filter(({ name, place }) => !isWithin(place, rangeOf(infraredBands, carbonylOf[name] ?? ''))),
  ).toEqual([]);
});

const rowsInWords = {
  acid: ['acid-carbonyl'],
  ester: ['ester-carbonyl'],
  aldehyde: ['aldehyde-carbonyl', 'aldehyde-hydrogen'],
  ketone: ['ketone-carbonyl'],
  'hydroxy ketone': ['hydroxyl', 'ketone-carbonyl'],
  alcohol: ['hydroxyl'],
  ether: [],
};

test('the bands of the tables of spectra lie in the ranges of the data sheet', () => {
  for (const [name, rows] of Object.entries(rowsInWords)) {
    const words = Object.entries(bandsInWords).find(([one]) => one === name)?.[1] ?? '';
    const near = [...words.matchAll(/near (\d+)/g)].map(([, place]) => Number(place));
    expect(near).toHaveLength(rows.length);
    near.forEach((place, index) =>
      expect(isWithin(place, rangeOf(infraredBands, rows[index] ?? ''))).toBe(true),
    );
  }
  const [low, high] = /from (\d+) to (\d+)/.exec(bandsInWords.acid)?.slice(1).map(Number) ?? [];
  expect(rangeOf(infraredBands, 'acid-hydroxyl')).toMatchObject({ low, high });
});

test.each(spectraCompounds.filter(({ protons }) => protons.length > 0))(
  'each ¹H signal of $name lies in the range of its hydrogens',
  ({ smiles, protons }) => {
    const sets = environments(smiles, protonRow);
    const signals = protons.map(([shift, hydrogens]) => ({ shift, count: hydrogens }));
    expect(sets).toHaveLength(signals.length);
    // A drawn signal lies up to 0.03 ppm beside its place.
    expect(canBePaired(signals, sets, protonShifts, 0.03)).toBe(true);
  },
);

test.each(spectraCompounds)('each ¹³C signal of $name lies in the range of its carbon', (compound) => {
  const sets = environments(compound.smiles, carbonRow).map(({ row }) => ({ row, count: 1 }));
  const signals = compound.carbons.map((shift) => ({ shift, count: 1 }));
  expect(sets).toHaveLength(signals.length);
  expect(canBePaired(signals, sets, carbonShifts, 0)).toBe(true);
});

interface AtomSet {
  row: string;
  count: number;
}

/** Sets of equivalent atoms or hydrogens, each with its row of the sheet. */
function environments(
  smiles: string,
  rowOf: (molecule: Molecule, atom: number) => { row: string; count: number } | null,
): AtomSet[] {
  const molecule = readConstitution(smiles);
  molecule.ensureHelperArrays(Molecule.cHelperSymmetrySimple);
  const sets = new Map<number, AtomSet>();
  for (let atom = 0; atom < molecule.getAtoms(); atom += 1) {
    const one = rowOf(molecule, atom);
    if (one === null) continue;
    const rank = molecule.getSymmetryRank(atom);
    sets.set(rank, { row: one.row, count: one.count + (sets.get(rank)?.count ?? 0) });
  }
  return [...sets.values()];
}

/** Whether each signal can have a set of its own, of as many atoms and with the shift in its range. */
function canBePaired(
  [signal, ...others]: readonly { shift: number; count: number }[],
  sets: readonly AtomSet[],
  ranges: readonly Range[],
  drift: number,
): boolean {
  if (signal === undefined) return true;
  return sets.some(
    (set, index) =>
      set.count === signal.count &&
      isWithin(signal.shift - drift, rangeOf(ranges, set.row)) &&
      isWithin(signal.shift + drift, rangeOf(ranges, set.row)) &&
      canBePaired(others, sets.toSpliced(index, 1), ranges, drift),
  );
}

function neighbors(molecule: Molecule, atom: number): { atom: number; element: number; order: number }[] {
  return Array.from({ length: molecule.getConnAtoms(atom) }, (_, place) => {
    const one = molecule.getConnAtom(atom, place);
    return { atom: one, element: molecule.getAtomicNo(one), order: molecule.getConnBondOrder(atom, place) };
  });
}

function isCarbonyl(molecule: Molecule, atom: number): boolean {
  return (
    molecule.getAtomicNo(atom) === 6 &&
    neighbors(molecule, atom).some(({ element, order }) => element === 8 && order === 2)
  );
}

function hasSingleOxygen(molecule: Molecule, atom: number): boolean {
  return neighbors(molecule, atom).some(({ element, order }) => element === 8 && order === 1);
}

function protonRow(molecule: Molecule, atom: number): AtomSet | null {
  const count = molecule.getAllHydrogens(atom);
  if (count === 0) return null;
  const around = neighbors(molecule, atom);
  if (molecule.getAtomicNo(atom) === 8)
    return { count, row: around.some((one) => isCarbonyl(molecule, one.atom)) ? 'acid' : 'hydroxyl' };
  if (isCarbonyl(molecule, atom))
    return { count, row: hasSingleOxygen(molecule, atom) ? 'formyl' : 'aldehyde' };
  const oxygen = around.find(({ element }) => element === 8);
  if (oxygen !== undefined) {
    const isEster = neighbors(molecule, oxygen.atom).some((one) => isCarbonyl(molecule, one.atom));
    return { count, row: isEster ? 'ester-oxygen' : 'oxygen' };
  }
  if (around.some((one) => isCarbonyl(molecule, one.atom))) return { count, row: 'alpha' };
  const isBeta = around.some(
    (one) =>
      hasSingleOxygen(molecule, one.atom) ||
      neighbors(molecule, one.atom).some((next) => isCarbonyl(molecule, next.atom)),
  );
  return { count, row: isBeta ? 'beta' : (['', 'methine', 'methylene', 'methyl'][count] ?? '') };
}

function carbonRow(molecule: Molecule, atom: number): AtomSet | null {
  if (molecule.getAtomicNo(atom) !== 6) return null;
  if (isCarbonyl(molecule, atom))
    return { count: 1, row: hasSingleOxygen(molecule, atom) ? 'acid' : 'carbonyl' };
  if (molecule.getAtomPi(atom) > 0) return { count: 1, row: 'alkene' };
  return { count: 1, row: hasSingleOxygen(molecule, atom) ? 'oxygen' : 'alkyl' };
}
