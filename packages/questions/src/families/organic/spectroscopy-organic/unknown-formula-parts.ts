import { formatDecimals, formatSignificant } from '@valence/chemistry';
import type { DrawingReading } from '@valence/figures';
import type { Random } from '../../../random.ts';
import type { PartDraft } from '../../computed-set.ts';
import { molarMasses, type Burned, type Shares } from './combustion-data.ts';
import { bandsInWords } from './infrared-bands.data.ts';
import { atomsOf, writeFormula, type Atoms } from './known-compounds.ts';
import type { Rival, UnknownCompound } from './unknown-compounds.data.ts';
import { writeFinding, wrongFindings } from './wrong-findings.ts';
import { wrongFormulas } from './wrong-formulas.ts';

const text = 'What is the molecular formula of the compound?';

/**
 * The formula from the shares of carbon and hydrogen and the molar mass.
 * @param other a compound of the same mass in whole numbers
 */
export function formulaFromShares(
  random: Random,
  { formula, mass }: UnknownCompound,
  other: Rival,
  { carbon, hydrogen }: Shares,
): PartDraft {
  const { carbon: c, hydrogen: h, oxygen: o } = atomsOf(formula);
  const part = (share: number, of: number): string =>
    `\\frac{${formatSignificant(share / 100, 3)} × ${mass} g/mol}{${of} g/mol} = ${formatSignificant(((share / 100) * mass) / of, 3)}`;
  return {
    text,
    keyFrom: ({ cells }) => writeFormula(atomsIn(cells)),
    answer: writeFormula(atomsOf(formula)),
    distractors: wrongFormulas(random, atomsOf(formula), atomsOf(other.formula)),
    explanation: `The mass spectrum gives the molar mass, ${mass} g/mol. One mole contains ${part(carbon, molarMasses.carbon)}, or ${c} mol of C, and ${part(hydrogen, molarMasses.hydrogen)}, or ${h} mol of H. The rest of the mass is ${o} mol of O: ${writeFormula({ carbon: c, hydrogen: h, oxygen: o })}.`,
    finding: `The mass fractions times the molar mass, divided by the atomic masses, give ${writeFormula({ carbon: c, hydrogen: h, oxygen: o })}.`,
  };
}

/** The atoms of carbon and hydrogen in a molecule by their shares. */
export function countedByShares({ formula, mass }: UnknownCompound, shares: Shares): string {
  const { carbon, hydrogen } = atomsOf(formula);
  const part = (share: number, of: number): string =>
    `\\frac{${mass} × ${formatDecimals(share / 100, 3)}}{${of}}`;
  return `A molecule has ${part(shares.carbon, molarMasses.carbon)} = ${carbon} C and ${part(shares.hydrogen, molarMasses.hydrogen)} = ${hydrogen} H.`;
}

/** The atoms of carbon and hydrogen in a molecule by what its combustion gives. */
export function countedByCombustion({ formula, mass }: UnknownCompound, burned: Burned): string {
  const { carbon, hydrogen } = atomsOf(formula);
  const [sample, dioxide, water] = [burned.sample, burned.dioxide, burned.water].map((one) =>
    formatDecimals(one, 3),
  );
  return `For each molecule, \\frac{${dioxide ?? ''} × ${mass}}{${molarMasses.dioxide} × ${sample ?? ''}} = ${carbon} C and \\frac{2 × ${water ?? ''} × ${mass}}{${molarMasses.water} × ${sample ?? ''}} = ${hydrogen} H are found in the products of the combustion.`;
}

