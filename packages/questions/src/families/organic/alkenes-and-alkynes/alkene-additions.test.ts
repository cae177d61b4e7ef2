import { Molecule } from 'openchemlib';
import { expect, test } from 'vitest';
import { countAtoms } from '../../../computations/structures/formula-of-structure.ts';
import type { Difficulty, Question } from '../../../question.ts';
import { makeQuestion } from '../../testing/drawn-once.ts';
import { alkeneAdditions } from './alkene-additions.ts';

const withOneGroup = (['beginner', 'intermediate'] satisfies Difficulty[]).flatMap((level) =>
  Array.from({ length: 200 }, (_, seed) => makeQuestion(alkeneAdditions, seed + 1, level)),
);

test('where one group is added, the options differ in the carbon of the double bond that carries it', () => {
  for (const question of withOneGroup) {
    const other = question.options.find(({ slip }) => slip?.id.startsWith('markovnikov-'));
    expect([...atomsOf(other?.text)]).toEqual([...atomsOf(keyOf(question))]);
  }
});

test('the key is the alkene with hydrogen and one group, whatever the rule says of their places', () => {
  for (const question of withOneGroup) {
    const [before, after] = [atomsOf(question.text), atomsOf(keyOf(question))];
    expect(after.get('C')).toBe(before.get('C'));
    const added = after.has('O') ? 2 : 1;
    expect((after.get('H') ?? 0) - (before.get('H') ?? 0)).toBe(added);
  }
});

test('an addition against the rule puts the group on the carbon with more hydrogens', () => {
  const against = withOneGroup.filter(({ text }) => text.includes('violated Markovnikov'));
  expect(against.length).toBeGreaterThan(50);
  for (const question of against) {
    const byRule = question.options.find(({ slip }) => slip?.id === 'markovnikov-reversed')?.text;
    expect(carbonsBeside(keyOf(question))).toBeLessThan(carbonsBeside(byRule));
  }
});

/** How many carbons the carbon of the new group is bonded to. */
function carbonsBeside(text = ''): number {
  const molecule = Molecule.fromSmiles(smilesOf(text));
  molecule.ensureHelperArrays(Molecule.cHelperNeighbours);
  const all = Array.from({ length: molecule.getAllAtoms() }, (_, atom) => atom);
  const carbon = all.find((atom) =>
    [8, 17, 35].some((number) => neighborsOf(molecule, atom).includes(number) && isCarbon(molecule, atom)),
  );
  return neighborsOf(molecule, carbon ?? 0).filter((number) => number === 6).length;
}

function isCarbon(molecule: Molecule, atom: number): boolean {
  return molecule.getAtomicNo(atom) === 6;
}

/** The atomic numbers of the atoms that an atom is bonded to. */
function neighborsOf(molecule: Molecule, atom: number): number[] {
  return Array.from({ length: molecule.getAllConnAtoms(atom) }, (_, place) =>
    molecule.getAtomicNo(molecule.getConnAtom(atom, place)),
  );
}

function keyOf({ options, key }: Question): string | undefined {
  return options[key]?.text;
}

function atomsOf(text = ''): ReadonlyMap<string, number> {
  return countAtoms(smilesOf(text));
}

function smilesOf(text: string): string {
  return /\\smiles\{([^|}]*)/.exec(text)?.[1] ?? '';
}
