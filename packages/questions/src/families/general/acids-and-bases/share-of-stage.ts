import { formatDecimals, formatSignificant, stageFractions } from '@valence/chemistry';
import type { Random } from '../../../random.ts';
import type { Draft } from '../../family.ts';
import { quantityOptions } from '../../options/quantity-options.ts';
import { toFigures } from '../../texts/shown-working.ts';
import type { DiproticAcid } from './diprotic-acids.data.ts';
import { statedConstants } from './stated-constants.ts';

/** The share of one stage where both steps matter. */
export function shareOfStage(random: Random, acid: DiproticAcid): Draft | null {
  const { stages, pKas } = acid;
  const [first, second] = pKas;
  const pH = random.integer(Math.round(first * 10) - 5, Math.round(second * 10) + 5) / 10;
  const shares = stageFractions(pKas, pH);
  const asked = random.integer(0, 2);
  const share = shares[asked] ?? 0;
  if (share < 0.05 || share > 0.95 || pH < 1) return null;
  const relative = [1, 10 ** (pH - first), 10 ** (2 * pH - first - second)].map((value) =>
    toFigures(value, 4),
  );
  const printed = relative.map((value) => formatSignificant(value, 4));
  const sum = relative.reduce((total, value) => total + value, 0);
  const options = quantityOptions(
    100 * share,
    (value) => `${formatSignificant(value, 2)}%`,
    [
      ...[1, 2].map((step) => ({
        value: (100 * share) / (share + (shares[(asked + step) % 3] ?? 0)),
        slip: 'stage-overlooked',
        teaching: `This leaves ${stages[(asked + 3 - step) % 3] ?? ''} out of the sum; all three species contribute to the total.`,
      })),
      ...[1, 2].map((step) => ({
        value: 100 * (shares[(asked + step) % 3] ?? 0),
        slip: 'wrong-protonation-state',
        teaching: `This is the percentage of ${stages[(asked + step) % 3] ?? ''} at this pH.`,
      })),
      {
        value: 100 * (1 - share),
        slip: 'answered-another-quantity',
        teaching: 'This is the percentage of the other two species together.',
      },
      ...wrongShares(pKas, pH).map(({ shares: taken, slip, teaching }) => ({
        value: 100 * (taken[asked] ?? 0),
        slip,
        teaching,
      })),
    ].filter(({ value }) => value > 1 && value < 99),
  );
  return (
    options && {
      text: `What percentage of ${acid.name} is present as ${stages[asked] ?? ''} at pH ${formatDecimals(pH, 1)}? (${statedConstants(acid)})`,
      ...options,
      explanation: `Relative to [${stages[0]}] = 1, [${stages[1]}] = 10^{pH − p*K*_{a1}} = ${printed[1] ?? ''} and [${stages[2]}] = 10^{2pH − p*K*_{a1} − p*K*_{a2}} = ${printed[2] ?? ''}; the sum is ${formatSignificant(sum, 4)}. The fraction present as ${stages[asked] ?? ''} is \\frac{${asked === 0 ? '1' : (printed[asked] ?? '')}}{${formatSignificant(sum, 4)}} = ${options.answer}.`,
      finding: `The shares of all three stages were computed: ${options.answer}.`,
    }
  );
}

/** The shares of the three stages with slips in the terms that share the total. */
function wrongShares(
  [first, second]: DiproticAcid['pKas'],
  pH: number,
): readonly { shares: readonly number[]; slip: string; teaching: string }[] {
  const sharesOf = (...terms: readonly number[]): number[] => {
    const total = terms.reduce((sum, term) => sum + term, 0);
    return terms.map((term) => term / total);
  };
  const [one, other] = [10 ** (pH - first), 10 ** (pH - second)];
  return [
    {
      shares: sharesOf(1, 1 / one, 1 / (one * other)),
      slip: 'inverted-ratio',
      teaching:
        'The exponents were given the wrong sign; the higher the pH, the more protons are lost, so each exponent is pH − p*K*_{a}.',
    },
    {
      shares: sharesOf(1, one, other),
      slip: 'wrong-reference',
      teaching:
        'The ratio of the last species to the first was taken as 10^{pH − p*K*_{a2}}; this is its ratio to the middle species and must be multiplied by the ratio of the middle species to the first.',
    },
    {
      shares: sharesOf(1, other, one * other),
      slip: 'wrong-dissociation-step',
      teaching:
        'p*K*_{a2} was used for the ratio of the middle species to the first; p*K*_{a1} links these two.',
    },
    {
      shares: sharesOf(1, Math.exp(pH - first), Math.exp(2 * pH - first - second)),
      slip: 'natural-for-decadic-logarithm',
      teaching:
        'Powers of e were used; pH and p*K*_{a} are base-10 logarithms, so the ratios are powers of ten.',
    },
  ];
}
