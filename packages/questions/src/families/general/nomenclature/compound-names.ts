import { anions, cations, ionicFormula, ionicName, type NamedIon } from '@valence/chemistry';
import type { Random } from '../../../random.ts';
import type { Distractor, Draft, Family } from '../../family.ts';
import { capital } from '../../texts/capital.ts';

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

/** Salts that exist; with an anion of charge −1 the numeral could be read off the formula. */
const forNumerals = (
  [
    ['iron(II) copper(II) nickel(II) cobalt(II) manganese(II) lead(II)', 'sulfate phosphate oxalate oxide'],
    ['iron(III) chromium(III) titanium(III) vanadium(III) manganese(III)', 'sulfate oxide'],
    ['iron(III) chromium(III)', 'phosphate'],
    ['tin(IV) lead(IV) titanium(IV) manganese(IV) vanadium(IV) vanadium(V) copper(I) chromium(VI)', 'oxide'],
    ['tin(IV) copper(I) titanium(IV)', 'sulfide'],
  ] as const
).map(([metals, acids]) => [ionsOf(cations, metals), ionsOf(anions, acids)] as const);

/** Names that are confused with each other, the likeliest first. */
const confused: Readonly<Record<string, readonly string[]>> = {
  chloride: ['chlorate', 'chlorite'],
  bromide: ['bromate', 'perbromate'],
  iodide: ['iodate', 'periodate'],
  oxide: ['hydroxide', 'peroxide'],
  sulfide: ['sulfate', 'sulfite'],
  hydroxide: ['oxide', 'hydride'],
  nitrate: ['nitrite', 'nitride'],
  nitrite: ['nitrate', 'nitride'],
  sulfate: ['sulfite', 'sulfide'],
  sulfite: ['sulfate', 'sulfide'],
  carbonate: ['carbide', 'hydrogen carbonate'],
  phosphate: ['phosphite', 'phosphide'],
  chlorate: ['chloride', 'perchlorate'],
  perchlorate: ['chlorate', 'chloride'],
};

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
        teaching: `The anion ${shown(anion)} is called ${anion.name}; ${name} is another ion.`,
      })),
      {
        text: called(readAsParts[anion.name] ?? ''),
        slip: 'group-read-as-parts',
        teaching: `The anion ${shown(anion)} has a name of its own, ${anion.name}.`,
      },
    ],
    explanation: `The compound consists of ${shown(cation)}, ${cation.name}, and ${shown(anion)}, ${anion.name}: ${ionicName(cation, anion)}.`,
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
            teaching: `Without brackets the ${anionCount} belongs to the last symbol only, not to the whole ion.`,
          },
        ]
      : []),
    {
      text: written(1, 1),
      slip: 'charges-not-balanced',
      teaching: `One ${shown(cation)} and one ${shown(anion)} do not add up to zero charge.`,
    },
    {
      text: written(anionCount, cationCount),
      slip: 'charges-turned-around',
      teaching: `The numbers are exchanged: the charges of ${cationCount} × ${shown(cation)} and ${anionCount} × ${shown(anion)} balance.`,
    },
    {
      text: written(cationCount, anionCount + 1),
      slip: 'charges-not-balanced',
      teaching: `There is one ${anion.name} ion too many for the positive charge.`,
    },
    {
      text: written(cationCount + 1, anionCount),
      slip: 'charges-not-balanced',
      teaching: `There is one ${cation.name} ion too many for the negative charge.`,
    },
  ];
  return {
    text: `What is the formula of ${ionicName(cation, anion)}?`,
    answer: `\\ce{${right}}`,
    distractors: candidates,
    explanation: `${capital(cation.name)} is ${shown(cation)} and ${anion.name} is ${shown(anion)}. ${cationCount} × (${signed(cation.charge)}) + ${anionCount} × (${signed(anion.charge)}) = 0, so the formula is \\ce{${right}}.`,
    finding: `The charges ${signed(cation.charge)} and ${signed(anion.charge)} balance in \\ce{${right}}.`,
  };
}

const numerals = ['', 'I', 'II', 'III', 'IV', 'V', 'VI'] as const;

