import { formatDecimals, formatSignificant } from '@valence/chemistry';
import type { Random } from '../../../random.ts';
import type { Draft } from '../../family.ts';
import { believableOptions } from '../../options/quantity-options.ts';
import { workingTo } from '../../texts/shown-working.ts';

/** Percent of the light isotope and of the heavy one, two mass units up: IUPAC representative abundances, rounded. */
const halogens = {
  Cl: { light: 75.8, heavy: 24.2 },
  Br: { light: 50.7, heavy: 49.3 },
} as const;

/** In percent: a peak nearly as high as the highest one would leave no room for options above it. */
const mostIntense = 85;

export function halogenPattern(random: Random): Draft | null {
  const [chlorines, bromines] = random.pick([
    [1, 0],
    [2, 0],
    [3, 0],
    [4, 0],
    [0, 1],
    [0, 2],
    [0, 3],
    [1, 1],
    [2, 1],
    [1, 2],
  ] as const);
  const base = random.integer(200, 999) / 10;
  const key = ratio(chlorines, bromines) * base;
  const write = (value: number): string => `${formatSignificant(value, 3)}%`;
  const isMixed = chlorines > 0 && bromines > 0;
  const { Cl, Br } = halogens;
  const count = chlorines + bromines;
  const slips = [
    ...(isMixed
      ? [
          {
            value: ratio(0, bromines) * base,
            slip: 'one-component-only',
            teaching: 'This counts the bromine alone; the heavy atom of M+2 can be a chlorine as well.',
          },
          {
            value: ratio(chlorines, 0) * base,
            slip: 'one-component-only',
            teaching: 'This counts the chlorine alone; the heavy atom of M+2 can be a bromine as well.',
          },
        ]
      : [
          {
            value: key / count,
            slip: 'one-atom-only',
            teaching:
              'The contribution of a single atom was used; any one of the halogen atoms can be the heavy one, so their contributions add.',
          },
        ]),
    {
      value: isMixed
        ? (Cl.heavy / Cl.light) ** chlorines * (Br.heavy / Br.light) ** bromines * base
        : (chlorines > 0 ? Cl.heavy / Cl.light : Br.heavy / Br.light) ** count * base,
      slip: 'all-heavy-for-one-heavy',
      teaching:
        'The ratios of all the atoms were multiplied; the product belongs to the peak at higher *m*/*z* in which every halogen atom is heavy.',
    },
    {
      value: ((chlorines * Cl.heavy + bromines * Br.heavy) / 100) * base,
      slip: 'abundance-for-ratio',
      teaching:
        'The abundance of the heavy isotope itself was used; it must be divided by that of the light isotope.',
    },
    {
      value: ratio(bromines, chlorines) * base,
      slip: 'isotope-ratio-of-another-element',
      teaching: 'The abundances of the isotopes of chlorine and of bromine were interchanged.',
    },
    {
      value: base / ratio(chlorines, bromines),
      slip: 'inverted-ratio',
      teaching: 'M was multiplied by the ratio of M to M+2; the ratio needed is M+2 over M.',
    },
    {
      value: base,
      slip: 'equal-peaks',
      teaching:
        'The two peaks were taken to be equal; their ratio depends on the isotope abundances and the numbers of atoms.',
    },
    {
      value: ratio(chlorines, bromines) * 100,
      slip: 'not-related-to-molecular-ion',
      teaching: `This is M+2 as a percentage of M; it must still be multiplied by the relative intensity of M, ${formatDecimals(base, 1)}%.`,
    },
    {
      value: 2 * key,
      slip: 'needless-factor-two',
      teaching:
        'Each heavy atom was counted twice, as if two mass units made two contributions; each halogen atom contributes once.',
    },
    {
      value: 100 - base,
      slip: 'wrong-reference',
      teaching:
        'M and M+2 were taken to add up to 100%; relative intensities refer to the highest peak of the spectrum, not to a sum.',
    },
    {
      value: ((chlorines * Cl.light + bromines * Br.light) / 100) * base,
      slip: 'abundance-for-ratio',
      teaching:
        'The abundance of the light isotope was used; the ratio needed is that of the heavy isotope to the light one.',
    },
    {
      value: ((chlorines * Cl.light) / Cl.heavy + (bromines * Br.light) / Br.heavy) * base,
      slip: 'inverted-ratio',
      teaching:
        'The abundance of the light isotope was divided by that of the heavy one; the heavy isotope belongs in the numerator.',
    },
    {
      value: count > 2 ? twoHeavyRatio(chlorines, bromines) * base : Number.NaN,
      slip: 'answered-another-quantity',
      teaching:
        'This is the relative intensity of M+4, in which two of the halogen atoms are the heavy isotope; in M+2 only one of them is.',
    },
    {
      value: key + base,
      slip: 'needless-sum',
      teaching: 'The relative intensity of M was added to that of M+2; the two are separate peaks.',
    },
    {
      value: oneHeavyShare(chlorines, bromines) * base,
      slip: 'share-for-ratio',
      teaching:
        'The fraction of all molecules that contain one heavy halogen atom was used; it must be divided by the fraction that contains none.',
    },
  ];
  // No peak is higher than the base peak.
  const options = believableOptions(key, write, slips, [0, 100]);
  if (options === null || key > mostIntense || (count === 1 && bromines === 1)) return null;
  const { shown } = workingTo(options.answer, (keep) => write(keep(ratio(chlorines, bromines)) * base));
  return {
    text: `For a compound with ${atomsText(chlorines, bromines)}, the molecular ion peak M, due to the light isotopes only, has a relative intensity of ${formatDecimals(base, 1)}%. What is the relative intensity of M+2? (\\ce{^{35}Cl} 75.8%, \\ce{^{37}Cl} 24.2%; \\ce{^{79}Br} 50.7%, \\ce{^{81}Br} 49.3%; consider only these isotopes)`,
    ...options,
    explanation: `In M+2, ${count === 1 ? 'the halogen atom' : 'one of the halogen atoms, whichever it is,'} is the heavy isotope: \\frac{M+2}{M} = ${sumText(chlorines, bromines)} = ${shown(ratio(chlorines, bromines))}. Multiplied by ${formatDecimals(base, 1)}%, this is ${options.answer}.`,
    finding: `The ratios of heavy to light isotope, added over the atoms, times M: ${options.answer}.`,
  };
}

