import { isomersOf, type IsomerClass } from '../../computations/isomer-counts.ts';
import { substitutionProducts } from '../../computations/structure-facts.ts';
import type { Random } from '../../random.ts';
import type { Draft, Family } from '../family.ts';
import { remembered } from '../../structures/remembered.ts';
import { quantityOptions } from '../quantity-options.ts';
import { drawn } from './drawn.ts';
import { molecules, type Molecule } from './molecules.data.ts';

/** Constitutional isomers: seeing one, finding the odd one out, counting the ways of putting groups on a ring. */
export const isomerRecognition: Family = {
  id: 'isomer-recognition',
  name: 'Constitutional isomers',
  subject: 'organic',
  topics: ['isomerism'],
  difficulties: ['beginner', 'intermediate', 'advanced'],
  reference: 'McMurry, Organic Chemistry, chapter 3',
  draft(random, difficulty) {
    switch (difficulty) {
      case 'beginner':
        return isomerOf(random);
      case 'intermediate':
        return oddOneOut(random);
      case 'advanced':
        return random.next() < 0.75 ? ringIsomers(random) : classIsomers(random);
    }
  },
};

function isomerOf(random: Random): Draft | null {
  const given = random.pick(molecules);
  const isomers = isomersIn(given.formula).filter(({ smiles }) => smiles !== given.smiles);
  const rivals = random.shuffle(nearFormulas(given.formula)).slice(0, 6);
  if (isomers.length === 0 || rivals.length < 3) return null;
  const key = random.pick(isomers);
  // Without a rival of the same elements the key could be told by its elements alone.
  const [alike, ...more] = [...rivals].sort(
    (a, b) => Number(hasOxygen(b) === hasOxygen(given)) - Number(hasOxygen(a) === hasOxygen(given)),
  );
  if (alike === undefined || hasOxygen(alike) !== hasOxygen(given)) return null;
  return {
    text: `Which compound is a constitutional isomer of the one drawn here? ${drawn(given.smiles)}`,
    answer: drawn(key.smiles),
    distractors: [alike, ...random.shuffle(more)].map((rival) => wrongFormula(rival, given)),
    explanation: `Constitutional isomers have the same molecular formula but other bonds. The compound drawn is ${given.name}, \\ce{${given.formula}}; ${key.name} has this formula too.`,
    finding: `The formulas of all structures were counted: only the key is \\ce{${given.formula}}.`,
  };
}

function oddOneOut(random: Random): Draft | null {
  const given = random.pick(molecules);
  const isomers = random.shuffle(isomersIn(given.formula));
  const rivals = nearFormulas(given.formula);
  if (isomers.length < 3 || rivals.length === 0) return null;
  const key = random.pick(rivals);
  return {
    text: 'Three of these compounds are constitutional isomers of each other. Which one is not an isomer of the others?',
    answer: drawn(key.smiles),
    distractors: isomers.slice(0, 3).map(({ smiles, name }) => ({
      text: drawn(smiles),
      slip: 'rings-or-pi-forgotten',
      teaching: `This is ${name}, \\ce{${given.formula}}: it shares its formula with two of the others (a ring counts like a double bond).`,
    })),
    explanation: `Counting atoms gives \\ce{${given.formula}} three times. ${capital(key.name)} has the formula \\ce{${key.formula}} and is no isomer of the others.`,
    finding: `The formulas of all four structures were counted: three are \\ce{${given.formula}}, the key is \\ce{${key.formula}}.`,
  };
}

/** Groups without carbon: a later group can then only go to the ring. */
const ringGroups = ['chloro', 'bromo', 'fluoro', 'iodo', 'hydroxy', 'amino', 'nitro'] as const;

function ringIsomers(random: Random): Draft | null {
  const [first = ringGroups[0], second = ringGroups[1], third = ringGroups[2]] = random.shuffle(ringGroups);
  const sets = [
    [first, second],
    [first, first, second],
    [first, first, first],
    [first, second, third],
  ] as const;
  const groups = random.pick(sets);
  const key = ringCount(groups);
  const naive = groups.reduce((ways, _, index) => ways * (6 - index), 1);
  const options = quantityOptions(key, String, [
    {
      value: naive / 6,
      slip: 'symmetry-overlooked',
      teaching:
        'With the first group in place the other positions are not all different: the mirror plane through it pairs them.',
    },
    {
      value: key + 1,
      slip: 'same-structure-counted-twice',
      teaching:
        'One arrangement was counted twice: turning the ring or looking at it from behind gives no new compound.',
    },
    {
      value: key - 1,
      slip: 'isomer-overlooked',
      teaching:
        groups.length === 2
          ? 'One arrangement is missing: the second group can stand *ortho*, *meta* or *para* to the first.'
          : 'One arrangement is missing: start from the *ortho*, *meta* and *para* compounds and add the last group everywhere.',
    },
    {
      value: key + 2,
      slip: 'same-structure-counted-twice',
      teaching:
        'Number each arrangement from every group in both directions: equal sets of numbers are one compound.',
    },
    {
      value: 2 * key,
      slip: 'same-structure-counted-twice',
      teaching: 'A ring seen from behind is the same compound, so no arrangement counts double.',
    },
  ]);
  if (options === null) return null;
  return {
    text: `How many constitutionally different compounds are there whose benzene ring carries exactly ${numbered(groups)}? (The other ring positions carry hydrogen.)`,
    ...options,
    explanation: `${arrangements(groups)} That makes ${key} compounds.`,
    finding: `All arrangements were generated and equal structures counted once: ${key}.`,
  };
}

