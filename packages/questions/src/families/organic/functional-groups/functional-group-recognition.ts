import {
  functionalGroupsOf,
  type FunctionalGroup,
} from '../../../computations/structures/functional-groups.ts';
import type { Random } from '../../../random.ts';
import type { Draft, Family } from '../../family.ts';
import { drawn } from '../../texts/drawn.ts';
import { groupMarks } from './group-marks.data.ts';
import { molecules, type Molecule } from '../molecules.data.ts';
import { capital } from '../../texts/capital.ts';
import { listed } from '../../texts/listed.ts';

interface Known extends Molecule {
  groups: readonly FunctionalGroup[];
  hasBenzeneRing: boolean;
}

let readMolecules: readonly Known[] | undefined;

/** Molecules whose groups all have a mark; benzene rings are ignored. Computed at first use, since it would slow the start. */
function known(): readonly Known[] {
  readMolecules ??= molecules
    .map((molecule) => {
      const all = functionalGroupsOf(molecule.smiles);
      return {
        ...molecule,
        groups: all.filter((group) => group !== 'arene'),
        hasBenzeneRing: all.includes('arene'),
      };
    })
    .filter(({ groups }) => groups.length > 0 && groups.every((group) => groupMarks[group] !== undefined));
  return readMolecules;
}

const alcoholsAndAmines: readonly FunctionalGroup[] = [
  'primary alcohol',
  'secondary alcohol',
  'tertiary alcohol',
  'phenol',
  'primary amine',
  'secondary amine',
  'tertiary amine',
  'amide',
];

/** Seeing functional groups in drawn structures; harder ones part the classes, then name all groups of a molecule. */
export const functionalGroupRecognition: Family = {
  id: 'functional-group-recognition',
  name: 'Recognizing functional groups',
  subject: 'organic',
  topics: ['functional-groups'],
  difficulties: ['beginner', 'intermediate', 'advanced'],
  tests: {
    beginner: ['recognizing-functional-groups'],
    intermediate: ['recognizing-functional-groups', 'primary-secondary-and-tertiary'],
    advanced: ['recognizing-functional-groups'],
  },
  uses: ['structural-formulas', 'amines'],
  reference: 'McMurry, Organic Chemistry, chapter 3',
  draft(random, difficulty) {
    switch (difficulty) {
      case 'beginner':
        return structureWith(random, otherGroups());
      case 'intermediate':
        return structureWith(random, alcoholsAndAmines);
      case 'advanced':
        return groupsOf(random);
    }
  },
};

function structureWith(random: Random, asked: readonly FunctionalGroup[]): Draft | null {
  const group = random.pick(asked);
  const { bearers, rivals, confusing } = simpleStructures(group);
  if (bearers.length === 0 || confusing.length < 2) return null;
  const key = random.pick(bearers);
  const wrong = [...random.shuffle(confusing).slice(0, 2), ...random.shuffle(rivals)];
  return {
    text: `Which of these compounds is ${nameOf(group)}?`,
    answer: drawn(key.smiles),
    distractors: wrong.slice(0, 8).map(({ smiles, name, groups }) => ({
      text: drawn(smiles),
      slip: 'functional-group-confused',
      teaching: `This is ${name}. ${groups.length === 1 ? 'Its functional group is that' : 'Its functional groups are those'} of ${namesOf(groups)}; ${nameOf(group)} would need ${markOf(group)}.`,
    })),
    explanation: `${capital(nameOf(group))} is recognized by ${markOf(group)}. Of the four structures, only ${key.name} has this feature.`,
    finding: `The bonds of all four structures were searched for ${markOf(group)}.`,
  };
}

interface SimpleStructures {
  bearers: readonly Known[];
  rivals: readonly Known[];
  /** Rivals with a group that is taken for the asked one. */
  confusing: readonly Known[];
}

const sorted = new Map<FunctionalGroup, SimpleStructures>();

/** Structures with at most two groups, those with this group apart from those without; sorted once for each group. */
function simpleStructures(group: FunctionalGroup): SimpleStructures {
  const before = sorted.get(group);
  if (before !== undefined) return before;
  const simple = known().filter(({ groups }) => groups.length <= 2);
  const rivals = simple.filter(({ groups }) => !groups.includes(group));
  const structures = {
    bearers: simple.filter(({ groups }) => groups.includes(group)),
    rivals,
    confusing: rivals.filter(({ groups }) =>
      groups.some((other) => groupMarks[group]?.takenFor.includes(other)),
    ),
  };
  sorted.set(group, structures);
  return structures;
}

/** A group of the molecule and what it is taken for. */
type Swap = readonly [group: FunctionalGroup, other: FunctionalGroup];

function groupsOf(random: Random): Draft | null {
  const molecule = random.pick(known().filter(({ groups }) => groups.length >= 2 && groups.length <= 3));
  const single = molecule.groups.flatMap((group) =>
    (groupMarks[group]?.takenFor ?? [])
      .filter((other) => !molecule.groups.includes(other))
      .map((other): Swap => [group, other]),
  );
  if (single.length < 3) return null;
  const pairs = single.flatMap((one, at) =>
    single
      .slice(at + 1)
      .filter(([group, other]) => group !== one[0] && other !== one[1])
      .map((other): Swap[] => [one, other]),
  );
  // Beside the pairs the right groups are not those that most of the others share.
  const distractors = [...single.map((one) => [one]), ...random.shuffle(pairs).slice(0, 8)].map((swaps) => ({
    text: capital(
      namesOf(molecule.groups.map((kept) => swaps.find(([group]) => group === kept)?.[1] ?? kept)),
    ),
    slip: 'functional-group-confused',
    teaching: swaps
      .map(
        ([group, other], at) =>
          `${at === 0 ? 'There is' : 'There is also'} ${markOf(group)}, as in ${nameOf(group)}; ${nameOf(other)} would need ${markOf(other)}.`,
      )
      .join(' '),
  }));
  return {
    text: `Which functional groups does this molecule contain? ${molecule.hasBenzeneRing ? 'Benzene rings are not listed. ' : ''}${drawn(molecule.smiles)}`,
    answer: capital(namesOf(molecule.groups)),
    distractors: random.shuffle(distractors),
    explanation: `${capital(molecule.groups.map((group) => `${nameOf(group)} is recognized by ${markOf(group)}`).join('; '))}. Apart from ${molecule.groups.length === 1 ? 'this group' : 'these groups'}${molecule.hasBenzeneRing ? ' and the benzene ring' : ''}, ${molecule.name} contains only C–C and C–H bonds.`,
    finding: `The bonds of the structure were searched for every group: ${namesOf(molecule.groups)}.`,
  };
}

let shownGroups: readonly FunctionalGroup[] | undefined;

/** Groups that some molecule of the table shows with at most one other, alcohols and amines left out. */
function otherGroups(): readonly FunctionalGroup[] {
  shownGroups ??= [
    ...new Set(
      known()
        .filter(({ groups }) => groups.length <= 2)
        .flatMap(({ groups }) => groups),
    ),
  ].filter((group) => !alcoholsAndAmines.includes(group));
  return shownGroups;
}

function nameOf(group: FunctionalGroup): string {
  return groupMarks[group]?.name ?? group;
}

function markOf(group: FunctionalGroup): string {
  return groupMarks[group]?.mark ?? group;
}

function namesOf(groups: readonly FunctionalGroup[]): string {
  return listed(groups.map(nameOf).sort());
}
