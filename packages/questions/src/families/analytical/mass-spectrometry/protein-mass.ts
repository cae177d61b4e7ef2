import { formatDecimals, formatSignificant } from '@valence/chemistry';
import type { Random } from '../../../random.ts';
import type { Draft } from '../../family.ts';
import { quantityOptions } from '../../options/quantity-options.ts';

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
  const options = quantityOptions(mass(charges, high), write, [
    {
      value: mass(charges, low),
      slip: 'charges-exchanged',
      teaching: `The ion at ${formatDecimals(low, 1)} was given ${charges} charges; at lower *m*/*z* it has one more, ${charges + 1}.`,
    },
    {
      value: mass(charges + 1, high),
      slip: 'charges-exchanged',
      teaching: `The ion at ${formatDecimals(high, 1)} was given ${charges + 1} charges; at higher *m*/*z* it has one fewer, ${charges}.`,
    },
    {
      value: mass(charges, high) + mass(charges + 1, low),
      slip: 'needless-factor-two',
      teaching: 'The masses from the two peaks were added; each of them is the whole mass of the protein.',
    },
    {
      value: mass(charges, high) + mass(charges, low),
      slip: 'needless-factor-two',
      teaching: `Two things went wrong. The masses from the two peaks were added; each of them is the whole mass. Also, the ion at ${formatDecimals(low, 1)} was given ${charges} protons; it carries ${charges + 1}.`,
    },
    {
      value: mass(charges - 1, high),
      slip: 'charges-miscounted',
      teaching: `One charge too few was counted: the ion at ${formatDecimals(high, 1)} carries ${charges} protons.`,
    },
    {
      value: mass(charges + 2, low),
      slip: 'charges-miscounted',
      teaching: `One charge too many was counted: the ion at ${formatDecimals(low, 1)} carries ${charges + 1} protons.`,
    },
    {
      value: mass(charges, high) / 2,
      slip: 'needless-half',
      teaching: 'The mass was halved, as if the two peaks shared it; each of them gives the whole mass.',
    },
    {
      value: mass(charges, low) / 2,
      slip: 'needless-half',
      teaching: `Two things went wrong. The mass was halved, as if the two peaks shared it; each of them gives the whole mass. Also, the ion at ${formatDecimals(low, 1)} was given ${charges} protons; it carries ${charges + 1}.`,
    },
    {
      value: high - protonMass,
      slip: 'mass-to-charge-for-mass',
      teaching: `The ion at ${formatDecimals(high, 1)} was taken to be singly charged; it carries ${charges} protons.`,
    },
    {
      value: (high - low) * charges,
      slip: 'spacing-for-mass',
      teaching:
        'The spacing of the peaks was multiplied by the charge; the mass is the charge times *m*/*z*, minus the mass of the protons.',
    },
  ]);
  if (options === null) return null;
  const [l, h] = [formatDecimals(low, 1), formatDecimals(high, 1)];
  return {
    text: `An electrospray spectrum of a protein shows neighboring peaks at *m*/*z* ${l} and ${h}. All charges are due to protons (mass 1.007 u), and the two ions differ by one proton. What is the mass of the neutral protein?`,
    ...options,
    explanation: `With *z* charges for the ion at ${h} and *z* + 1 for the ion at ${l}: *z* = \\frac{${l} − 1.007}{${h} − ${l}} = ${formatDecimals(ratioOfCharges, 2)}, so *z* = ${charges}. The mass is ${charges} × (${h} − 1.007) u = ${options.answer}.`,
    finding: `The spacing gives *z* = ${charges}; *z* times (*m*/*z* − 1.007) is ${options.answer}.`,
  };
}
