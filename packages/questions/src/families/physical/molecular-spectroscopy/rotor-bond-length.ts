import { formatSignificant } from '@valence/chemistry';
import type { Random } from '../../../random.ts';
import type { Draft } from '../../family.ts';
import { believableOptions } from '../../options/quantity-options.ts';
import type { SlippedValue } from '../../options/slipped-value.ts';
import { toFigures } from '../../texts/shown-working.ts';
import { molecules, wavenumbers } from './rotors.data.ts';

/** In pm, of two atoms. */
const bondLengths = [60, 300] as const;

/** What is taken for the rotational constant, where it is not the line over 2(*J* + 1). */
function constantSlips(line: number, level: number): SlippedValue[] {
  return [
    {
      value: line,
      slip: 'line-for-constant',
      teaching: `The wavenumber of the line itself was used as *B*; the line lies at ${2 * (level + 1)}*B*.`,
    },
    {
      value: line / (level + 1),
      slip: 'forgot-factor-two',
      teaching: 'The lines lie at 2*B*(*J* + 1), so *B* is half the value used here.',
    },
    {
      value: line / 4 / (level + 1),
      slip: 'needless-factor-two',
      teaching: 'The lines lie at 2*B*(*J* + 1), so *B* is twice the value used here.',
    },
    {
      value: level === 0 ? Number.NaN : line / 2 / level,
      slip: 'wrong-level',
      teaching: `The wavenumber was divided by 2*J*; the line from *J* = ${level} lies at ${2 * (level + 1)}*B*.`,
    },
    {
      value: line / 2 / (level + 2),
      slip: 'wrong-level',
      teaching: `The wavenumber was divided by 2(*J* + 2); the line from *J* = ${level} lies at ${2 * (level + 1)}*B*.`,
    },
    {
      value: line / (level + 1) / (level + 2),
      slip: 'level-for-difference',
      teaching: `The wavenumber was used as the energy of the upper level, ${(level + 1) * (level + 2)}*B*; it is the difference between two levels.`,
    },
    {
      value: line / 2,
      slip: 'equal-lines',
      teaching: `The line was assumed to lie at 2*B*; the line from *J* = ${level} lies at ${2 * (level + 1)}*B*.`,
    },
  ];
}

/** The bond length behind a rotational line. */
export function bondLength(random: Random): Draft | null {
  const { formula, masses, constant } = random.pick(molecules);
  const [one, other] = masses;
  const level = random.integer(0, 7);
  const spacing = toFigures(2 * constant * (level + 1), 3);
  const rotational = spacing / (2 * (level + 1));
  const reduced = (one * other) / (one + other);
  const length = (mass: number, b: number): number => Math.sqrt(16.858 / (mass * b)) * 100;
  const options = believableOptions(
    length(reduced, rotational),
    (value) => `${formatSignificant(value, 3)} pm`,
    [
      ...constantSlips(spacing, level).map(({ value, ...slip }) => ({
        ...slip,
        value: length(reduced, value),
        factor: 'b',
      })),
      {
        value: length(one + other, rotational),
        slip: 'sum-for-reduced-mass',
        factor: 'm',
        teaching:
          'The sum of the masses was used; the reduced mass *m*_{1}*m*_{2}/(*m*_{1} + *m*_{2}) is needed.',
      },
      {
        value: length(Math.min(one, other), rotational),
        slip: 'light-atom-alone',
        factor: 'm',
        teaching: 'The mass of the lighter atom was used; the reduced mass is needed.',
      },
      {
        value: length((one + other) / 2, rotational),
        slip: 'sum-for-reduced-mass',
        factor: 'm',
        teaching: 'The mean of the two masses was used; the reduced mass is needed.',
      },
      {
        value: length(reduced, rotational) ** 2 / 100,
        slip: 'forgot-root',
        teaching: 'The equation gives the square of the bond length; the square root must still be taken.',
      },
      {
        value: Math.sqrt(length(reduced, rotational) * 100),
        slip: 'needless-root',
        teaching: 'The square root was taken twice; the equation contains the square of the bond length.',
      },
      {
        value: length(reduced, rotational) / 2,
        slip: 'needless-half',
        factor: 'h',
        teaching:
          'The distance between the atoms was halved, as if the center of mass were an end of the bond.',
      },
    ],
    bondLengths,
  );
  if (options === null) return null;
  return {
    text: `The rotational line of \\ce{${formula}} from *J* = ${level} to *J* = ${level + 1} lies at ${wavenumbers(spacing)}. What is the bond length, if the molecule is a rigid rotor? (*B* = \\frac{16.858 cm^{−1}}{*μr*²} with *μ* in u and *r* in Å; masses ${formatSignificant(one, 5)} u and ${formatSignificant(other, 5)} u)`,
    ...options,
    explanation: `*B* = \\frac{${wavenumbers(spacing)}}{${2 * (level + 1)}} = ${formatSignificant(rotational, 5)} cm^{−1}. *μ* = \\frac{${formatSignificant(one, 5)} × ${formatSignificant(other, 5)}}{${formatSignificant(one, 5)} + ${formatSignificant(other, 5)}} u = ${formatSignificant(reduced, 5)} u. *r* = \\sqrt{\\frac{16.858}{${formatSignificant(reduced, 5)} × ${formatSignificant(rotational, 5)}}} Å = ${options.answer}.`,
    finding: `*B* from the line and the reduced mass give *r* = ${options.answer}.`,
  };
}
