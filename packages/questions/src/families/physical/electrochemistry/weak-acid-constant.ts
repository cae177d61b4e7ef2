import { formatDecimals, roundSignificant } from '@valence/chemistry';
import { heightAt } from '@valence/figures';
import type { Random } from '../../../random.ts';
import type { Draft } from '../../family.ts';
import { shareReadingOptions } from '../../options/reading-options.ts';
import { scientificNumber } from '../../texts/plain-number.ts';
import { conductivityPlot, weakCurve } from './molar-conductivity-plot.ts';

const constantOf = (alpha: number, concentration: number): number =>
  (concentration * alpha ** 2) / (1 - alpha);
const write = (value: number): string => scientificNumber(value, 2);

/** The constant of a weak acid, from its molar conductivity at one concentration. */
export function weakAcidConstant(random: Random): Draft | null {
  const [own, other] = [10 ** (-random.integer(38, 50) / 10), 10 ** (-random.integer(38, 50) / 10)];
  const limit = random.integer(380, 404);
  const root = random.pick([0.02, 0.03, 0.04, 0.05]);
  const curve = weakCurve(limit, own);
  const read = Math.round(heightAt(curve, root) / 2) * 2;
  const elsewhere = heightAt(weakCurve(limit, other), root);
  if (read < 40 || Math.abs(elsewhere - read) < 20) return null;
  const concentration = roundSignificant(root ** 2, 2);
  const alpha = roundSignificant(read / limit, 3);
  const key = constantOf(alpha, concentration);
  const options = shareReadingOptions(
    key,
    write,
    [
      {
        value: constantOf(alpha, root),
        slip: 'forgot-square',
        factor: 'concentration',
        teaching:
          'The reading on the axis was used as the concentration; it is the square root of the concentration and must be squared.',
      },
      {
        value: constantOf(roundSignificant(elsewhere / limit, 3), concentration),
        slip: 'other-curve',
        factor: 'alpha',
        teaching: 'The conductivity was read from the curve of the other acid.',
      },
      {
        value: (concentration * alpha) / (1 - alpha),
        slip: 'forgot-exponent',
        factor: 'alpha',
        teaching: '*α* was not squared; both ions have the concentration *αc*.',
      },
      {
        value: (concentration * (1 - alpha) ** 2) / alpha,
        slip: 'rest-for-part',
        factor: 'alpha',
        teaching:
          'The fraction that is not dissociated was used as *α*; *α* is *Λ*_{m} divided by its limiting value.',
      },
      {
        value: concentration * alpha,
        slip: 'answered-another-quantity',
        teaching: 'This is the concentration of \\ce{H+}, not the constant.',
      },
      {
        value: concentration * alpha ** 2 * (1 - alpha),
        slip: 'multiplied-for-divided',
        factor: 'alpha',
        teaching: 'The expression was multiplied by 1 − *α*; the undissociated acid is in the denominator.',
      },
      {
        value: key / 2,
        slip: 'needless-half',
        factor: 'half',
        teaching: 'The result was halved; the expression *cα*^{2}/(1 − *α*) contains no factor of ½.',
      },
    ],
    0.3,
  );
  const concentrationText = write(concentration);
  return (
    options && {
      text: `The limiting molar conductivity of each of the weak acids P and Q is ${limit} S cm^{2} mol^{−1}. What is the acid dissociation constant of P, according to its molar conductivity at \\sqrt{*c*} = ${formatDecimals(root, 2)} mol^{1/2} L^{−1/2}?`,
      shown: {
        figure: conductivityPlot(
          [
            { name: 'P', points: curve },
            { name: 'Q', points: weakCurve(limit, other) },
          ],
          300,
          50,
        ),
        keyFrom: ({ lines }) => write(constantOf(heightAt(lines[0] ?? [], root) / limit, root ** 2)),
      },
      ...options,
      explanation: `At \\sqrt{*c*} = ${formatDecimals(root, 2)}, curve P is at about ${read}, so *α* = \\frac{${read}}{${limit}} = ${formatDecimals(alpha, 3)}. The concentration is *c* = ${formatDecimals(root, 2)}^{2} mol/L = ${concentrationText} mol/L. *K*_{a} = \\frac{*cα*^{2}}{1 − *α*} = \\frac{${concentrationText} × ${formatDecimals(alpha, 3)}^{2}}{1 − ${formatDecimals(alpha, 3)}} = ${options.answer}.`,
      finding: `The fraction that is dissociated leads to ${options.answer}.`,
    }
  );
}
