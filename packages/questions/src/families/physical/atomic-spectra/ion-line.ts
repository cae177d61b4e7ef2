import { formatSignificant, roundedConstants } from '@valence/chemistry';
import type { Random } from '../../../random.ts';
import type { Draft } from '../../family.ts';
import { believableOptions } from '../../options/quantity-options.ts';
import type { SlippedValue } from '../../options/slipped-value.ts';
import { printedConstants } from '../../texts/printed-constants.ts';
import { toFigures, workingText } from '../../texts/shown-working.ts';
import { electronvolts, ionisation } from './hydrogen-levels.ts';

const ions = [
  { formula: 'He+', charge: 2 },
  { formula: 'Li^2+', charge: 3 },
  { formula: 'Be^3+', charge: 4 },
  { formula: 'B^4+', charge: 5 },
] as const;

/** A line of an ion with one electron: its energy, or its wavelength. */
export function ionLine(random: Random): Draft | null {
  const { formula, charge } = random.pick(ions);
  const lower = random.integer(1, 4);
  const upper = random.integer(lower + 1, 7);
  const asksWavelength = random.next() < 0.5;
  // To the six figures that the working shows.
  const difference = toFigures(1 / lower ** 2 - 1 / upper ** 2, 6);
  const energy = ionisation * charge ** 2 * difference;
  const asked = (electronvolt: number): number =>
    asksWavelength ? roundedConstants.planckLight / electronvolt : electronvolt;
  const write = asksWavelength
    ? (value: number): string => `${formatSignificant(value, 3)} nm`
    : electronvolts;
  const key = asked(energy);
  const options = believableOptions(
    key,
    write,
    ionSlips(charge, lower, upper).map(({ value, ...slip }) => ({
      ...slip,
      value: asked(ionisation * value),
    })),
    [key / 26, 26 * key],
  );
  if (options === null) return null;
  const what = asksWavelength ? 'the wavelength of the radiation' : 'the energy of the photon';
  const data = asksWavelength ? `; *hc* = ${printedConstants.planckLight} eV·nm` : '';
  const last = asksWavelength
    ? ` λ = \\frac{${printedConstants.planckLight} eV·nm}{${formatSignificant(energy, 5)} eV} = ${options.answer}.`
    : '';
  return {
    text: `What is ${what} that \\ce{${formula}} emits when its only electron falls from *n* = ${upper} to *n* = ${lower}? (ionization energy of the hydrogen atom 13.6 eV${data})`,
    ...options,
    explanation: `Δ*E* = 13.6 eV × *Z*²(\\frac{1}{${lower}²} − \\frac{1}{${upper}²}) = 13.6 eV × ${charge ** 2} × ${workingText(difference)} = ${formatSignificant(energy, asksWavelength ? 5 : 3)} eV.${last}`,
    finding: `The levels of a one-electron ion with *Z* = ${charge} give ${options.answer}.`,
  };
}

/** What the energy becomes, in ionization energies of hydrogen. */
function ionSlips(charge: number, lower: number, upper: number): SlippedValue[] {
  const difference = 1 / lower ** 2 - 1 / upper ** 2;
  const all = charge ** 2;
  return [
    {
      value: difference,
      slip: 'ignored-nuclear-charge',
      factor: 'z',
      teaching: `The nuclear charge of ${charge} was left out, as if the atom were hydrogen; all the energies are ${all} times as large.`,
    },
    {
      value: charge * difference,
      slip: 'forgot-square',
      factor: 'z',
      teaching: `The energies are proportional to *Z*², so the factor is ${all}, not ${charge}.`,
    },
    {
      value: (charge - 1) ** 2 * difference,
      slip: 'ion-for-atom',
      factor: 'z',
      teaching: `The charge of the ion, ${charge - 1}, was used as the nuclear charge, which is ${charge}.`,
    },
    {
      value: 2 * charge * difference,
      slip: 'doubled-for-power',
      factor: 'z',
      teaching: `The nuclear charge was doubled; it must be squared, so the factor is ${all}.`,
    },
    {
      value: all * (1 / lower - 1 / upper),
      slip: 'forgot-exponent',
      factor: 'n',
      teaching: 'The energy levels are proportional to 1/*n*², not to 1/*n*.',
    },
    {
      value: all / lower ** 2,
      slip: 'level-for-difference',
      factor: 'n',
      teaching: `The entire binding energy for *n* = ${lower} was used; the binding energy for *n* = ${upper} must be subtracted from it.`,
    },
    {
      value: all / upper ** 2,
      slip: 'level-for-difference',
      factor: 'n',
      teaching: `The binding energy for *n* = ${upper} was used; it must be subtracted from the binding energy for *n* = ${lower}.`,
    },
    {
      value: all * (1 / lower ** 2 + 1 / upper ** 2),
      slip: 'wrong-sign',
      factor: 'n',
      teaching: 'The terms for the two levels were added; the photon energy is their difference.',
    },
    {
      value: all * (1 / lower ** 2 - 1 / (upper + 1) ** 2),
      slip: 'wrong-level',
      factor: 'n',
      teaching: `The transition from *n* = ${upper + 1} was used, which starts one level too high.`,
    },
  ];
}
