import { formatDecimals, formatSignificant } from '@valence/chemistry';
import type { Random } from '../../../random.ts';
import type { Draft, Family } from '../../family.ts';
import { quantityOptions } from '../../options/quantity-options.ts';
import { roomOfWorking, toFigures } from '../../texts/shown-working.ts';
import { capital } from '../../texts/capital.ts';

/** Molar masses in g/mol, from the atomic weights C 12.011, H 1.008, O 15.999, N 14.007, Cl 35.45, F 18.998. */
const water = 18.02;
const additions = [
  { polymer: 'poly(ethene)', monomer: 'ethene', formula: 'C2H4', mass: 28.05 },
  { polymer: 'poly(propene)', monomer: 'propene', formula: 'C3H6', mass: 42.08 },
  { polymer: 'poly(chloroethene)', monomer: 'chloroethene', formula: 'C2H3Cl', mass: 62.5 },
  { polymer: 'poly(tetrafluoroethene)', monomer: 'tetrafluoroethene', formula: 'C2F4', mass: 100.01 },
  { polymer: 'poly(phenylethene)', monomer: 'phenylethene', formula: 'C8H8', mass: 104.15 },
  { polymer: 'poly(propenenitrile)', monomer: 'propenenitrile', formula: 'C3H3N', mass: 53.06 },
  {
    polymer: 'poly(methyl 2-methylpropenoate)',
    monomer: 'methyl 2-methylpropenoate',
    formula: 'C5H8O2',
    mass: 100.12,
  },
] as const;
const condensations = [
  {
    polymer: 'nylon-6,6',
    first: { name: 'hexanedioic acid', mass: 146.14 },
    second: { name: 'hexane-1,6-diamine', mass: 116.21 },
  },
  {
    polymer: 'nylon-6,10',
    first: { name: 'decanedioic acid', mass: 202.25 },
    second: { name: 'hexane-1,6-diamine', mass: 116.21 },
  },
  {
    polymer: 'poly(ethylene terephthalate)',
    first: { name: 'benzene-1,4-dicarboxylic acid', mass: 166.13 },
    second: { name: 'ethane-1,2-diol', mass: 62.07 },
  },
  {
    polymer: 'poly(butylene terephthalate)',
    first: { name: 'benzene-1,4-dicarboxylic acid', mass: 166.13 },
    second: { name: 'butane-1,4-diol', mass: 90.12 },
  },
  {
    polymer: 'poly(butylene succinate)',
    first: { name: 'butanedioic acid', mass: 118.09 },
    second: { name: 'butane-1,4-diol', mass: 90.12 },
  },
] as const;

/** Chain lengths and masses of polymers; condensation polymers lose water at every link. */
export const polymerUnits: Family = {
  id: 'polymer-units',
  name: 'Repeat units and chain lengths',
  subject: 'organic',
  topics: ['polymers'],
  difficulties: ['beginner', 'intermediate', 'advanced'],
  tests: {
    beginner: ['molar-mass-of-polymers'],
    intermediate: ['condensation-polymers', 'molar-mass-of-polymers'],
    advanced: ['condensation-polymers'],
  },
  uses: ['addition-polymers', 'mass-mass-stoichiometry'],
  reference: 'McMurry, Organic Chemistry, chapter 31',
  draft(random, difficulty) {
    switch (difficulty) {
      case 'beginner':
        return additionUnits(random);
      case 'intermediate':
        return condensationUnits(random);
      case 'advanced':
        return waterSplitOff(random);
    }
  },
};

const units = (value: number): string => formatSignificant(value, 3);

function additionUnits(random: Random): Draft | null {
  const [asked, other] = random.shuffle(additions);
  if (asked === undefined || other === undefined) return null;
  const { polymer, monomer, mass } = asked;
  const chain = random.integer(30, 950) * 1000;
  const otherChain = random.integer(30, 950) * 1000;
  // The units of one are told from those of the other.
  if (Math.abs(Math.log(asked.mass / other.mass)) < 0.1) return null;
  const key = chain / mass;
  const options = quantityOptions(key, units, [
    {
      value: chain / other.mass,
      slip: 'wrong-substance-data',
      teaching: `The units of ${polymer} come from ${monomer}; here the mass of the chain was divided by the molar mass of ${other.monomer}.`,
    },
    {
      value: otherChain / mass,
      slip: 'wrong-substance-data',
      teaching: `Here the average molar mass of the chains of ${other.polymer} was used instead.`,
    },
    {
      value: otherChain / other.mass,
      slip: 'wrong-substance-data',
      teaching: `This is the number of units in a chain of ${other.polymer}.`,
    },
    {
      value: chain / (2 * mass),
      slip: 'repeat-unit-confused',
      teaching: 'Each molecule of monomer forms one unit; here two molecules were counted as one unit.',
    },
    {
      value: (2 * chain) / mass,
      slip: 'repeat-unit-confused',
      teaching: 'Each unit comes from one whole molecule of monomer, not from half of one.',
    },
    {
      value: chain / (mass + water),
      slip: 'water-not-split-off',
      teaching:
        'No water takes part in an addition polymerization, so its mass must not be added to that of the unit.',
    },
    {
      value: (chain + otherChain) / (mass + other.mass),
      slip: 'repeat-unit-confused',
      teaching: 'The two polymers are only mixed, not joined: each chain contains units of just one monomer.',
    },
  ]);
  if (options === null) return null;
  return {
    text: `A blend contains chains of ${polymer}, with an average molar mass of ${formatSignificant(chain, 3)} g/mol, and chains of ${other.polymer}, with an average molar mass of ${formatSignificant(otherChain, 3)} g/mol. The monomers are ${shownMonomer(asked)} and ${shownMonomer(other)}. How many monomer units does an average chain of ${polymer} contain?`,
    ...options,
    explanation: `In an addition polymer, each unit has the same molar mass as the monomer: \\frac{${formatSignificant(chain, 3)}}{${formatDecimals(mass, 2)}} = ${units(key)} units.`,
    finding: `Molar mass of the chain divided by the molar mass of the monomer: ${units(key)}.`,
  };
}

