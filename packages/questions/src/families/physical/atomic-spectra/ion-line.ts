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
      teaching: `The nuclear charge ${charge} was left out, as for hydrogen; all energies are ${all} times as large.`,
    },
    {
      value: charge * difference,
      slip: 'forgot-square',
      factor: 'z',
      teaching: `The energies grow with *Z*², so the factor is ${all} and not ${charge}.`,
    },
    {
      value: (charge - 1) ** 2 * difference,
      slip: 'ion-for-atom',
      factor: 'z',
      teaching: `The charge of the ion, ${charge - 1}, was taken for that of the nucleus, which is ${charge}.`,
    },
    {
      value: 2 * charge * difference,
      slip: 'doubled-for-power',
      factor: 'z',
      teaching: `The nuclear charge was doubled; it is squared, so the factor is ${all}.`,
    },
    {
      value: all * (1 / lower - 1 / upper),
      slip: 'forgot-exponent',
      factor: 'n',
      teaching: 'The levels go with 1/*n*² and not with 1/*n*.',
    },
    {
      value: all / lower ** 2,
      slip: 'level-for-difference',
      factor: 'n',
      teaching: `The whole binding energy in *n* = ${lower} was taken; that in *n* = ${upper} has to be subtracted.`,
    },
    {
      value: all / upper ** 2,
      slip: 'level-for-difference',
      factor: 'n',
      teaching: `The binding energy in *n* = ${upper} was taken; it has to be subtracted from that in *n* = ${lower}.`,
    },
    {
      value: all * (1 / lower ** 2 + 1 / upper ** 2),
      slip: 'wrong-sign',
      factor: 'n',
      teaching: 'The terms of both levels were added; a photon carries their difference.',
    },
    {
      value: all * (1 / lower ** 2 - 1 / (upper + 1) ** 2),
      slip: 'wrong-level',
      factor: 'n',
      teaching: `The fall from *n* = ${upper + 1} was taken, one level too high.`,
    },
  ];
}