/** The formula from the products of a combustion and the molar mass. */
export function formulaFromCombustion(
  random: Random,
  { formula, mass }: UnknownCompound,
  other: Rival,
  { sample, dioxide, water }: Burned,
): PartDraft {
  const atoms = atomsOf(formula);
  const amount = sample / mass;
  const [of, first, second] = [sample, dioxide, water].map((one) => formatDecimals(one, 3));
  const [taken, carbon, hydrogen] = [
    amount,
    dioxide / molarMasses.dioxide,
    (2 * water) / molarMasses.water,
  ].map((one) => formatSignificant(one, 3));
  return {
    text,
    answer: writeFormula(atoms),
    distractors: wrongFormulas(random, atoms, atomsOf(other.formula)),
    explanation: `The sample is \\frac{${of ?? ''} g}{${mass} g/mol} = ${taken ?? ''} mol. It gives \\frac{${first ?? ''} g}{${molarMasses.dioxide} g/mol} = ${carbon ?? ''} mol of C and 2 × \\frac{${second ?? ''} g}{${molarMasses.water} g/mol} = ${hydrogen ?? ''} mol of H. Divided by the amount of the sample, that is ${atoms.carbon} C and ${atoms.hydrogen} H in each molecule. The rest of the mass of ${mass} is ${atoms.oxygen} O: ${writeFormula(atoms)}.`,
    finding: `The amounts of carbon and hydrogen divided by that of the sample give ${writeFormula(atoms)}.`,
  };
}

/** The atoms that the rows of the table lead to. */
export function atomsIn(cells: DrawingReading['cells']): Atoms {
  const [carbonShare = NaN, hydrogenShare = NaN] = [...(cells[0]?.[1] ?? '').matchAll(/[\d.]+/g)].map(Number);
  const mass = Number(/\d+/.exec(cells[1]?.[1] ?? '')?.[0]);
  const carbon = Math.round((carbonShare * mass) / 100 / molarMasses.carbon);
  const hydrogen = Math.round((hydrogenShare * mass) / 100 / molarMasses.hydrogen);
  return { carbon, hydrogen, oxygen: Math.round((mass - 12 * carbon - hydrogen) / 16) };
}

/**
 * How many rings and double bonds there are together, and whether a C=O bond is among them.
 * @param counted how the data lead to the atoms of a molecule, as a sentence
 */
export function ringsAndDoubleBonds(
  random: Random,
  { formula, class: group }: UnknownCompound,
  counted: string,
): PartDraft {
  const atoms = atomsOf(formula);
  const { carbon, hydrogen } = atoms;
  const count = ringsAndDoubleBondsIn(atoms);
  const hasCarbonyl = showsCarbonyl(bandsInWords[group]);
  const most = 2 * carbon + 2;
  const band = hasCarbonyl
    ? 'The strong band between 1700 and 1750 cm^{−1} is that of a C=O bond.'
    : 'There is no strong band between 1650 and 1800 cm^{−1}, so there is no C=O bond.';
  return {
    text: 'How many rings and double bonds in total does a molecule of the compound have, and is a C=O bond among them?',
    answer: writeFinding({ count, hasCarbonyl }),
    distractors: wrongFindings(random, atoms, { count, hasCarbonyl }),
    explanation: `${counted} Without rings or double bonds, ${carbon} carbon atoms can hold 2 × ${carbon} + 2 = ${most} hydrogen atoms, with or without oxygen. Each ring or double bond accounts for two missing hydrogen atoms, so the number of rings and double bonds is \\frac{${most} − ${hydrogen}}{2} = ${count}. ${band}`,
    finding: `Half of the missing hydrogen atoms is ${count}. ${band}`,
  };
}

/** What a formula and the bands lead to, as the options say it. */
export function findingIn(atoms: Atoms, infrared: string): string {
  return writeFinding({ count: ringsAndDoubleBondsIn(atoms), hasCarbonyl: showsCarbonyl(infrared) });
}

/** How many hydrogen atoms are missing, in pairs. */
export function ringsAndDoubleBondsIn({ carbon, hydrogen }: Atoms): number {
  return (2 * carbon + 2 - hydrogen) / 2;
}

function showsCarbonyl(infrared: string): boolean {
  return /strong band near 17\d\d/.test(infrared);
}
