import { formatDecimals, formatSignificant, roundDecimals } from '@valence/chemistry';
import type { Random } from '../../../random.ts';
import type { Draft, Family } from '../../family.ts';
import { toFigures } from '../../texts/shown-working.ts';
import { askFormula, fromMasses } from './formula-from-masses.ts';
import { squareOfMultiples } from './square-of-multiples.ts';
import { squareOfSubscripts } from './square-of-subscripts.ts';
import { atomicMass, massOf, partsOf, shownFormula } from './stated-composition.ts';

/** Empirical formulas of compounds of carbon, hydrogen and oxygen. Some have an odd number of hydrogens: their molecules are twice as large. */
const organic =
  'CH2O C2H6O C3H8O C4H8O C3H6O2 C2H5O C5H10O2 C3H8O3 C7H6O2 C3H3O C4H6O3 C9H8O4 C3H5O2 C7H8O C10H14O C3H4O3 C4H6O5 C6H8O7 C2H3O CH3O'.split(
    ' ',
  );
const mixed =
  'N2O5 P2O5 Fe2O3 Cr2O3 KMnO4 K2CrO4 Na2SO4 Na2S2O3 KClO3 CaSO4 K2CO3 MgCO3 NaClO4 Mn2O3 Al2O3 V2O5 NaHCO3 K3PO4 Fe3O4 FeCl3 CuCl2 SnF2'.split(
    ' ',
  );

/** Empirical formulas from percentages by mass, from combustion, and molecular formulas from a molar mass. */
export const empiricalFormulas: Family = {
  id: 'empirical-formulas',
  name: 'Empirical and molecular formulas',
  subject: 'general',
  topics: ['empirical-formulas'],
  difficulties: ['beginner', 'intermediate', 'advanced'],
  tests: {
    beginner: ['molecular-formula'],
    intermediate: ['empirical-formula'],
    advanced: ['combustion-analysis', 'empirical-formula'],
  },
  uses: ['molar-mass', 'percent-composition', 'mass-mole-conversion'],
  reference: 'OpenStax Chemistry 2e, sections 3.2 and 4.5',
  draft(random, difficulty) {
    switch (difficulty) {
      case 'beginner':
        return molecularFormula(random);
      case 'intermediate':
        return fromPercentages(random, random.pick([...organic, ...mixed]));
      case 'advanced':
        return fromCombustion(random);
    }
  },
};

/** Empirical formulas with the factors that lead to known compounds. */
const multiples: readonly (readonly [empirical: string, factors: readonly number[]])[] = [
  ['CH', [2, 6, 8]],
  ['CH2', [2, 3, 4, 5, 6, 8]],
  ['CH2O', [2, 3, 4, 5, 6]],
  ['C2H4O', [2, 3]],
  ['C3H4', [2, 3]],
  ['C2H2O', [2, 3]],
  ['CHCl', [2, 6]],
  ['CH2Cl', [2]],
  ['CHO', [2]],
  ['HCO2', [2]],
  ['C2H3O', [2]],
  ['CH3', [2]],
  ['C2H5', [2]],
  ['C3H7', [2]],
  ['C4H9', [2]],
  ['C5H4', [2]],
  ['NO2', [2]],
  ['HO', [2]],
  ['BH3', [2]],
  ['P2O5', [2]],
  ['P2O3', [2]],
];

function molecularFormula(random: Random): Draft {
  const [empirical, factors] = random.pick(multiples);
  const factor = random.pick(factors);
  const parts = partsOf(empirical);
  const mass = massOf(empirical);
  const total = mass * factor;
  const written = (count: (index: number, atoms: number) => number): string =>
    shownFormula(new Map([...parts].map(([symbol, atoms], index) => [symbol, count(index, atoms)])));
  return {
    text: `A compound has the empirical formula \\ce{${empirical}} (${formatDecimals(mass, 2)} g/mol) and a molar mass of ${formatSignificant(total, 4)} g/mol. What is its molecular formula?`,
    answer: written((_, atoms) => atoms * factor),
    distractors: squareOfMultiples(random, factor, written),
    explanation: `The molar mass is \\frac{${formatSignificant(total, 4)}}{${formatDecimals(mass, 2)}} = ${formatDecimals(factor, 2)} times the mass of the empirical formula, so every subscript is multiplied by ${factor}: ${written((_, atoms) => atoms * factor)}.`,
    finding: `The molar mass is ${factor} times that of \\ce{${empirical}}.`,
  };
}

