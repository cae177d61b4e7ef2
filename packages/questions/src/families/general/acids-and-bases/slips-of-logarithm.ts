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
      teaching: `The power of ten alone gives a ${asked} of ${n}; the logarithm of ${digits} must still be subtracted from it.`,
    },
    {
      value: n + m / 10,
      slip: 'digits-for-logarithm',
      teaching: `The digits ${digits} were appended to ${n}; instead, their logarithm must be subtracted from ${n}.`,
    },
    {
      value: n - m / 10,
      slip: 'digits-for-logarithm',
      teaching: `A tenth of ${digits} was subtracted from ${n}; instead, the logarithm of ${digits} must be subtracted.`,
    },
    {
      value: n + Math.log10(m),
      slip: 'wrong-sign',
      teaching: `The logarithm of ${digits} × 10^{−${n}} is log ${digits} − ${n}; when the sign is changed, log ${digits} is subtracted from ${n}, but here it was added.`,
    },
    {
      value: n - 1,
      slip: 'power-of-ten-alone',
      teaching: `This uses the number of zeros after the decimal point as the ${asked}; the digits after them matter as well.`,
    },
    {
      value: n - 1 + Math.log10(m),
      slip: 'wrong-sign',
      teaching: `The logarithm of ${digits} was added to ${n - 1}; instead, it must be subtracted from ${n}.`,
    },
    {
      value: n - 1 + m / 10,
      slip: 'digits-for-logarithm',
      teaching: `The digits ${digits} were appended to ${n - 1}; instead, their logarithm must be subtracted from ${n}.`,
    },
    {
      value: n - Math.log(m),
      slip: 'natural-for-decadic-logarithm',
      teaching: `The natural logarithm of ${digits} was subtracted from ${n}; the logarithm to base 10 is needed.`,
    },
    ...[1, -1].map((step) => ({
      value: n + step - Math.log10(m),
      slip: 'power-of-ten',
      teaching: `A decimal place was miscounted: the concentration was read as ${digits} × 10^{−${n + step}} mol/L, but it is ${digits} × 10^{−${n}} mol/L.`,
    })),
  ];
}
