import { formatDecimals, formatSignificant, roundedConstants } from '@valence/chemistry';
import type { DrawingReading, Figure } from '@valence/figures';
import type { Random } from '../../../random.ts';
import type { Draft, Family } from '../../family.ts';
import { readingOptions } from '../../options/reading-options.ts';
import { capital } from '../../texts/capital.ts';
import { printedConstants } from '../../texts/printed-constants.ts';

interface Metal {
  symbol: string;
  name: string;
  charge: 1 | 2;
  /** Molar mass in g/mol. */
  mass: number;
}

/** Metals that are refined or plated in a solution of their ions, one electrode dissolving as the other grows. */
const metals: readonly Metal[] = [
  { symbol: 'Cu', name: 'copper', charge: 2, mass: 63.55 },
  { symbol: 'Ag', name: 'silver', charge: 1, mass: 107.87 },
  { symbol: 'Ni', name: 'nickel', charge: 2, mass: 58.69 },
  { symbol: 'Zn', name: 'zinc', charge: 2, mass: 65.38 },
  { symbol: 'Cd', name: 'cadmium', charge: 2, mass: 112.41 },
];

/** A drawn electrolytic cell with two electrodes of one metal: from the poles of the source, which one grows, and by how much. */
export const electrolyticCellReadings: Family = {
  id: 'electrolytic-cell-readings',
  name: 'Reading the drawing of an electrolytic cell',
  subject: 'general',
  topics: ['electrochemistry-basics'],
  difficulties: ['intermediate'],
  tests: { intermediate: ['electrolytic-cell', 'faradays-laws-of-electrolysis'] },
  reference: 'OpenStax Chemistry 2e, section 17.7',
  showsFigure: true,
  draft: (random) => massAfter(random),
};

type Side = 'left' | 'right';

/** Between the poles in the box: plain spaces would run together. */
const gap = '\u00a0'.repeat(6);

function figureOf({ symbol, charge }: Metal, negative: Side): Figure {
  const half = { electrode: `\\ce{${symbol}}`, solution: `\\ce{${symbol}^${charge === 1 ? '' : charge}+}` };
  return {
    kind: 'cell',
    caption: 'Electrolytic cell; the box is a source of direct current with its poles',
    type: 'electrolytic',
    left: half,
    right: half,
    meter: negative === 'left' ? `−${gap}+` : `+${gap}−`,
  };
}

/** The side of the negative pole, and the metal of the electrodes. */
function seenIn({ texts }: DrawingReading): { negative: Side; metal: Metal | undefined } {
  const text = (as: string): string => texts.find((one) => one.as === as)?.text.trim() ?? '';
  return {
    negative: text('meter').startsWith('+') ? 'right' : 'left',
    metal: metals.find(({ symbol }) => symbol === text('left-electrode')),
  };
}

function massAfter(random: Random): Draft | null {
  const metal = random.pick(metals);
  const [negative, asked] = [
    random.pick(['left', 'right'] as const),
    random.pick(['left', 'right'] as const),
  ];
  const start = random.integer(90, 160) / 10;
  const current = random.integer(8, 30) / 10;
  const minutes = random.integer(4, 14) * 5;
  const change = (of: Metal): number =>
    (current * minutes * 60 * of.mass) / (of.charge * roundedConstants.faraday);
  const amount = change(metal);
  if (amount < 0.6 || amount > 0.4 * start) return null;
  const isCathode = negative === asked;
  const after = (gained: number): number => (isCathode ? start + gained : start - gained);
  const write = (value: number): string => `${formatDecimals(value, 2)} g`;
  const other = metal.charge === 2 ? 1 : 2;
  const wrongCharge = (amount * metal.charge) / other;
  const needed = metal.charge === 2 ? 'two electrons' : 'one electron';
  const countedTwice =
    metal.charge === 2
      ? 'the charge of the ion was counted twice'
      : 'two ions were counted for each electron';
  const options = readingOptions(
    after(amount),
    write,
    [
      {
        value: after(-amount),
        slip: 'mixed-up-anode-and-cathode',
        teaching: `The change in mass was ${isCathode ? 'subtracted' : 'added'}; this electrode is connected to the ${isCathode ? 'negative' : 'positive'} terminal, so ${isCathode ? 'ions are reduced to metal there' : 'its metal is oxidized to ions'}.`,
      },
      {
        value: after(wrongCharge),
        slip: 'ignored-electrons-per-ion',
        teaching: `Each ion corresponds to ${needed}, not ${other === 1 ? 'one' : 'two'}.`,
      },
      {
        value: after(-wrongCharge),
        slip: 'mixed-up-anode-and-cathode',
        teaching: `Two things went wrong: the electrode was mistaken for the other one, and ${other === 1 ? 'one electron was' : 'two electrons were'} counted for each ion instead of ${metal.charge === 1 ? 'one' : 'two'}.`,
      },
      {
        value: after(metal.charge === 2 ? amount / 2 : amount * 2),
        slip: 'charge-counted-twice',
        teaching: `${capital(countedTwice)}; each ion corresponds to ${needed}.`,
      },
      {
        value: after(metal.charge === 2 ? -amount / 2 : -amount * 2),
        slip: 'mixed-up-anode-and-cathode',
        teaching: `Two things went wrong: the electrode was mistaken for the other one, and ${countedTwice}.`,
      },
    ].filter(({ value }) => value > 1),
    0.25,
  );
  const sign = isCathode ? '+' : '−';
  const process = isCathode
    ? `is connected to the negative terminal, so it is the cathode, and ${metal.name} is deposited on it`
    : `is connected to the positive terminal, so it is the anode, and its ${metal.name} dissolves`;
  return (
    options && {
      text: `Each electrode initially has a mass of ${write(start)}. A current of ${formatDecimals(current, 2)} A flows for ${formatDecimals(minutes, 1)} min, and only the metal and its ions react. What is the final mass of the electrode on the ${asked}? (*M*(\\ce{${metal.symbol}}) = ${metal.mass} g/mol, *F* = ${printedConstants.faraday} C/mol)`,
      shown: {
        figure: figureOf(metal, negative),
        keyFrom: (drawing) => {
          const seen = seenIn(drawing);
          const gained = seen.metal === undefined ? NaN : change(seen.metal);
          return write(seen.negative === asked ? start + gained : start - gained);
        },
      },
      ...options,
      explanation: `The electrode on the ${asked} ${process}. The charge is ${formatDecimals(current, 2)} A × ${formatDecimals(minutes * 60, 0)} s = ${formatDecimals(current * minutes * 60, 0)} C, and each ion ${isCathode ? 'reduced' : 'formed'} corresponds to ${needed}: \\frac{${formatDecimals(current * minutes * 60, 0)} C × ${metal.mass} g/mol}{${metal.charge} × ${printedConstants.faraday} C/mol} = ${formatSignificant(amount, 3)} g. The mass is ${write(start)} ${sign} ${formatSignificant(amount, 3)} g = ${options.answer}.`,
      finding: `The pole decides the sign, Faraday’s law the change: ${options.answer}.`,
    }
  );
}
