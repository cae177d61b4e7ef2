import { notUnderstood, quoted, understood, type Reading } from '@valence/chemistry/typed';
import type { AskedName, TypedGrade } from '../asked-answer.ts';
import { readConstitution } from '../../structures/read-constitution.ts';
import { remembered } from '../../remembered.ts';
import { canonicalSmiles } from '../../structures/canonical-smiles.ts';
import { ImpossibleName } from './graph/impossible-name.ts';
import type { MoleculeGraph } from './graph/molecule-graph.ts';
import { nameText } from './words/name-text.ts';
import { isPreferredName } from './preferred-name.ts';
import type { NameReading } from './name-reading.ts';
import { readName, smilesOf } from './read-name.ts';
import { sugars } from './words/amino-acids.data.ts';
import { writeSmiles } from './graph/write-smiles.ts';

const marksForOtherName = 0.5;

/**
 * Grades a typed name by the structure that it denotes, stereochemistry included.
 * @param text in plain signs
 * @throws when the asked SMILES cannot be read
 */
export function gradeName(asked: AskedName, text: string): Reading<TypedGrade> {
  const name = nameText(text);
  const { readings, isAmbiguous } = name === null ? { readings: [], isAmbiguous: false } : readName(name);
  if (name === null || (readings.length === 0 && !isAmbiguous)) {
    return notUnderstood('noName', `${quoted(text)} is not understood as a name: check how it is spelled.`);
  }
  const key = canonicalSmiles(asked.smiles);
  if (key === null) throw new Error(`“${asked.smiles}” is no structure to ask for`);
  const constitution = constitutionOf(asked.smiles);
  const atoms = atomsOf(asked.smiles);
  const same = readings.flatMap((reading) => {
    // What has other atoms or bonds needs no stereochemistry, which takes most of the time.
    if (countAtoms(reading.graph) !== atoms) return [];
    if (constitutionOf(writeSmiles(reading.graph).smiles) !== constitution) return [];
    const smiles = denoted(reading).find((each) => canonicalSmiles(each) === key);
    return smiles === undefined ? [] : [{ reading, smiles }];
  });
  const [first] = same;
  if (first === undefined) {
    const unsettled = whatIsMissing(readings, asked.smiles);
    if (unsettled !== null) return notUnderstood('notOneStructure', `${quoted(text)} ${unsettled}`);
    const [shown] = readings.flatMap(denoted);
    return grade('wrong', 0, [], shown === undefined ? text : structure(shown, text));
  }
  const isPreferred = same.some(({ reading }) => isPreferredName(reading));
  const shown = structure(first.smiles, text);
  return isPreferred
    ? grade('right', 1, [], shown)
    : grade('partly', marksForOtherName, ['notPreferred'], shown);
}

/** What keeps a name from being the asked structure that it may well be meant for; `null` where it is another one. */
function whatIsMissing(readings: readonly NameReading[], smiles: string): string | null {
  const atoms = atomsOf(smiles);
  for (const reading of readings) {
    if (countAtoms(reading.graph) !== atoms) continue;
    const parent = reading.main?.compound.parent;
    const hasForms = parent?.forms !== undefined && reading.stereo.length === 0;
    const isSame = constitutionOf(writeSmiles(reading.graph).smiles) === constitutionOf(smiles);
    if (isSame && hasForms) return 'has a D and an L form: say which one.';
    if (isSame && denoted(reading).length === 0)
      return 'says which way groups stand in a way that is not understood: write it with R and S, or E and Z.';
    if (!isSame && parent !== undefined && sugarParents.has(parent.smiles))
      return 'can be an open chain or a ring: name it by its atoms.';
  }
  return null;
}

const sugarParents: ReadonlySet<string> = new Set(Object.values(sugars).map(([smiles]) => smiles));

function grade(
  verdict: TypedGrade['verdict'],
  marks: number,
  problems: string[],
  shown: string,
): Reading<TypedGrade> {
  return understood({ verdict, marks, slip: null, problems, understoodAs: shown });
}

function structure(smiles: string, name: string): string {
  return `\\smiles{${smiles}|${name.replace(/[{}|\\]/g, '')}}`;
}

/** None where a descriptor has no place. */
function denoted(reading: NameReading): string[] {
  try {
    return smilesOf(reading);
  } catch (error) {
    if (error instanceof ImpossibleName) return [];
    throw error;
  }
}

function countAtoms({ atoms }: MoleculeGraph): string {
  return atoms
    .map(({ element }) => element)
    .sort()
    .join('');
}

const constitutionOf = remembered((smiles: string): string => readConstitution(smiles).getIDCode());

const atomsOf = remembered((smiles: string): string => {
  const molecule = readConstitution(smiles);
  const elements = Array.from({ length: molecule.getAllAtoms() }, (_, atom) => molecule.getAtomLabel(atom));
  return elements
    .filter((element) => element !== 'H')
    .sort()
    .join('');
});
