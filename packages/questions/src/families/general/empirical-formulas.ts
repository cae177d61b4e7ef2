import { empiricalFormula, formatSignificant, hillFormula, molarMass } from '@valence/chemistry';
import type { Random } from '../../random.ts';
import type { Distractor, Draft, Family } from '../family.ts';

/** Compounds of carbon, hydrogen and oxygen whose formulas are empirical formulas. */
const organic =
  'CH2O C2H6O C3H8O C4H8O C3H6O2 C4H10O C5H10O2 C3H8O3 C7H6O2 C6H6O C4H6O3 C9H8O4 C8H8O3 C7H8O C10H14O C3H4O3 C4H6O5 C6H8O7 C8H10O2 C5H8O2'.split(
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
  reference: 'OpenStax Chemistry 2e, sections 3.2 and 4.5',
  draft(random, difficulty) {
    switch (difficulty) {
      case 'beginner':
        return molecularFormula(random);
      case 'intermediate':
        return fromPercentages(random.pick([...organic, ...mixed]));
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
    shown(new Map([...parts].map(([symbol, atoms], index) => [symbol, count(index, atoms)])));
  return {
    text: `A compound has the empirical formula \\ce{${empirical}} (${mass.toFixed(2)} g/mol) and the molar mass ${formatSignificant(total, 4)} g/mol. What is its molecular formula?`,
    answer: written((_, atoms) => atoms * factor),
    distractors: [
      {
        text: written((_, atoms) => atoms * (factor + 1)),
        slip: 'counted-wrong',
        teaching: `This has ${factor + 1} times the empirical formula; the molar mass is ${factor} times its mass.`,
      },
      {
        text: written((index, atoms) => (index === 0 ? atoms * factor : atoms)),
        slip: 'one-subscript-only',
        teaching: `Every subscript is multiplied by ${factor}, not only the first.`,
      },
      {
        text: written((index, atoms) => (index === 1 ? atoms * factor : atoms)),
        slip: 'one-subscript-only',
        teaching: `Every subscript is multiplied by ${factor}, not one alone.`,
      },
      {
        text: written((_, atoms) => atoms + factor),
        slip: 'added-for-multiplied',
        teaching: `The subscripts are multiplied by ${factor}; adding changes the ratio of the atoms.`,
      },
    ],
    explanation: `\\frac{${formatSignificant(total, 4)}}{${mass.toFixed(2)}} = ${factor}, so every subscript is multiplied by ${factor}: ${written((_, atoms) => atoms * factor)}.`,
    finding: `The molar mass is ${factor} times that of \\ce{${empirical}}.`,
  };
}

function fromPercentages(formula: string): Draft | null {
  const parts = partsOf(formula);
  const whole = massOf(formula);
  const percents = new Map(
    [...parts].map(([symbol, atoms]) => [
      symbol,
      Number(((100 * atoms * massOf(symbol)) / whole).toFixed(1)),
    ]),
  );
  return askFormula(
    formula,
    percents,
    `A compound consists of ${list([...percents].map(([symbol, percent]) => `${percent.toFixed(1)} % ${symbol}`))} by mass. What is its empirical formula?`,
    `In 100 g: ${[...percents].map(([symbol, percent]) => `\\frac{${percent.toFixed(1)}}{${atomicMass(symbol)}} = ${formatSignificant(percent / massOf(symbol), 3)} mol ${symbol}`).join(', ')}. In lowest whole numbers this is ${shown(parts)}.`,
    [],
  );
}

function fromCombustion(random: Random): Draft | null {
  const formula = random.pick(organic);
  const parts = partsOf(formula);
  const sample = random.integer(1000, 4000) / 1000;
  const moles = sample / massOf(formula);
  const [carbon = 0, hydrogen = 0] = [parts.get('C'), parts.get('H')];
  const dioxide = Number((moles * carbon * massOf('CO2')).toFixed(3));
  const water = Number((((moles * hydrogen) / 2) * massOf('H2O')).toFixed(3));
  const carbonMass = (dioxide / massOf('CO2')) * massOf('C');
  const hydrogenMass = ((2 * water) / massOf('H2O')) * massOf('H');
  const masses = new Map([
    ['C', carbonMass],
    ['H', hydrogenMass],
    ['O', sample - carbonMass - hydrogenMass],
  ]);
  const halved = new Map([
    ['C', carbonMass],
    ['H', hydrogenMass / 2],
    ['O', sample - carbonMass - hydrogenMass],
  ]);
  return askFormula(
    formula,
    masses,
    `Burning ${sample.toFixed(3)} g of a compound of carbon, hydrogen and oxygen gives ${dioxide.toFixed(3)} g of \\ce{CO2} and ${water.toFixed(3)} g of \\ce{H2O}. What is its empirical formula?`,
    `C: \\frac{${dioxide.toFixed(3)}}{44.01} = ${formatSignificant(dioxide / massOf('CO2'), 4)} mol (${carbonMass.toFixed(3)} g). H: 2 × \\frac{${water.toFixed(3)}}{18.02} = ${formatSignificant((2 * water) / massOf('H2O'), 4)} mol (${hydrogenMass.toFixed(3)} g). O: ${sample.toFixed(3)} − ${carbonMass.toFixed(3)} − ${hydrogenMass.toFixed(3)} = ${(sample - carbonMass - hydrogenMass).toFixed(3)} g, ${formatSignificant((sample - carbonMass - hydrogenMass) / massOf('O'), 4)} mol. In lowest whole numbers this is ${shown(parts)}.`,
    [
      ...fromMasses(
        halved,
        'ignored-coefficients',
        'Each water molecule holds two hydrogen atoms, so its amount counts twice.',
      ),
      ...fromMasses(
        new Map([
          ['C', carbonMass],
          ['H', hydrogenMass],
        ]),
        'one-step-short',
        'Carbon and hydrogen do not make up the whole sample; the rest of the mass is oxygen.',
      ),
    ],
  );
}

function askFormula(
  formula: string,
  masses: ReadonlyMap<string, number>,
  text: string,
  explanation: string,
  more: readonly Distractor[],
): Draft | null {
  const found = empiricalFormula(masses);
  const right = shown(partsOf(formula));
  if (!found.ok || shown(found.value) !== right) return null;
  const changed = (symbol: string, factor: number): Map<string, number> =>
    new Map([...masses].map(([other, mass]) => [other, other === symbol ? mass * factor : mass]));
  return {
    text,
    answer: right,
    distractors: [
      ...more,
      ...['H', 'N', 'O', 'Cl', 'F']
        .filter((symbol) => masses.has(symbol))
        .flatMap((symbol) =>
          fromMasses(
            changed(symbol, 0.5),
            'diatomic-mass-for-atoms',
            `${symbol} atoms are counted with ${atomicMass(symbol)} g/mol, not with the mass of a molecule of two.`,
          ),
        ),
      ...[...masses.keys()].flatMap((symbol) =>
        fromMasses(
          changed(symbol, 2),
          'counted-wrong',
          `This has twice as much ${symbol} as the masses say.`,
        ),
      ),
      ...fromMasses(
        new Map([...masses].map(([symbol, mass]) => [symbol, mass * massOf(symbol)])),
        'masses-for-moles',
        'The masses were compared directly; each has to be divided by the atomic mass.',
      ),
      ...[...masses.keys()].flatMap((symbol) =>
        fromMasses(
          changed(symbol, 1.5),
          'rounded-ratio',
          `The ratio for ${symbol} does not fit the masses given.`,
        ),
      ),
    ],
    explanation,
    finding: `Masses over atomic masses, in lowest whole numbers: ${right}.`,
  };
}

/** A wrong option from wrong masses, where they lead to whole numbers of a size that a formula has. */
function fromMasses(masses: ReadonlyMap<string, number>, slip: string, teaching: string): Distractor[] {
  const found = empiricalFormula(masses);
  if (!found.ok || [...found.value.values()].some((count) => count > 30)) return [];
  return [{ text: shown(found.value), slip, teaching }];
}

function shown(parts: ReadonlyMap<string, number>): string {
  return `\\ce{${parts.has('C') || parts.size < 2 ? hillFormula(parts) : [...parts].map(([symbol, count]) => `${symbol}${count === 1 ? '' : count}`).join('')}}`;
}

const compositions = new Map<string, ReadonlyMap<string, number>>();

function partsOf(formula: string): ReadonlyMap<string, number> {
  const known = compositions.get(formula);
  if (known !== undefined) return known;
  const mass = molarMass(formula);
  if (!mass.ok) throw new Error(`${formula}: ${mass.error.message}`);
  compositions.set(formula, mass.value.formula.composition);
  return mass.value.formula.composition;
}

const masses = new Map<string, number>();

function massOf(formula: string): number {
  const known = masses.get(formula);
  if (known !== undefined) return known;
  const mass = molarMass(formula);
  if (!mass.ok) throw new Error(`${formula}: ${mass.error.message}`);
  masses.set(formula, mass.value.molarMass);
  return mass.value.molarMass;
}

/** As periodic tables print it: three decimals for hydrogen, two for the others. */
function atomicMass(symbol: string): string {
  return massOf(symbol).toFixed(symbol === 'H' ? 3 : 2);
}

function list(parts: readonly string[]): string {
  return `${parts.slice(0, -1).join(', ')} and ${parts.at(-1) ?? ''}`;
}
