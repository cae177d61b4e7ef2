import { formatSignificant } from '@valence/chemistry';
import type { SlippedValue } from '../../options/slipped-value.ts';
import { toFigures } from '../../texts/shown-working.ts';

/** What comes of a concentration of *m* × 10^{−*n*} mol/L when its negative logarithm, *n* − log *m*, is guessed from its digits. */
export function slipsOfLogarithm(concentration: number, asked: 'pH' | 'pOH'): SlippedValue[] {
  const n = Math.ceil(-Math.log10(concentration));
  const m = toFigures(concentration * 10 ** n, 3);
  const digits = formatSignificant(m, Math.abs(toFigures(m, 2) - m) < 1e-9 ? 2 : 3);
  return [
    {
      value: n,
      slip: 'power-of-ten-alone',
      teaching: `The power of ten alone gives a ${asked} of ${n}; the logarithm of ${digits} is still to be subtracted from it.`,
    },
    {
      value: n + m / 10,
      slip: 'digits-for-logarithm',
      teaching: `The digits ${digits} were put behind ${n}; it is their logarithm that counts, and it is subtracted from ${n}.`,
    },
    {
      value: n - m / 10,
      slip: 'digits-for-logarithm',
      teaching: `From ${n} the logarithm of ${digits} is subtracted, not a tenth of it.`,
    },
    {
      value: n + Math.log10(m),
      slip: 'wrong-sign',
      teaching: `The logarithm of ${digits} × 10^{−${n}} is log ${digits} − ${n}: with the sign changed, log ${digits} is subtracted from ${n}.`,
    },
    {
      value: n - 1,
      slip: 'power-of-ten-alone',
      teaching: `This takes the zeros behind the decimal point for the ${asked}; the digits after them count as well.`,
    },
    {
      value: n - 1 + Math.log10(m),
      slip: 'wrong-sign',
      teaching: `The logarithm of ${digits} was put behind ${n - 1}; it is subtracted from ${n}.`,
    },
    {
      value: n - 1 + m / 10,
      slip: 'digits-for-logarithm',
      teaching: `The digits ${digits} were put behind ${n - 1}; it is their logarithm that counts, and it is subtracted from ${n}.`,
    },
    {
      value: n - Math.log(m),
      slip: 'natural-for-decadic-logarithm',
      teaching: `The natural logarithm of ${digits} was subtracted from ${n}; it is the one to base 10.`,
    },
    ...[1, -1].map((step) => ({
      value: n + step - Math.log10(m),
      slip: 'power-of-ten',
      teaching: `A place was miscounted: the concentration was read as ${digits} × 10^{−${n + step}} mol/L, and it is ${digits} × 10^{−${n}} mol/L.`,
    })),
  ];
}
