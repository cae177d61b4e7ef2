import { formatDecimals, formatSignificant } from '@valence/chemistry';
import type { Random } from '../../../random.ts';
import type { Draft } from '../../family.ts';
import { twoSlips } from '../../notes/two-slips.ts';
import { optionsApart } from '../../options/options-apart.ts';
import { isPercentApart } from '../../options/wrong-numbers.ts';

const protonMass = 1.007;

/** The mass of a protein from two neighboring charge states. */
export function proteinMass(random: Random): Draft | null {
  const charges = random.integer(8, 22);
  const drawn = random.integer(8000, 30_000);
  const low = Math.round((drawn / (charges + 1) + protonMass) * 10) / 10;
  const high = Math.round((drawn / charges + protonMass) * 10) / 10;
  const ratioOfCharges = (low - protonMass) / (high - low);
  if (Math.abs(ratioOfCharges - charges) > 0.15 || low < 600 || high > 2500) return null;
  const mass = (z: number, peak: number): number => z * (peak - protonMass);
  const write = (value: number): string => `${formatSignificant(value, 4)} u`;
  const [right, ofOther] = [mass(charges, high), mass(charges + 1, low)];
  const ofHigh = `The ion at ${formatDecimals(high, 1)} was given`;
  const ofLow = `The ion at ${formatDecimals(low, 1)} was given`;
  const wrongCharges = [
    {
      value: mass(charges, low),
      beside: right,
      slip: 'charges-exchanged',
      teaching: `${ofLow} ${charges} charges; at lower *m*/*z* it has one more, ${charges + 1}.`,
    },
    {
      value: mass(charges + 1, high),
      beside: ofOther,
      slip: 'charges-exchanged',
      teaching: `${ofHigh} ${charges + 1} charges; at higher *m*/*z* it has one fewer, ${charges}.`,
    },
    {
      value: mass(charges - 1, high),
      beside: ofOther,
      slip: 'charges-miscounted',
      teaching: `${ofHigh} ${charges - 1} charges, one too few; it carries ${charges} protons.`,
    },
    {
      value: mass(charges + 2, low),
      beside: right,
      slip: 'charges-miscounted',
      teaching: `${ofLow} ${charges + 2} charges, one too many; it carries ${charges + 1} protons.`,
    },
    {
      value: mass(charges - 1, low),
      beside: right,
      slip: 'charges-exchanged',
      teaching: `${ofLow} ${charges - 1} charges, one fewer than the other; at lower *m*/*z* it has one more, ${charges + 1}.`,
    },
    {
      value: mass(charges + 2, high),
      beside: ofOther,
      slip: 'charges-exchanged',
      teaching: `${ofHigh} ${charges + 2} charges, one more than the other; at higher *m*/*z* it has one fewer, ${charges}.`,
    },
  ] as const;
  const halved = 'The mass was halved, as if the two peaks shared it; each of them gives the whole mass.';
  const added = 'The masses from the two peaks were added; each of them is the whole mass of the protein.';
  const options = optionsApart(
    right,
    write,
    [
      ...wrongCharges,
      { value: right + ofOther, slip: 'needless-factor-two', teaching: added },
      { value: right / 2, slip: 'needless-half', teaching: halved },
      ...wrongCharges.map(({ value, beside, teaching }) => ({
        value: beside + value,
        slip: 'needless-factor-two',
        teaching: twoSlips(added, teaching),
      })),
      ...wrongCharges.map(({ value, teaching }) => ({
        value: value / 2,
        slip: 'needless-half',
        teaching: twoSlips(halved, teaching),
      })),
    ],
    isPercentApart(4),
    { isAlone: true },
  );
  if (options === null) return null;
  const [l, h] = [formatDecimals(low, 1), formatDecimals(high, 1)];
  return {
    text: `An electrospray spectrum of a protein shows neighboring peaks at *m*/*z* ${l} and ${h}. All charges are due to protons (mass 1.007 u), and the two ions differ by one proton. What is the mass of the neutral protein?`,
    ...options,
    explanation: `With *z* charges for the ion at ${h} and *z* + 1 for the ion at ${l}: *z* = \\frac{${l} − 1.007}{${h} − ${l}} = ${formatDecimals(ratioOfCharges, 2)}, so *z* = ${charges}. The mass is ${charges} × (${h} − 1.007) u = ${options.answer}.`,
    finding: `The spacing gives *z* = ${charges}; *z* times (*m*/*z* − 1.007) is ${options.answer}.`,
  };
}
