import { anions, cations, ionicFormula, ionicName, type NamedIon } from '@valence/chemistry';
import type { Distractor, Draft, Family } from '../../family.ts';
import { capital } from '../../texts/capital.ts';
import { confused, countsOf, group, ionsOf, shown } from './ions-in-compounds.ts';
import { nameWithNumeral } from './metals-with-numerals.ts';
import { signedNumber } from '../../texts/signed-number.ts';

const mainGroup = ionsOf(cations, 'lithium sodium potassium magnesium calcium strontium barium');
const variable = ionsOf(
  cations,
  'iron(II) iron(III) copper(II) chromium(III) nickel(II) cobalt(II) manganese(II) tin(II) lead(II)',
);
const manyAnions = ionsOf(
  anions,
  'chloride bromide iodide oxide sulfide hydroxide nitrate nitrite sulfate sulfite carbonate phosphate chlorate perchlorate',
);
const polyatomic = ionsOf(anions, 'nitrate sulfate phosphate hydroxide');
const forMetals = [...polyatomic, ...ionsOf(anions, 'chloride bromide oxide')];

/** The ion read as if it were a list of elements. */
const readAsParts: Readonly<Record<string, string>> = {
  chloride: 'chlorine',
  bromide: 'bromine',
  iodide: 'iodine',
  oxide: 'oxygen',
  sulfide: 'sulfur',
  hydroxide: 'oxygen hydride',
  nitrate: 'nitrogen trioxide',
  nitrite: 'nitrogen dioxide',
  sulfate: 'sulfur tetroxide',
  sulfite: 'sulfur trioxide',
  carbonate: 'carbon trioxide',
  phosphate: 'phosphorus tetroxide',
  chlorate: 'chlorine trioxide',
  perchlorate: 'chlorine tetroxide',
};

/** Ionic compounds: formula to name, name to formula, and metals whose charge has to be worked out. */
export const compoundNames: Family = {
  id: 'compound-names',
  name: 'Names and formulas of ionic compounds',
  subject: 'general',
  topics: ['nomenclature'],
  difficulties: ['beginner', 'intermediate', 'advanced'],
  tests: {
    beginner: ['naming-ionic-compounds'],
    intermediate: ['naming-transition-metal-compounds', 'naming-ionic-compounds'],
    advanced: ['naming-transition-metal-compounds'],
  },
  uses: ['polyatomic-ions', 'oxidation-numbers'],
  reference: 'OpenStax Chemistry 2e, section 2.7',
  draft(random, difficulty) {
    switch (difficulty) {
      case 'beginner':
        return nameOfSalt(random.pick(mainGroup), random.pick(manyAnions));
      case 'intermediate':
        return formulaOfSalt(random.pick([...mainGroup, ...variable]), random.pick(forMetals));
      case 'advanced':
        return nameWithNumeral(random);
    }
  },
};

function nameOfSalt(cation: NamedIon, anion: NamedIon): Draft {
  const formula = ionicFormula(cation, anion);
  const called = (name: string): string => capital(`${cation.name} ${name}`);
  return {
    text: `What is the name of \\ce{${formula}}?`,
    answer: capital(ionicName(cation, anion)),
    distractors: [
      ...(confused[anion.name] ?? []).map((name) => ({
        text: called(name),
        slip: 'mixed-up-ion-names',
        teaching: `The anion ${shown(anion)} is called ${anion.name}; ${name} is a different ion.`,
      })),
      {
        text: called(readAsParts[anion.name] ?? ''),
        slip: 'group-read-as-parts',
        teaching: `The anion ${shown(anion)} has its own name, ${anion.name}.`,
      },
    ],
    explanation: `The compound consists of ${shown(cation)} (${cation.name}) and ${shown(anion)} (${anion.name}), so its name is ${ionicName(cation, anion)}.`,
    finding: `Composed from the table of ions: ${ionicName(cation, anion)}.`,
  };
}

function formulaOfSalt(cation: NamedIon, anion: NamedIon): Draft | null {
  const right = ionicFormula(cation, anion);
  const [cationCount, anionCount] = countsOf(cation, anion);
  if (cationCount === 1 && anionCount === 1) return null;
  const written = (first: number, second: number): string =>
    `\\ce{${group(cation.formula, first)}${group(anion.formula, second)}}`;
  const needsBrackets = anionCount > 1 && group(anion.formula, anionCount).startsWith('(');
  const candidates: Distractor[] = [
    ...(needsBrackets
      ? [
          {
            text: `\\ce{${group(cation.formula, cationCount)}${anion.formula}${anionCount}}`,
            slip: 'forgot-brackets',
            teaching: `Without parentheses, the subscript ${anionCount} applies only to the last symbol, not to the whole ion.`,
          },
        ]
      : []),
    {
      text: written(1, 1),
      slip: 'charges-not-balanced',
      teaching: `The charges of one ${shown(cation)} and one ${shown(anion)} do not add up to zero.`,
    },
    {
      text: written(anionCount, cationCount),
      slip: 'charges-turned-around',
      teaching: `The subscripts were interchanged; the charges of ${cationCount} × ${shown(cation)} and ${anionCount} × ${shown(anion)} balance.`,
    },
    {
      text: written(cationCount, anionCount + 1),
      slip: 'charges-not-balanced',
      teaching: `There is one ${anion.name} ion too many to balance the positive charge.`,
    },
    {
      text: written(cationCount + 1, anionCount),
      slip: 'charges-not-balanced',
      teaching: `There is one ${cation.name} ion too many to balance the negative charge.`,
    },
  ];
  return {
    text: `What is the formula of ${ionicName(cation, anion)}?`,
    answer: `\\ce{${right}}`,
    distractors: candidates,
    explanation: `${capital(cation.name)} is ${shown(cation)} and ${anion.name} is ${shown(anion)}. ${cationCount} × (${signedNumber(cation.charge)}) + ${anionCount} × (${signedNumber(anion.charge)}) = 0, so the formula is \\ce{${right}}.`,
    finding: `The charges ${signedNumber(cation.charge)} and ${signedNumber(anion.charge)} balance in \\ce{${right}}.`,
  };
}
