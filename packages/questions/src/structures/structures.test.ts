import { createRequire } from 'node:module';
import type { MainModule } from '@rdkit/rdkit';
import { readTypeset, type TypesetNode } from '@valence/chemistry';
import { Molecule } from 'openchemlib';
import { beforeAll, expect, test } from 'vitest';
import { bank } from '../bank/bank.ts';
import { descriptorOf } from '../computations/structures/structures.ts';
import { families } from '../families/families.ts';
import { makeQuestion } from '../families/make-question.ts';
import { ethanol } from '../gate-set/example-questions.ts';
import { seedsToDraw } from '../families/testing/seeds-to-draw.ts';
import { drawStructure, drawStructures } from './draw-structure.ts';
import { closestOf, leastDistance, spreadOut } from './spread-out.ts';

/** The package's types promise an ES module, but it is a CommonJS one. */
const loadRdkit: () => Promise<MainModule> = createRequire(import.meta.url)('@rdkit/rdkit');

/** An independent library: it refuses what OpenChemLib lets pass, such as five bonds at a carbon. */
let rdkit: MainModule;
const structures = [...new Set([...writtenTexts(), ...generatedTexts()].flatMap(smilesIn))];

beforeAll(async () => {
  rdkit = await loadRdkit();
});

test('every structure that a question shows is a possible molecule, says RDKit', () => {
  expect(structures.filter((smiles) => !isPossible(smiles))).toEqual([]);
  expect(structures.length).toBeGreaterThan(50);
  expect(isPossible('C(C)(C)(C)(C)C')).toBe(false);
});

test('both libraries count the same atoms in every structure', () => {
  const parted = structures.filter((smiles) => hydrogensByRdkit(smiles) !== hydrogensByOpenChemLib(smiles));
  expect(parted).toEqual([]);
});

test('every asked descriptor (R or S, E or Z) is the one that RDKit finds', () => {
  const asked = Object.values(bank)
    .flat()
    .flatMap(({ computation }) => (computation?.kind === 'descriptor' ? [computation.smiles] : []));
  expect(asked.filter((smiles) => descriptorByRdkit(smiles) !== descriptorOf(smiles))).toEqual([]);
});

test('no atom of a structure is drawn on a bond that it has no part in, but for bridges', () => {
  const molecules = structures
    .flatMap((smiles) => smiles.split('.'))
    .map((smiles) => Molecule.fromSmiles(smiles));
  const crowded = molecules.filter((molecule) => {
    molecule.inventCoordinates();
    spreadOut(molecule);
    return closestOf(molecule) < leastDistance && !isBridged(molecule);
  });
  expect(crowded.map((molecule) => molecule.toSmiles())).toEqual([]);
});

test('a drawing follows the theme: no fixed colour, no style element, no id', () => {
  const svg = drawStructure('CC(=O)Oc1ccccc1C(=O)O');
  expect(svg).toContain('currentColor');
  expect(svg).not.toMatch(/<style|rgb\(|\sid=|<script/);
  expect(svg).toMatch(/^<svg xmlns="[^"]*" viewBox="/);
});

test('a drawing is spoken by its name, and where one of its places has none, by what it shows', () => {
  const options = ['\\smiles{CCO}', '\\smiles{CO|methanol}', 'water', 'none'].map((text) => ({
    text,
    slip: null,
  }));
  const shown = drawStructures({ ...ethanol, options, explanation: 'It is \\smiles{CCO|ethanol}.' });
  expect(shown.map(({ name }) => name)).toEqual(['chain of 2 carbons; O H on 1', 'methanol']);
});

test('two molecules stand side by side with a plus between them, the ions of a salt without', () => {
  const products = drawStructure('CCC(C)=O.CC=O');
  expect(products.match(/<g /g)).toHaveLength(2);
  expect(products).toContain('>+</text>');
  expect(drawStructure('CC(=O)[O-].[Na+]')).not.toContain('font-size="18"');
});

test('a molecule lies rather than stands', () => {
  const [, width = 0, height = 0] = (
    /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(drawStructure('CCCC#N')) ?? []
  ).map(Number);
  expect(width).toBeGreaterThan(height);
});

function isPossible(smiles: string): boolean {
  const molecule = rdkit.get_mol(smiles);
  const isValid = molecule?.is_valid() ?? false;
  molecule?.delete();
  return isValid;
}

/** Whether two rings share more than a bond. */
function isBridged(molecule: Molecule): boolean {
  const rings = molecule.getRingSet();
  const atoms = Array.from({ length: rings.getSize() }, (_, ring) => new Set(rings.getRingAtoms(ring)));
  return atoms.some((one, place) => atoms.slice(place + 1).some((other) => one.intersection(other).size > 2));
}

function hydrogensByRdkit(smiles: string): number {
  const molecule = rdkit.get_mol(smiles);
  const withHydrogens = molecule?.add_hs() ?? '';
  molecule?.delete();
  return (withHydrogens.match(/ H  /g) ?? []).length;
}

function hydrogensByOpenChemLib(smiles: string): number {
  const molecule = Molecule.fromSmiles(smiles);
  const formula = molecule.getMolecularFormula().formula;
  return Number(/H(?![a-z])(\d*)/.exec(formula)?.[1]?.replace(/^$/, '1') ?? 0);
}

function descriptorByRdkit(smiles: string): string | null {
  const molecule = rdkit.get_mol(smiles);
  const tags: unknown = JSON.parse(molecule?.get_stereo_tags() ?? '{}');
  molecule?.delete();
  const found = [...JSON.stringify(tags).matchAll(/"\(([RSEZ])\)"/g)].map((match) => match[1] ?? '');
  return found.length === 1 ? (found[0] ?? null) : null;
}

function writtenTexts(): string[] {
  return Object.values(bank)
    .flat()
    .flatMap((question) => [
      question.text,
      question.answer,
      question.explanation,
      ...question.distractors.map(({ text }) => text),
    ]);
}

function generatedTexts(): string[] {
  return Object.values(families)
    .flat()
    .flatMap((family) =>
      family.difficulties.flatMap((difficulty) =>
        seedsToDraw(10, 40).map((seed) => makeQuestion(family, seed, difficulty)),
      ),
    )
    .flatMap((question) => [
      question.text,
      question.explanation,
      ...question.options.map(({ text }) => text),
    ]);
}

function smilesIn(text: string): string[] {
  if (!text.includes('\\smiles{')) return [];
  const reading = readTypeset(text);
  return reading.ok ? reading.nodes.flatMap(smilesOf) : [];
}

function smilesOf(node: TypesetNode): string[] {
  return node.kind === 'structure' ? [node.smiles] : [];
}