function nameWithNumeral(random: Random): Draft {
  const [cations, anions] = random.pick(forNumerals);
  const [cation, anion] = [random.pick(cations), random.pick(anions)];
  const [cationCount, anionCount] = countsOf(cation, anion);
  const metal = cation.name.replace(/\(.*\)/, '');
  const called = (charge: number, name: string): string =>
    capital(`${metal}(${numerals[charge] ?? 'VII'}) ${name}`);
  const wrong = (charge: number, slip: string, teaching: string): Distractor[] =>
    charge === cation.charge || charge < 1 || charge > 6
      ? []
      : [{ text: called(charge, anion.name), slip, teaching }];
  const other = confused[anion.name]?.[0] ?? 'oxide';
  return {
    text: `What is the name of \\ce{${ionicFormula(cation, anion)}}?`,
    answer: capital(ionicName(cation, anion)),
    distractors: [
      ...wrong(
        anionCount,
        'subscript-for-charge',
        `The numeral is the charge of the metal ion, which follows from the charge ${signed(anion.charge)} of the anion, not from its number.`,
      ),
      ...wrong(
        cationCount,
        'subscript-for-charge',
        'The numeral is the charge of the metal ion, not the number of metal ions.',
      ),
      ...wrong(
        cation.charge === 2 ? 3 : 2,
        'charges-not-balanced',
        `${anionCount} × (${signed(anion.charge)}) has to be balanced by ${cationCount} metal ion${cationCount === 1 ? '' : 's'}${cationCount === 1 ? ', which carries' : ', which carry'} ${signed(cation.charge)}${cationCount === 1 ? '' : ' each'}.`,
      ),
      {
        text: called(cation.charge, other),
        slip: 'mixed-up-ion-names',
        teaching: `The anion ${shown(anion)} is called ${anion.name}; ${other} is another ion.`,
      },
      ...[...new Set([anionCount, cationCount, cation.charge === 2 ? 3 : 2])]
        .filter((charge) => charge !== cation.charge && charge < numerals.length)
        .map((charge) => ({
          text: called(charge, other),
          slip: 'mixed-up-ion-names',
          teaching: `Two slips at once: the anion ${shown(anion)} is called ${anion.name}, and the metal ion${cationCount === 1 ? ' carries' : 's carry'} ${signed(cation.charge)}${cationCount === 1 ? '' : ' each'}, which is the numeral.`,
        })),
      ...wrong(
        cation.charge * cationCount,
        'total-charge-for-one-ion',
        'This is the charge of all metal ions together.',
      ),
      ...wrong(
        cation.charge + 2,
        'wrong-ion-charge',
        cationCount === 1
          ? `The metal ion carries ${signed(cation.charge)}.`
          : `The metal ions carry ${signed(cation.charge)} each.`,
      ),
      ...wrong(
        1,
        'ignored-ion-charge',
        `Each anion carries ${signed(anion.charge)}, so the metal ion carries ${signed(cation.charge)}.`,
      ),
    ],
    explanation: `${capital(anion.name)} is ${shown(anion)}: ${anionCount} × (${signed(anion.charge)}) = ${signed(anionCount * anion.charge)}. ${cationCount === 1 ? 'The metal ion balances that with' : `${cationCount} metal ions balance that with`} ${signed(cation.charge)}${cationCount === 1 ? '' : ' each'}: ${ionicName(cation, anion)}.`,
    finding: `The charge of the metal ion follows from the anions: ${ionicName(cation, anion)}.`,
  };
}

function countsOf(cation: NamedIon, anion: NamedIon): [number, number] {
  const negative = -anion.charge;
  const common =
    cation.charge % negative === 0 ? negative : negative % cation.charge === 0 ? cation.charge : 1;
  return [negative / common, cation.charge / common];
}

function group(formula: string, count: number): string {
  if (count === 1) return formula;
  return /\d|[A-Z].*[A-Z]/.test(formula) ? `(${formula})${count}` : `${formula}${count}`;
}

function shown({ formula, charge }: NamedIon): string {
  const size = Math.abs(charge) === 1 ? '' : String(Math.abs(charge));
  return `\\ce{${formula}^{${size}${charge > 0 ? '+' : '-'}}}`;
}

function signed(value: number): string {
  return value < 0 ? `−${-value}` : `+${value}`;
}

function ionsOf(ions: readonly NamedIon[], names: string): NamedIon[] {
  return names.split(' ').map((name) => {
    const ion = ions.find((candidate) => candidate.name === name);
    if (ion === undefined) throw new Error(`There is no ion ${name}`);
    return ion;
  });
}
