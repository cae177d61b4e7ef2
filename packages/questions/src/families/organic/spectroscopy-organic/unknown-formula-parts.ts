import { formatDecimals, formatSignificant } from '@valence/chemistry';
import type { DrawingReading } from '@valence/figures';
import type { PartDraft } from '../../computed-set.ts';
import type { Distractor } from '../../family.ts';
import { molarMasses, percentages, type Burned, type Shares } from './combustion-data.ts';
import { bandsInWords } from './infrared-bands.data.ts';
import { atomsOf, massOf, type Atoms } from './known-compounds.ts';
import type { Rival, UnknownCompound } from './unknown-compounds.data.ts';

const text = 'What is the molecular formula of the compound?';

/**
 * The formula from the shares of carbon and hydrogen and the molar mass.
 * @param other a compound of the same mass in whole numbers
 */
export function formulaFromShares(
  { formula, mass }: UnknownCompound,
  other: Rival,
  { carbon, hydrogen }: Shares,
): PartDraft {
  const { carbon: c, hydrogen: h, oxygen: o } = atomsOf(formula);
  const part = (share: number, of: number): string =>
    `\\frac{${formatSignificant(share / 100, 3)} × ${mass} g/mol}{${of} g/mol} = ${formatSignificant(((share / 100) * mass) / of, 3)}`;
  return {
    text,
    keyFrom: ({ cells }) => write(atomsIn(cells)),
    answer: write(atomsOf(formula)),
    distractors: wrongFormulas(atomsOf(formula), other),
    explanation: `The mass spectrum gives the molar mass, ${mass} g/mol. One mole holds ${part(carbon, molarMasses.carbon)}, so ${c} mol of C, and ${part(hydrogen, molarMasses.hydrogen)}, so ${h} mol of H. The rest of the mass is ${o} mol of O: ${write({ carbon: c, hydrogen: h, oxygen: o })}.`,
    finding: `Shares times molar mass over atomic masses give ${write({ carbon: c, hydrogen: h, oxygen: o })}.`,
  };
}

/** The formula from the products of a combustion and the molar mass. */
export function formulaFromCombustion(
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
    answer: write(atoms),
    distractors: wrongFormulas(atoms, other),
    explanation: `The sample is \\frac{${of ?? ''} g}{${mass} g/mol} = ${taken ?? ''} mol. It gives \\frac{${first ?? ''} g}{${molarMasses.dioxide} g/mol} = ${carbon ?? ''} mol of C and 2 × \\frac{${second ?? ''} g}{${molarMasses.water} g/mol} = ${hydrogen ?? ''} mol of H, so that a molecule has ${atoms.carbon} C and ${atoms.hydrogen} H. The rest of ${mass} is ${atoms.oxygen} O: ${write(atoms)}.`,
    finding: `Amounts of carbon and hydrogen over that of the sample give ${write(atoms)}.`,
  };
}

function write({ carbon, hydrogen, oxygen }: Atoms): string {
  const part = (element: string, count: number): string =>
    count === 0 ? '' : `${element}${count === 1 ? '' : count}`;
  return `\\ce{${part('C', carbon)}${part('H', hydrogen)}${part('O', oxygen)}}`;
}

/** The atoms that the rows of the table lead to. */
export function atomsIn(cells: DrawingReading['cells']): Atoms {
  const [carbonShare = NaN, hydrogenShare = NaN] = [...(cells[0]?.[1] ?? '').matchAll(/[\d.]+/g)].map(Number);
  const mass = Number(/\d+/.exec(cells[1]?.[1] ?? '')?.[0]);
  const carbon = Math.round((carbonShare * mass) / 100 / molarMasses.carbon);
  const hydrogen = Math.round((hydrogenShare * mass) / 100 / molarMasses.hydrogen);
  return { carbon, hydrogen, oxygen: Math.round((mass - 12 * carbon - hydrogen) / 16) };
}

