import { elementOf, formatDecimals, formatSignificant, massShares, parseFormula } from '@valence/chemistry';
import type { Random } from '../../../random.ts';
import type { Draft, Family } from '../../family.ts';
import { optionsApart } from '../../options/options-apart.ts';
import { quantityOptions } from '../../options/quantity-options.ts';
import { isPercentApart } from '../../options/wrong-numbers.ts';
import { roomOfWorking, toFigures } from '../../texts/shown-working.ts';
import { statedMolarMass } from '../../worked-reaction.ts';
import { americanName } from '../../texts/american-name.ts';
import { atomicMass } from './stated-composition.ts';

interface Compound {
  formula: string;
  molarMass: number;
  /** With the mass in g/mol as the question shows it. */
  elements: readonly { symbol: string; name: string; count: number; mass: number; shown: string }[];
  atoms: number;
}

const compounds =
  'NH4NO3 CO(NH2)2 Ca3(PO4)2 Fe2O3 Fe3O4 CuSO4 KMnO4 K2Cr2O7 C6H12O6 C8H10N4O2 Al2(SO4)3 CaCO3 NaHCO3 Mg(OH)2 (NH4)2SO4 P4O10 C2H5OH TiO2 KClO3'
    .split(' ')
    .map(readCompound);
const percent = (value: number): string => `${formatSignificant(value, 3)}%`;

/** The share by mass of an element, the mass of it in a sample, and the sample that supplies a wanted mass. */
export const percentComposition: Family = {
  id: 'percent-composition',
  name: 'Percentage composition by mass',
  subject: 'general',
  topics: ['empirical-formulas', 'moles'],
  difficulties: ['beginner', 'intermediate'],
  tests: { beginner: ['percent-composition'], intermediate: ['percent-composition'] },
  uses: ['molar-mass', 'mass-mole-conversion'],
  reference: 'OpenStax Chemistry 2e, section 3.2',
  draft(random, difficulty) {
    return difficulty === 'beginner' ? shareOfElement(random) : massOfElement(random);
  },
};

function shareOfElement(random: Random): Draft | null {
  const { formula, molarMass, elements, atoms } = random.pick(compounds);
  const asked = random.pick(elements);
  const other = elements.find((element) => element !== asked);
  if (other === undefined) return null;
  const share = (100 * asked.count * asked.mass) / molarMass;
  const options = quantityOptions(share, percent, [
    {
      value: (100 * asked.mass) / molarMass,
      slip: 'forgot-subscript',
      teaching: `The formula has ${asked.count} ${asked.name} atoms; only one was counted.`,
    },
    {
      value: (100 * asked.count) / atoms,
      slip: 'atom-share-for-mass-share',
      teaching: `Only the atoms were counted, of which ${asked.count} in ${atoms} ${asked.count === 1 ? 'is' : 'are'} ${asked.name}; the percentage by mass depends on the atomic masses as well.`,
    },
    {
      value: 100 - share,
      slip: 'answered-another-quantity',
      teaching: 'This is the percentage of all the other elements together.',
    },
    {
      value: (100 * other.count * other.mass) / molarMass,
      slip: 'answered-another-quantity',
      teaching: `This is the percentage of ${other.name}.`,
    },
  ]);
  return (
    options && {
      text: `What is the percentage by mass of ${asked.name} (${asked.shown} g/mol) in \\ce{${formula}} (${formatDecimals(molarMass, 2)} g/mol)?`,
      ...options,
      explanation: `The mass of the ${asked.name} atoms in one mole is divided by the molar mass: \\frac{${asked.count} × ${asked.shown}}{${formatDecimals(molarMass, 2)}} = \\frac{${formatDecimals(asked.count * asked.mass, decimalsOf(asked.shown))}}{${formatDecimals(molarMass, 2)}} = ${options.answer}.`,
      finding: `Mass of the ${asked.name} atoms over the molar mass: ${options.answer}.`,
    }
  );
}

