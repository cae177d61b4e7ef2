import { expect, test } from 'vitest';
import { gradeTypedAnswer } from '../../grade-typed-answer.ts';
import { namesOfSecondYear } from './names-of-second-year.data.ts';

const pairs = namesOfSecondYear
  .trim()
  .split('\n')
  .map((line) => line.split(' | '));

test.each(pairs)('%s denotes %s', (name = '', smiles = '') => {
  expect(gradeTypedAnswer({ kind: 'name', smiles }, name).verdict).toBe('right');
});

/** Names that are near to a name of the list, or of none, and denote nothing that could be graded. */
const notNames = [
  'hydrocinnamide acid',
  'dihydrobutane',
  'p-toluene',
  'naphthalen-1-one',
  'bicyclo[2.2.1]octane',
  'bicyclo[1.2.2]heptane',
  '1,3-dioxole-olane',
  '9-oxabicyclo[4.1.0]heptane',
  'ethyl nitrogen malonate',
  'acetone chlorooxime',
  'monosodium glutamate',
  'malonitrile of malic acid',
  '2-acetic acid',
  '4-benzaldehyde',
  '3-alanine',
  'monosodium malate',
  'ethylenediamine hydrochloride hydrate',
];

test.each(notNames)('“%s” is no name', (name) => {
  expect(gradeTypedAnswer({ kind: 'name', smiles: 'CCO' }, name).verdict).toBe('notUnderstood');
});

test('digits before a chain say where it stands, and not by which of its atoms', () => {
  const isopropyl = { kind: 'name', smiles: 'CC(C)C1CNCCN1' } as const;
  expect(gradeTypedAnswer(isopropyl, '2-propylpiperazine').verdict).toBe('wrong');
  expect(gradeTypedAnswer({ kind: 'name', smiles: 'CCCC1CNCCN1' }, '2-propylpiperazine').verdict).toBe(
    'right',
  );
});

const askedBack = [
  ['alanine', 'C[C@H](N)C(O)=O', 'has a D and an L form'],
  ['glucose', 'OC[C@@H](O)[C@@H](O)[C@H](O)[C@@H](O)C=O', 'has a D and an L form'],
  ['D-glucose', 'OCC1OC(O)C(O)C(O)C1O', 'open chain or a ring'],
  ['cis-decalin', 'C1CC[C@H]2CCCC[C@H]2C1', 'write it with R and S'],
] as const;

test.each(askedBack)('“%s” for %s is asked back: it %s', (name, smiles, why) => {
  const { verdict, understoodAs } = gradeTypedAnswer({ kind: 'name', smiles }, name);
  expect(verdict).toBe('notUnderstood');
  expect(understoodAs).toContain(why);
});

test('the other form of an amino acid, and the other diastereomer of a sugar, are wrong', () => {
  expect(gradeTypedAnswer({ kind: 'name', smiles: 'C[C@H](N)C(O)=O' }, 'D-alanine').verdict).toBe('wrong');
  const glucose = 'OC[C@@H](O)[C@@H](O)[C@H](O)[C@@H](O)C=O';
  expect(gradeTypedAnswer({ kind: 'name', smiles: glucose }, 'D-galactose').verdict).toBe('wrong');
});

test('an ester of two unlike ends is not guessed: a name that leaves open which alcohol stands where is wrong', () => {
  const methylAtTheBranch = 'CCOC(=O)CC(C)C(=O)OC';
  const name = 'ethyl methyl 2-methylbutanedioate';
  expect(gradeTypedAnswer({ kind: 'name', smiles: methylAtTheBranch }, name).verdict).toBe('wrong');
});

test('names as in an index, and groups said once that are meant twice, are read, and are not how it is taught', () => {
  for (const [name, smiles] of [
    ['benzeneacetic acid', 'OC(=O)Cc1ccccc1'],
    ['benzenemethanol', 'OCc1ccccc1'],
    ['4-chlorobenzeneethanol', 'OCCc1ccc(Cl)cc1'],
    ['2-furanmethanol', 'OCc1ccco1'],
    ['ethyl ether', 'CCOCC'],
    ['benzoic acid chloride', 'O=C(Cl)c1ccccc1'],
  ] as const)
    expect(gradeTypedAnswer({ kind: 'name', smiles }, name)).toMatchObject({
      verdict: 'partly',
      problems: ['notPreferred'],
    });
});

test('cinnamic acid without a form is not its Z form', () => {
  const { verdict } = gradeTypedAnswer({ kind: 'name', smiles: 'OC(=O)/C=C\\c1ccccc1' }, 'cinnamic acid');
  expect(verdict).toBe('wrong');
});

test('what could stand in two places is asked for, and not guessed', () => {
  for (const [name, smiles] of [
    ['sodium hydrogen malate', 'OC(=O)CC(O)C(=O)[O-].[Na+]'],
    ['lysine hydrochloride', 'NC(CCCC[NH3+])C(=O)O.[Cl-]'],
    ['monomethyl malate', 'COC(=O)CC(O)C(=O)O'],
    ['furanmethanol', 'OCc1ccco1'],
  ] as const)
    expect(gradeTypedAnswer({ kind: 'name', smiles }, name).marks).toBe(0);
});

test('a locant behind its ending is read, and is not how it is taught', () => {
  for (const [name, smiles] of [
    ['butanol-2', 'CCC(C)O'],
    ['pentanone-3', 'CCC(=O)CC'],
    ['butene-1', 'CCC=C'],
  ] as const)
    expect(gradeTypedAnswer({ kind: 'name', smiles }, name)).toMatchObject({
      verdict: 'partly',
      problems: ['notPreferred'],
    });
});