function shownMonomer({ monomer, formula, mass }: (typeof additions)[number]): string {
  return `${monomer} (\\ce{${formula}}, ${formatDecimals(mass, 2)} g/mol)`;
}

function condensationUnits(random: Random): Draft | null {
  const { polymer, first, second } = random.pick(condensations);
  const repeat = first.mass + second.mass - 2 * water;
  const chain = random.integer(80, 600) * 100;
  const key = chain / repeat;
  const options = quantityOptions(key, units, [
    {
      value: chain / (first.mass + second.mass),
      slip: 'water-not-split-off',
      factor: 'm',
      teaching:
        'Two molecules of water are lost for each repeat unit, so its mass is less than the sum of the masses of the two monomers.',
    },
    {
      value: chain / first.mass,
      slip: 'repeat-unit-confused',
      factor: 'm',
      teaching: `A repeat unit is formed from one molecule of each monomer, not from ${first.name} alone.`,
    },
    {
      value: (2 * chain) / repeat,
      slip: 'repeat-unit-confused',
      factor: 'c',
      teaching:
        'Each repeat unit is formed from two monomer molecules; here the monomer units were counted instead.',
    },
    {
      value: chain / second.mass,
      slip: 'repeat-unit-confused',
      factor: 'm',
      teaching: `A repeat unit is formed from one molecule of each monomer, not from ${second.name} alone.`,
    },
  ]);
  if (options === null) return null;
  return {
    text: `${capital(polymer)} is made from ${first.name} (${formatDecimals(first.mass, 2)} g/mol) and ${second.name} (${formatDecimals(second.mass, 2)} g/mol), and two molecules of water (18.02 g/mol) are lost for each repeat unit formed. If the chains have an average molar mass of ${formatSignificant(chain, 3)} g/mol, how many repeat units (one unit of each monomer) does an average chain contain? (Ignore the ends of the chain.)`,
    ...options,
    explanation: `The molar mass of the repeat unit is ${formatDecimals(first.mass, 2)} + ${formatDecimals(second.mass, 2)} − 2 × 18.02 = ${formatDecimals(repeat, 2)} g/mol. The number of repeat units is \\frac{${formatSignificant(chain, 3)}}{${formatDecimals(repeat, 2)}} = ${units(key)}.`,
    finding: `Molar mass of the chain divided by that of the repeat unit: ${units(key)}.`,
  };
}

function waterSplitOff(random: Random): Draft | null {
  const { polymer, first, second } = random.pick(condensations);
  const sample = random.integer(20, 180) * 5;
  const repeat = first.mass + second.mass - 2 * water;
  const key = (sample / first.mass) * 2 * water;
  const grams = (value: number): string => `${formatSignificant(value, 3)} g`;
  const options = quantityOptions(
    key,
    grams,
    [
      {
        value: key / 2,
        slip: 'water-not-split-off',
        factor: 'l',
        teaching: `Only one molecule of water was counted for each molecule of ${first.name}, which forms a link at both of its ends; each link releases one molecule of water.`,
      },
      {
        value: (sample / repeat) * 2 * water,
        slip: 'repeat-unit-confused',
        factor: 'a',
        teaching: `The mass given is that of ${first.name}, so it must be divided by the molar mass of ${first.name}, not by that of the repeat unit.`,
      },
      {
        value: (sample / second.mass) * 2 * water,
        slip: 'answered-another-quantity',
        factor: 'a',
        teaching: `The mass given is that of ${first.name}; here it was divided by the molar mass of ${second.name}.`,
      },
      {
        value: (sample / first.mass) * repeat,
        slip: 'answered-another-quantity',
        teaching: 'This is the mass of the polymer, not that of the water.',
      },
    ],
    roomOfWorking(sample / first.mass, toFigures(sample / first.mass, 4)),
  );
  if (options === null) return null;
  return {
    text: `${capital(polymer)} is made from equal amounts (in moles) of ${first.name} (${formatDecimals(first.mass, 2)} g/mol) and ${second.name} (${formatDecimals(second.mass, 2)} g/mol). What mass of water (18.02 g/mol) is released when ${formatSignificant(sample, 3)} g of ${first.name} reacts completely to form very long chains?`,
    ...options,
    explanation: `\\frac{${formatSignificant(sample, 3)} g}{${formatDecimals(first.mass, 2)} g/mol} = ${formatSignificant(sample / first.mass, 4)} mol of ${first.name}. In a long chain, each molecule is linked at both ends, so two molecules of water are released for each: 2 × ${formatSignificant(sample / first.mass, 4)} mol × 18.02 g/mol = ${grams(key)}.`,
    finding: `Two molecules of water for each molecule of ${first.name}: ${grams(key)}.`,
  };
}