function massOfElement(random: Random): Draft | null {
  const { formula, molarMass, elements, atoms } = random.pick(compounds);
  const asked = random.pick(elements);
  const isReverse = random.next() < 0.5;
  const given = random.integer(105, 980) / 10;
  const share = (asked.count * asked.mass) / molarMass;
  const right = isReverse ? given / share : given * share;
  const three = (value: number): string => formatSignificant(value, 3);
  const of = (part: number): number => (isReverse ? given / part : given * part);
  const oneOfEach = elements.reduce((sum, { mass }) => sum + mass, 0);
  const options = optionsApart(
    right,
    (value) => `${three(value)} g`,
    [
      {
        value: of(share / asked.count),
        slip: 'forgot-subscript',
        teaching: `The formula has ${asked.count} ${asked.name} atoms; only one was counted.`,
      },
      {
        value: of(1 - share),
        slip: 'answered-another-quantity',
        teaching: `The mass fraction of all the other elements together was used; that of ${asked.name} is needed.`,
      },
      {
        value: of(asked.count / atoms),
        slip: 'atom-share-for-mass-share',
        teaching: `The fraction of the atoms that are ${asked.name}, ${asked.count} of ${atoms}, was used; the fraction by mass is needed.`,
      },
      {
        value: of(asked.mass / oneOfEach),
        slip: 'forgot-subscript',
        teaching: 'The molar mass was added up with one atom of each element; the subscripts were left out.',
      },
      {
        value: of((asked.count * asked.mass) / (molarMass + asked.count * asked.mass)),
        slip: 'needless-factor-two',
        teaching: `The mass of ${asked.name} was added to the molar mass, which includes it already.`,
      },
      ...elements
        .filter((element) => element !== asked)
        .map((other) => ({
          value: of((other.count * other.mass) / molarMass),
          slip: 'answered-another-quantity',
          teaching: `The mass fraction of ${other.name} was used; that of ${asked.name} is needed.`,
        })),
      ...(isReverse
        ? [
            {
              value: given * (1 + share),
              slip: 'multiplied-for-divided',
              teaching: `The mass of ${asked.name} was multiplied by its mass fraction, and the product was added to it; the mass must be divided by the mass fraction.`,
            },
          ]
        : [
            {
              value: (given / molarMass) * asked.count,
              slip: 'one-step-short',
              teaching: 'This number is an amount in moles, not a mass in grams.',
            },
          ]),
    ],
    isPercentApart(5),
    // The compound has a greater mass than the element in it.
    {
      within: isReverse ? [given, Number.POSITIVE_INFINITY] : [0, given],
      keepsPowerOfTen: true,
      room: roomOfWorking(share, toFigures(share, 4)),
    },
  );
  return (
    options && {
      text: isReverse
        ? `What mass of \\ce{${formula}} (${formatDecimals(molarMass, 2)} g/mol) contains ${three(given)} g of ${asked.name} (${asked.shown} g/mol)?`
        : `What mass of ${asked.name} (${asked.shown} g/mol) is in ${three(given)} g of \\ce{${formula}} (${formatDecimals(molarMass, 2)} g/mol)?`,
      ...options,
      explanation: `The mass fraction of ${asked.name} is \\frac{${asked.count} × ${asked.shown}}{${formatDecimals(molarMass, 2)}} = ${formatSignificant(share, 4)}. ${isReverse ? `\\frac{${three(given)} g}{${formatSignificant(share, 4)}}` : `${three(given)} g × ${formatSignificant(share, 4)}`} = ${options.answer}.`,
      finding: `${isReverse ? 'Mass over share' : 'Mass times share'} of the element: ${options.answer}.`,
    }
  );
}

function readCompound(formula: string): Compound {
  const parsed = parseFormula(formula);
  if (!parsed.ok) throw new Error(`${formula}: ${parsed.error.message}`);
  const shares = massShares(parsed.value.composition);
  const elements = shares.map(({ symbol, count }) => ({
    symbol,
    name: americanName(elementOf(symbol).name).toLowerCase(),
    count,
    mass: Number(atomicMass(symbol)),
    shown: atomicMass(symbol),
  }));
  return {
    formula,
    molarMass: statedMolarMass(formula),
    elements,
    atoms: elements.reduce((sum, { count }) => sum + count, 0),
  };
}

function decimalsOf(shown: string): number {
  return shown.length - shown.indexOf('.') - 1;
}