/** Formulas of possible molecules with oxygen that agree with a part of the data only, the other of the same mass among them. */
function wrongFormulas(atoms: Atoms, other: Rival): Distractor[] {
  const { carbon: c, hydrogen: h, oxygen: o } = atoms;
  const mass = massOf(atoms);
  // An odd number of hydrogen atoms is no molecule of C, H and O.
  const common = [2, 3].find((by) => [c, h / 2, o].every((count) => count % by === 0));
  const counted = [
    { carbon: c, hydrogen: h > 2 * c ? h - 2 : h + 2, oxygen: o },
    { carbon: c, hydrogen: h, oxygen: o + 1 },
    { carbon: c, hydrogen: h, oxygen: o - 1 },
  ].filter(({ oxygen }) => oxygen > 0);
  const wrong = [
    {
      text: write(atomsOf(other.formula)),
      slip: 'fit-for-proof',
      teaching: `This has the mass ${mass}, too, but ${formatDecimals(percentages(other.formula).carbon, 1)} % of it would be carbon.`,
    },
    ...(common === undefined
      ? []
      : [
          {
            text: write({ carbon: c / common, hydrogen: h / common, oxygen: o / common }),
            slip: 'one-step-short',
            teaching: `This is the empirical formula; the molar mass says that a molecule has ${common} times as many atoms.`,
          },
        ]),
    ...counted.map((one) => ({
      text: write(one),
      slip: 'formula-not-checked-by-mass',
      teaching: `The mass of this molecule is ${massOf(one)}, not ${mass}.`,
    })),
  ];
  return wrong.slice(0, 3);
}

const words = ['None', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'];

/** How many rings and double bonds there are together, and whether a C=O bond is among them. */
export function ringsAndDoubleBonds({ formula, class: group }: UnknownCompound): PartDraft {
  const atoms = atomsOf(formula);
  const { carbon, hydrogen } = atoms;
  const count = countOf(atoms);
  const hasCarbonyl = showsCarbonyl(bandsInWords[group]);
  const most = 2 * carbon + 2;
  const band = hasCarbonyl
    ? 'The strong band between 1700 and 1750 cm^{−1} is that of a C=O bond.'
    : 'There is no strong band between 1650 and 1800 cm^{−1}, and so no C=O bond.';
  return {
    text: 'How many rings and double bonds, counted together, does a molecule of the compound have, and is a C=O bond among them?',
    answer: writeCount(count, hasCarbonyl),
    distractors: wrongCounts(count, hasCarbonyl),
    explanation: `A molecule has ${carbon} C and ${hydrogen} H. Without rings and double bonds ${carbon} carbon atoms hold 2 × ${carbon} + 2 = ${most} hydrogen atoms, with or without oxygen. Each ring or double bond costs two of them: there are \\frac{${most} − ${hydrogen}}{2} = ${count}. ${band}`,
    finding: `Half of the missing hydrogen atoms is ${count}. ${band}`,
  };
}

/** What a formula and the bands lead to, as the options say it. */
export function findingIn(atoms: Atoms, infrared: string): string {
  return writeCount(countOf(atoms), showsCarbonyl(infrared));
}

function countOf({ carbon, hydrogen }: Atoms): number {
  return (2 * carbon + 2 - hydrogen) / 2;
}

function showsCarbonyl(infrared: string): boolean {
  return /strong band near 17\d\d/.test(infrared);
}

function writeCount(count: number, hasCarbonyl: boolean): string {
  if (count === 0) return 'None: only single bonds, and no ring';
  return `${words[count] ?? ''}, with ${hasCarbonyl ? 'a' : 'no'} C=O bond`;
}

function wrongCounts(count: number, hasCarbonyl: boolean): Distractor[] {
  if (count === 0)
    return [
      [1, true],
      [1, false],
      [2, true],
    ].map(([number, isCarbonyl]) => ({
      text: writeCount(Number(number), Boolean(isCarbonyl)),
      slip: 'overgeneralised-rule',
      teaching:
        'The carbon atoms hold as many hydrogen atoms as they can; oxygen does not need a double bond.',
    }));
  return [
    {
      text: writeCount(count, !hasCarbonyl),
      slip: 'band-misassigned',
      teaching: 'Look for a strong band between 1650 and 1800 cm^{−1}: it is there only with a C=O bond.',
    },
    {
      text: writeCount(2 * count, hasCarbonyl),
      slip: 'hydrogens-of-double-bond',
      teaching: 'Each ring or double bond costs two hydrogen atoms, not one.',
    },
    {
      text: writeCount(count - 1, hasCarbonyl),
      slip: 'left-out-a-term',
      teaching: 'Without rings and double bonds *n* carbon atoms hold 2*n* + 2 hydrogen atoms, not 2*n*.',
    },
  ];
}