const halogens = ['F', 'Cl', 'Br'] as const;

/** It does not matter for the count which groups they are, only which of them are equal: halogens stand for them. */
function ringCount(names: readonly string[]): number {
  const kinds = [...new Set(names)];
  const stand = names.map((name) => halogens[kinds.indexOf(name)] ?? 'I');
  return substitutionProducts('c1ccccc1', stand).length;
}

const counted: readonly { families: readonly IsomerClass[]; name: string }[] = [
  { families: ['alcohol'], name: 'saturated open-chain alcohols' },
  { families: ['ether'], name: 'saturated open-chain ethers' },
  { families: ['amine'], name: 'saturated open-chain amines (primary, secondary and tertiary)' },
  { families: ['bromoalkane'], name: 'saturated open-chain monobromoalkanes' },
  { families: ['carboxylic acid'], name: 'saturated open-chain carboxylic acids' },
  { families: ['alkene'], name: 'open-chain alkenes with one double bond' },
];

function classIsomers(random: Random): Draft | null {
  const { families, name } = random.pick(counted);
  const carbons = random.integer(4, 5);
  const key = isomersOf(families[0] ?? 'alcohol', carbons).length;
  const skeletons = isomersOf('alkane', carbons).length;
  const options = quantityOptions(key, String, [
    {
      value: key - 1,
      slip: 'isomer-overlooked',
      teaching: 'One compound is missing: go through every carbon skeleton and every different place on it.',
    },
    {
      value: key + 1,
      slip: 'same-structure-counted-twice',
      teaching: 'One compound was counted twice: it can be drawn or numbered from another end.',
    },
    {
      value: skeletons,
      slip: 'one-step-short',
      teaching: `This is the number of carbon skeletons with ${carbons} carbons; a group can take different places on each.`,
    },
    {
      value: key + 2,
      slip: 'same-structure-counted-twice',
      teaching: 'Equivalent carbons give the same compound: mark them before counting.',
    },
  ]);
  if (options === null) return null;
  return {
    text: `How many constitutionally different ${name} with ${carbons} carbons are there? (Stereoisomers are not counted separately.)`,
    ...options,
    explanation: `Write down the ${skeletons} carbon skeletons with ${carbons} carbons (for ethers and amines: all ways of sharing the carbons out) and put the group on every place that symmetry does not make equivalent: ${key} compounds.`,
    finding: `All structures were generated and equal ones counted once: ${key}.`,
  };
}

/** Molecules with another formula but the same number of carbons, the more likely to be taken for isomers. */
const nearFormulas = remembered((given): readonly Molecule[] => {
  const own = atomsIn(given);
  return molecules.filter(
    ({ formula }) =>
      formula !== given &&
      atomsIn(formula).get('C') === own.get('C') &&
      elementsIn(formula) === elementsIn(given) &&
      isNear(atomsIn(formula), own),
  );
});

const isomersIn = remembered((given): readonly Molecule[] =>
  molecules.filter(({ formula }) => formula === given),
);

function hasOxygen({ formula }: Molecule): boolean {
  return atomsIn(formula).has('O');
}

const atomsIn = remembered(
  (formula): ReadonlyMap<string, number> =>
    new Map(
      [...formula.matchAll(/([A-Z][a-z]?)(\d*)/g)].map(([, element = '', count = '']) => [
        element,
        Number(count || 1),
      ]),
    ),
);

function isNear(one: ReadonlyMap<string, number>, other: ReadonlyMap<string, number>): boolean {
  const difference = (element: string): number =>
    Math.abs((one.get(element) ?? 0) - (other.get(element) ?? 0));
  return difference('H') <= 4 && difference('O') <= 1;
}

function elementsIn(formula: string): string {
  return formula.replace(/\d+/g, '').replace('O', '');
}

function wrongFormula({ smiles, name, formula }: Molecule, given: Molecule): Draft['distractors'][number] {
  return {
    text: drawn(smiles),
    slip: 'formulas-not-compared',
    teaching: `This is ${name}, \\ce{${formula}}; an isomer would have the formula \\ce{${given.formula}}.`,
  };
}

/** `two chloro groups and one nitro group`; equal groups stand first. */
function numbered(names: readonly string[]): string {
  const [first = '', second = ''] = names;
  const [last = ''] = names.slice(-1);
  if (names.every((name) => name === first)) return `three ${first} groups`;
  if (first === second) return `two ${first} groups and one ${last} group`;
  return `one ${names.join(', one ').replace(/, (?=[^,]*$)/, ' and ')} group`;
}

/** Where the groups of a benzene ring can stand, place by place. */
function arrangements(names: readonly string[]): string {
  const [first = '', second = '', third] = names;
  if (third === undefined) return 'Two groups stand 1,2-, 1,3- or 1,4-.';
  if (third === first)
    return 'Three equal groups stand 1,2,3-, 1,2,4- or 1,3,5-; all else is one of these turned.';
  const places = first === second ? [2, 3, 1] : [4, 4, 2];
  const two = first === second ? `two ${first} groups` : `the ${first} and the ${second} group`;
  return `Place ${two} 1,2-, 1,3- or 1,4-; for the ${third} group this leaves ${places.join(', ').replace(/, (?=\d$)/, ' and ')} different places.`;
}

function capital(text: string): string {
  return text.replace(/[a-z]/, (letter) => letter.toUpperCase());
}