/** `two chlorine and one bromine atom`. */
function atomsText(chlorines: number, bromines: number): string {
  const parts = [
    ...(chlorines > 0 ? [`${number(chlorines)} chlorine ${chlorines === 1 ? 'atom' : 'atoms'}`] : []),
    ...(bromines > 0 ? [`${number(bromines)} bromine ${bromines === 1 ? 'atom' : 'atoms'}`] : []),
  ];
  return parts.join(' and ');
}

/** What each atom adds to M+2, as a sum of fractions. */
function sumText(chlorines: number, bromines: number): string {
  const { Cl, Br } = halogens;
  const terms = [
    ...(chlorines > 0 ? [`${chlorines} × \\frac{${Cl.heavy}}{${Cl.light}}`] : []),
    ...(bromines > 0 ? [`${bromines} × \\frac{${Br.heavy}}{${Br.light}}`] : []),
  ];
  return terms.join(' + ');
}

function ratio(chlorines: number, bromines: number): number {
  const { Cl, Br } = halogens;
  return (chlorines * Cl.heavy) / Cl.light + (bromines * Br.heavy) / Br.light;
}

/** The ratio of M+4 to M: any two of the halogen atoms are the heavy isotope. */
function twoHeavyRatio(chlorines: number, bromines: number): number {
  const { Cl, Br } = halogens;
  const squares = chlorines * (Cl.heavy / Cl.light) ** 2 + bromines * (Br.heavy / Br.light) ** 2;
  return (ratio(chlorines, bromines) ** 2 - squares) / 2;
}

/** The share of molecules in which exactly one halogen atom is the heavy isotope. */
function oneHeavyShare(chlorines: number, bromines: number): number {
  const { Cl, Br } = halogens;
  return ratio(chlorines, bromines) * (Cl.light / 100) ** chlorines * (Br.light / 100) ** bromines;
}

function number(count: number): string {
  return ['one', 'two', 'three', 'four'][count - 1] ?? '';
}
