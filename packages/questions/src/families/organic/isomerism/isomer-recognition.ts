import type { Random } from '../../../random.ts';
import type { Draft, Family } from '../../family.ts';
import { remembered } from '../../../remembered.ts';
import { classIsomers, ringIsomers } from './counted-isomers.ts';
import { drawn } from '../../texts/drawn.ts';
import { nearIsomers } from './near-isomers.data.ts';
import { molecules, type Molecule } from '../molecules.data.ts';
import { capital } from '../../texts/capital.ts';

/** Constitutional isomers: seeing one, finding the odd one out, counting the ways of putting groups on a ring. */
export const isomerRecognition: Family = {
  id: 'isomer-recognition',
  name: 'Constitutional isomers',
  subject: 'organic',
  topics: ['isomerism'],
  difficulties: ['beginner', 'intermediate', 'advanced'],
  tests: {
    beginner: ['structural-isomers'],
    intermediate: ['structural-isomers'],
    advanced: ['structural-isomers'],
  },
  uses: ['molecular-formula', 'structural-formulas'],
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
    explanation: `Constitutional isomers have the same molecular formula but differently connected atoms. The compound drawn is ${given.name}, \\ce{${given.formula}}; ${key.name} also has this formula.`,
    finding: `The formulas of all structures were counted: of the four options only the key is \\ce{${given.formula}}, like the compound drawn.`,
  };
}

function oddOneOut(random: Random): Draft | null {
  const given = random.pick(molecules);
  // Among saturated open chains the odd one would be recognized by its ring or multiple bond.
  if (!/[=#\d]/.test(given.smiles)) return null;
  const isomers = random.shuffle(isomersIn(given.formula));
  // Its hydrogens alone give the odd one away: another element, or one more of it, would be seen at a glance.
  const rivals = nearFormulas(given.formula).filter(
    ({ formula }) => withoutHydrogen(formula) === withoutHydrogen(given.formula),
  );
  if (isomers.length < 3 || rivals.length === 0) return null;
  const anyRival = random.pick(rivals);
  // An odd one with fewer rings and double bonds than the others would be seen at a glance: as often it has as many, or more.
  const alike = [...rivals, ...nearIsomers].filter(
    ({ formula, smiles }) =>
      formula !== given.formula &&
      withoutHydrogen(formula) === withoutHydrogen(given.formula) &&
      isNear(atomsIn(formula), atomsIn(given.formula)) &&
      /[=#\d]/.test(smiles),
  );
  const key = alike.length === 0 || random.next() >= 0.5 ? anyRival : random.pick(alike);
  return {
    text: 'Three of these compounds are constitutional isomers of each other. Which one is not an isomer of the others?',
    answer: drawn(key.smiles),
    distractors: isomers.map(({ smiles, name }) => ({
      text: drawn(smiles),
      slip: 'rings-or-pi-forgotten',
      teaching: `This is ${name}, \\ce{${given.formula}}: it has the same formula as two of the other compounds${ofRing(smiles)}.`,
    })),
    explanation: `Counting the atoms gives \\ce{${given.formula}} for three of the compounds. ${capital(key.name)} has the formula \\ce{${key.formula}} and is not an isomer of the others.`,
    finding: `The formulas of all four structures were counted: three are \\ce{${given.formula}}, the key is \\ce{${key.formula}}.`,
  };
}

/** Why a compound with a ring can have the formula of one with a double bond. */
function ofRing(smiles: string): string {
  return /\d/.test(smiles) ? '; its ring takes the place of two hydrogens, just as a double bond does' : '';
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

function withoutHydrogen(formula: string): string {
  return formula.replace(/H\d*/, '');
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
