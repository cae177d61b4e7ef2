import { Molecule } from 'openchemlib';
import { expect, test } from 'vitest';
import { bank } from '../bank/bank.ts';
import { families } from '../families/families.ts';
import { makeQuestion } from '../families/make-question.ts';
import { seedsToDraw } from '../families/testing/seeds-to-draw.ts';
import { createRandom, type Random } from '../random.ts';
import { canonicalSmiles } from './canonical-smiles.ts';
import { treeForm } from './tree-form.ts';

test('forms tell structures apart exactly as ID codes of OpenChemLib do', () => {
  const random = createRandom(20260);
  const molecules = seedsToDraw(750, 3000).map(() => randomMolecule(random));
  const written = molecules.flatMap((molecule) => [writeFrom(molecule, random), writeFrom(molecule, random)]);
  expect(written.every((smiles) => treeForm(smiles) !== null)).toBe(true);
  expect(partedDifferently(written)).toEqual([]);
  expect(new Set(written.map(canonicalSmiles)).size).toBeGreaterThan(molecules.length / 2);
});

test('forms tell all shown structures apart exactly as ID codes of OpenChemLib do', () => {
  const shown = shownStructures();
  expect(shown.length).toBeGreaterThan(1000);
  expect(partedDifferently(shown)).toEqual([]);
});

test.each([
  ['[CH3][CH2][OH]', 'CCO'],
  ['[H]O[H]', 'O'],
  ['C/C=C(/C)C', 'CC=C(C)C'],
  ['C[C@@H](O)C', 'OC(C)C'],
  ['C1.C1', 'CC'],
])('%s is the same structure as %s', (one, other) =>
  expect(canonicalSmiles(one)).toBe(canonicalSmiles(other)),
);

test.each([
  ['C/C=C/C', 'CC=CC'],
  ['C[C@H](O)CC', 'CC(O)CC'],
  ['[CH3]', 'C'],
  ['[13CH4]', 'C'],
  ['CC[NH3+]', 'CCN'],
  ['CC=O', 'CCO'],
  ['CCCO', 'CCOC'],
])('%s is another structure than %s', (one, other) =>
  expect(canonicalSmiles(one)).not.toBe(canonicalSmiles(other)),
);

test.each([
  '',
  '(C)C',
  'C(',
  'C()C',
  'C==C',
  'CC=',
  'C)C',
  '=C',
  'C(=)C',
  'c1ccccc1',
  'C.C',
  'CS(=O)C',
  'FCF=C',
])('%j has no tree form', (smiles) => expect(treeForm(smiles)).toBeNull());

/** Texts that share one of the two forms with another text, but not both. */
function partedDifferently(written: readonly string[]): string[] {
  const codeOf = new Map<string, string>();
  const formOf = new Map<string, string>();
  return written.filter((smiles) => {
    const form = canonicalSmiles(smiles) ?? '';
    const code = Molecule.fromSmiles(smiles).getIDCode();
    const earlierCode = codeOf.get(form) ?? code;
    const earlierForm = formOf.get(code) ?? form;
    codeOf.set(form, earlierCode);
    formOf.set(code, earlierForm);
    return earlierCode !== code || earlierForm !== form;
  });
}

interface RandomAtom {
  element: string;
  free: number;
  bonds: { to: RandomAtom; order: number }[];
}

const elements: readonly (readonly [string, number])[] = [
  ...Array.from({ length: 6 }, () => ['C', 4] as const),
  ['N', 3],
  ['O', 2],
  ['S', 2],
  ['P', 3],
  ['F', 1],
  ['Cl', 1],
  ['Br', 1],
  ['I', 1],
];

/** Few atoms, so that many molecules are drawn more than once. */
function randomMolecule(random: Random): RandomAtom[] {
  const atoms: RandomAtom[] = [{ element: 'C', free: 4, bonds: [] }];
  const size = random.integer(1, 9);
  for (let tries = 1; tries < size; tries += 1) {
    const to = random.pick(atoms);
    const [element, valence] = random.pick(elements);
    const order = Math.min(to.free, valence, random.pick([1, 1, 1, 2, 3]));
    if (order === 0) continue;
    const atom: RandomAtom = { element, free: valence - order, bonds: [{ to, order }] };
    to.free -= order;
    to.bonds.push({ to: atom, order });
    atoms.push(atom);
  }
  return atoms;
}

function writeFrom(molecule: readonly RandomAtom[], random: Random): string {
  const write = (atom: RandomAtom, from: RandomAtom | null): string => {
    const branches = random
      .shuffle(atom.bonds.filter(({ to }) => to !== from))
      .map(({ to, order }) => `${['', '', '=', '#'][order] ?? ''}${write(to, atom)}`);
    const last = branches.pop() ?? '';
    return `${atom.element}${branches.map((branch) => `(${branch})`).join('')}${last}`;
  };
  return write(random.pick(molecule), null);
}

function shownStructures(): string[] {
  const written = JSON.stringify(bank);
  const generated = Object.values(families)
    .flat()
    .filter(({ subject }) => subject === 'organic' || subject === 'biochemistry')
    .flatMap((family) =>
      family.difficulties.flatMap((difficulty) =>
        seedsToDraw(15, 60).map((seed) => makeQuestion(family, seed, difficulty)),
      ),
    );
  const texts = `${written}${JSON.stringify(generated)}`.replaceAll('\\\\', '\\');
  return [...new Set([...texts.matchAll(/\\smiles\{([^|}]*)/g)].map((match) => match[1] ?? ''))];
}