function fromPercentages(random: Random, formula: string): Draft | null {
  const whole = massOf(formula);
  const percents = new Map(
    [...partsOf(formula)].map(([symbol, atoms]) => [
      symbol,
      roundDecimals((100 * atoms * massOf(symbol)) / whole, 1),
    ]),
  );
  // They are rounded, but they add up to a hundred.
  const symbols = [...percents.keys()];
  const last = symbols.at(-1);
  if (last !== undefined) {
    const others = [...percents].reduce(
      (sum, [symbol, percent]) => (symbol === last ? sum : sum + percent),
      0,
    );
    percents.set(last, roundDecimals(100 - others, 1));
  }
  const moles = new Map([...percents].map(([symbol, percent]) => [symbol, percent / stated(symbol)]));
  const steps = [...percents].map(
    ([symbol, percent]) =>
      `${symbol} \\frac{${formatDecimals(percent, 1)}}{${atomicMass(symbol)}} = ${formatSignificant(moles.get(symbol) ?? 0, 4)} mol`,
  );
  const square = squareOfSubscripts(random, partsOf(formula), percents);
  const draft = askFormula(
    formula,
    percents,
    `A compound contains ${list([...percents].map(([symbol, percent]) => `${formatDecimals(percent, 1)}% ${symbol}`))} by mass. What is its empirical formula? (${atomicMasses(symbols)})`,
    `In 100 g: ${steps.join(', ')}. ${ratioStep(moles, formula)}`,
    square,
  );
  // In a square no option stands out; among all the slips a simple formula would.
  return draft && square.length > 0 && random.next() < 0.5 ? { ...draft, distractors: square } : draft;
}

function fromCombustion(random: Random): Draft | null {
  const formula = random.pick(organic);
  const parts = partsOf(formula);
  const sample = random.integer(1000, 4000) / 1000;
  const moles = sample / massOf(formula);
  const [carbon = 0, hydrogen = 0] = [parts.get('C'), parts.get('H')];
  const dioxide = roundDecimals(moles * carbon * massOf('CO2'), 3);
  const water = roundDecimals(((moles * hydrogen) / 2) * massOf('H2O'), 3);
  const [carbons, hydrogens] = [toFigures(dioxide / 44.01, 4), toFigures((2 * water) / 18.02, 4)];
  const carbonMass = roundDecimals((dioxide / 44.01) * stated('C'), 3);
  const hydrogenMass = roundDecimals(((2 * water) / 18.02) * stated('H'), 3);
  const oxygenMass = roundDecimals(sample - carbonMass - hydrogenMass, 3);
  const masses = (hydrogenShare: number): Map<string, number> =>
    new Map([
      ['C', carbonMass],
      ['H', hydrogenMass * hydrogenShare],
      ['O', oxygenMass],
    ]);
  const amounts = new Map([
    ['C', carbons],
    ['H', hydrogens],
    ['O', oxygenMass / stated('O')],
  ]);
  return askFormula(
    formula,
    masses(1),
    `The complete combustion of ${formatDecimals(sample, 3)} g of a compound of carbon, hydrogen, and oxygen gives ${formatDecimals(dioxide, 3)} g of \\ce{CO2} and ${formatDecimals(water, 3)} g of \\ce{H2O}. What is the empirical formula of the compound? (molar masses in g/mol: \\ce{CO2} 44.01, \\ce{H2O} 18.02; ${atomicMasses(['C', 'H', 'O'])})`,
    `C: \\frac{${formatDecimals(dioxide, 3)}}{44.01} = ${formatSignificant(carbons, 4)} mol (${formatDecimals(carbonMass, 3)} g). H: 2 × \\frac{${formatDecimals(water, 3)}}{18.02} = ${formatSignificant(hydrogens, 4)} mol (${formatDecimals(hydrogenMass, 3)} g). O: ${formatDecimals(sample, 3)} − ${formatDecimals(carbonMass, 3)} − ${formatDecimals(hydrogenMass, 3)} = ${formatDecimals(oxygenMass, 3)} g, \\frac{${formatDecimals(oxygenMass, 3)}}{${atomicMass('O')}} = ${formatSignificant(amounts.get('O') ?? 0, 4)} mol. ${ratioStep(amounts, formula)}`,
    [
      ...fromMasses(
        masses(0.5),
        'ignored-coefficients',
        'Each water molecule contains two hydrogen atoms, so the amount of water must be doubled for the ratio C : H : O.',
      ),
      ...fromMasses(
        new Map([
          ['C', carbonMass],
          ['H', hydrogenMass],
        ]),
        'one-step-short',
        'Carbon and hydrogen do not make up the whole sample; the rest of the mass is oxygen.',
      ),
      ...squareOfSubscripts(
        random,
        parts,
        new Map([...masses(1)].map(([symbol, mass]) => [symbol, (100 * mass) / sample])),
      ),
    ],
  );
}

/** The amounts over the smallest of them, and the factor that makes them whole. */
function ratioStep(moles: ReadonlyMap<string, number>, formula: string): string {
  const parts = partsOf(formula);
  const factor = Math.min(...parts.values());
  const smallest = Math.min(...moles.values());
  const ratios = [...moles].map(([symbol, amount]) => `${symbol} ${formatDecimals(amount / smallest, 2)}`);
  return `Divided by the smallest amount: ${ratios.join(', ')}${factor === 1 ? '' : `; multiplied by ${factor}, these are nearly whole numbers`}. The formula is ${shownFormula(parts)}.`;
}

function atomicMasses(symbols: readonly string[]): string {
  return `atomic masses in g/mol: ${symbols.map((symbol) => `${symbol} ${atomicMass(symbol)}`).join(', ')}`;
}

/** The atomic mass that the question states, in g/mol. */
function stated(symbol: string): number {
  return Number(atomicMass(symbol));
}

function list(parts: readonly string[]): string {
  return `${parts.slice(0, -1).join(', ')}${parts.length > 2 ? ',' : ''} and ${parts.at(-1) ?? ''}`;
}
