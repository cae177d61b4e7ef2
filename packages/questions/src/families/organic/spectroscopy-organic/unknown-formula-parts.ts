import { formatDecimals, formatSignificant } from '@valence/chemistry';
import type { DrawingReading } from '@valence/figures';
import type { PartDraft } from '../../computed-set.ts';
import type { Distractor } from '../../family.ts';
import { molarMasses, percentages, type Burned, type Shares } from './combustion-data.ts';
import { atomsOf, type Atoms, type KnownCompound } from './known-compounds.ts';

const text = 'What is the molecular formula of the compound?';

/** The formula from the shares of carbon and hydrogen and the molecular ion. */
export function formulaFromShares({ formula, mass }: KnownCompound, { carbon, hydrogen }: Shares): PartDraft {
  const { carbon: c, hydrogen: h, oxygen: o } = atomsOf(formula);
  const part = (share: number, of: number): string =>
    `\\frac{${formatSignificant(share / 100, 3)} × ${mass} g/mol}{${of} g/mol} = ${formatSignificant(((share / 100) * mass) / of, 3)}`;
  return {
    text,
    keyFrom: ({ cells }) => write(atomsIn(cells)),
    answer: write(atomsOf(formula)),
    distractors: wrongFormulas(atomsOf(formula), mass),
    explanation: `The molecular ion gives the molar mass, ${mass} g/mol. One mole holds ${part(carbon, molarMasses.carbon)}, so ${c} mol of C, and ${part(hydrogen, molarMasses.hydrogen)}, so ${h} mol of H. The rest of the mass is ${o} mol of O: ${write({ carbon: c, hydrogen: h, oxygen: o })}.`,
    finding: `Shares times molar mass over atomic masses give ${write({ carbon: c, hydrogen: h, oxygen: o })}.`,
  };
}

/** The formula from the products of a combustion and the molecular ion. */
export function formulaFromCombustion(
  { formula, mass }: KnownCompound,
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
    distractors: [
      {
        text: write({ ...atoms, hydrogen: atoms.hydrogen / 2 }),
        slip: 'forgot-subscript',
        teaching: 'Each molecule of water holds two hydrogen atoms.',
      },
      ...wrongFormulas(atoms, mass),
    ],
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
  const mass = Number(/\d+$/.exec(cells[1]?.[1] ?? '')?.[0]);
  const carbon = Math.round((carbonShare * mass) / 100 / molarMasses.carbon);
  const hydrogen = Math.round((hydrogenShare * mass) / 100 / molarMasses.hydrogen);
  return { carbon, hydrogen, oxygen: Math.round((mass - 12 * carbon - hydrogen) / 16) };
}

/** Formulas that agree with a part of the data only. */
function wrongFormulas({ carbon: c, hydrogen: h, oxygen: o }: Atoms, mass: number): Distractor[] {
  const sameMass = [
    { carbon: c + 1, hydrogen: h + 4, oxygen: o - 1 },
    { carbon: c - 1, hydrogen: h - 4, oxygen: o + 1 },
  ].filter(({ carbon, hydrogen }) => hydrogen >= 2 && hydrogen <= 2 * carbon + 2);
  const common = [2, 3].find((by) => [c, h, o].every((count) => count % by === 0));
  return [
    ...sameMass.map((atoms) => ({
      text: write(atoms),
      slip: 'fit-for-proof',
      teaching: `This has the mass ${mass}, too, but ${formatDecimals(percentages(write(atoms)).carbon, 1)} % of it would be carbon.`,
    })),
    ...(common === undefined
      ? []
      : [
          {
            text: write({ carbon: c / common, hydrogen: h / common, oxygen: o / common }),
            slip: 'one-step-short',
            teaching: `This is the empirical formula; the molecular ion says that a molecule has ${common} times as many atoms.`,
          },
        ]),
    {
      text: write({ carbon: c, hydrogen: h, oxygen: 0 }),
      slip: 'ignored-other-atoms',
      teaching: 'Carbon and hydrogen do not make up all of the mass; the rest is oxygen.',
    },
    {
      text: write({ carbon: c, hydrogen: h > 2 * c ? h - 2 : h + 2, oxygen: o }),
      slip: 'counted-wrong',
      teaching: `The mass of this molecule is ${h > 2 * c ? mass - 2 : mass + 2}, not ${mass}.`,
    },
  ];
}
