import { formatDecimals, stageFractions } from '@valence/chemistry';
import type { Random } from '../../../random.ts';
import type { Distractor, Draft } from '../../family.ts';
import type { DiproticAcid } from './diprotic-acids.data.ts';
import { statedConstants } from './stated-constants.ts';

/** With less than this no stage stands out. */
const leastShare = 0.7;
/** The range of pH that is asked about, and how far from a p*K*_{a} it stays. */
const [lowest, highest, clear] = [1, 13, 0.4];

/** The stage of a diprotic acid that most of it has at a pH. */
export function prevailingStage(random: Random, acid: DiproticAcid): Draft | null {
  const { stages, pKas } = acid;
  // Each stage is asked for equally often, although it prevails over ranges of pH of different width.
  const asked = random.integer(0, 2);
  const from = asked === 0 ? lowest : pKas[asked === 1 ? 0 : 1] + clear;
  const to = asked === 2 ? highest : pKas[asked === 0 ? 0 : 1] - clear;
  if (from >= to) return null;
  const pH = random.integer(Math.ceil(from * 10), Math.floor(to * 10)) / 10;
  const shares = stageFractions(pKas, pH);
  const right = shares.findIndex((share) => share >= leastShare);
  const answer = stages[right];
  if (answer === undefined || right !== asked) return null;
  const nearest = Math.abs(pH - pKas[0]) < Math.abs(pH - pKas[1]) ? 0 : 1;
  const constant = (step: number): string => `p*K*_{a${step + 1}} = ${formatDecimals(pKas[step] ?? 0, 2)}`;
  const wrongStages = stages.flatMap((stage, index): Distractor[] =>
    index === right
      ? []
      : [
          {
            text: stage,
            slip: 'wrong-protonation-state',
            teaching:
              index > right
                ? `${stage} prevails only above ${constant(index - 1)}; pH ${formatDecimals(pH, 1)} is below that.`
                : `${stage} prevails only below ${constant(index)}; pH ${formatDecimals(pH, 1)} is above that.`,
          },
        ],
  );
  return {
    text: `Which of ${stages[0]}, ${stages[1]} and ${stages[2]} prevails in a solution of pH ${formatDecimals(pH, 1)}? (${statedConstants(acid)})`,
    answer,
    distractors: [
      ...wrongStages,
      ...[nearest, 1 - nearest].map((step) => ({
        text: `${stages[step] ?? ''} and ${stages[step + 1] ?? ''} equally`,
        slip: 'pka-taken-for-ph',
        teaching: `These two are equal at pH = ${constant(step)}; pH ${formatDecimals(pH, 1)} is ${pH > (pKas[step] ?? 0) ? 'above' : 'below'} that.`,
      })),
    ],
    explanation: `Below ${constant(0)} most of the acid keeps both protons, above ${constant(1)} most of it has lost both, and in between it has lost one. So at pH ${formatDecimals(pH, 1)} ${answer} prevails.`,
    finding: `The shares of all three stages were computed: ${percent(shares[right] ?? 0)} ${answer}.`,
  };
}

function percent(share: number): string {
  return share < 0.995 ? `${Math.round(100 * share)} %` : 'more than 99 %';
}
