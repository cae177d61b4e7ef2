import { formatDecimals, stageFractions } from '@valence/chemistry';
import type { Random } from '../../../random.ts';
import type { Distractor, Draft } from '../../family.ts';
import type { DiproticAcid } from './diprotic-acids.data.ts';
import { statedConstants } from './stated-constants.ts';

/** With less than this no stage stands out. */
const leastShare = 0.7;
/** The range of pH that is asked about, how far from a p*K*_{a} it stays, and how near to one: further away nobody believes in equal shares. */
const [lowest, highest, clear, near] = [1, 13, 0.4, 2];

/** How often the pH is one at which two stages are equal. */
const equalShare = 0.3;

/** The stage of a diprotic acid that most of it has at a pH. */
export function prevailingStage(random: Random, acid: DiproticAcid): Draft | null {
  const { stages, pKas } = acid;
  // Each stage is asked for equally often, although it prevails over ranges of pH of different width.
  const asked = random.integer(0, 2);
  const from = asked === 0 ? lowest : pKas[asked === 1 ? 0 : 1] + clear;
  const to = asked === 2 ? highest : pKas[asked === 0 ? 0 : 1] - clear;
  if (from >= to) return null;
  const pH = random.integer(Math.ceil(from * 10), Math.floor(to * 10)) / 10;
  if (pKas.every((pKa) => Math.abs(pH - pKa) > near)) return null;
  const shares = stageFractions(pKas, pH);
  const right = shares.findIndex((share) => share >= leastShare);
  const answer = stages[right];
  if (answer === undefined || right !== asked) return null;
  const nearest = Math.abs(pH - pKas[0]) < Math.abs(pH - pKas[1]) ? 0 : 1;
  if (random.next() > 1 - equalShare) return equalStages(random, acid);
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
                ? `${stage} predominates only above ${constant(index - 1)}; pH ${formatDecimals(pH, 1)} is below that.`
                : `${stage} predominates only below ${constant(index)}; pH ${formatDecimals(pH, 1)} is above that.`,
          },
        ],
  );
  return {
    text: questionAt(acid, formatDecimals(pH, 1)),
    answer,
    distractors: [
      ...wrongStages,
      ...[nearest, 1 - nearest].map((step) => ({
        text: `${stages[step] ?? ''} and ${stages[step + 1] ?? ''}, in equal concentrations`,
        slip: 'pka-taken-for-ph',
        teaching: `These two have equal concentrations at pH = ${constant(step)}; pH ${formatDecimals(pH, 1)} is ${pH > (pKas[step] ?? 0) ? 'above' : 'below'} that.`,
      })),
    ],
    explanation: `Below ${constant(0)} most of the acid keeps both protons, above ${constant(1)} most of it has lost both, and in between most of it has lost one. At pH ${formatDecimals(pH, 1)}, therefore, ${answer} predominates.`,
    finding: `The shares of all three stages were computed: ${percent(shares[right] ?? 0)} ${answer}.`,
  };
}

/** The two stages of which neither prevails, as the pH is the p*K*_{a} between them. */
function equalStages(random: Random, acid: DiproticAcid): Draft {
  const { stages, pKas } = acid;
  const step = random.integer(0, 1);
  const both = (at: number): string =>
    `${stages[at] ?? ''} and ${stages[at + 1] ?? ''}, in equal concentrations`;
  const pH = formatDecimals(pKas[step] ?? 0, 2);
  const pair = `p*K*_{a${step + 1}}, where ${stages[step] ?? ''} and ${stages[step + 1] ?? ''} have equal concentrations`;
  return {
    text: questionAt(acid, pH),
    answer: both(step),
    distractors: [
      ...stages.map((stage, at) =>
        at === step || at === step + 1
          ? {
              text: stage,
              slip: 'pka-taken-for-ph',
              teaching: `${stage} alone predominates ${at === step ? 'below' : 'above'} pH ${pH}; this pH is ${pair}.`,
            }
          : {
              text: stage,
              slip: 'wrong-protonation-state',
              teaching: `There is hardly any ${stage} at this pH, which is ${pair}.`,
            },
      ),
      {
        text: both(1 - step),
        slip: 'wrong-dissociation-step',
        teaching: `These two have equal concentrations at p*K*_{a${2 - step}} = ${formatDecimals(pKas[1 - step] ?? 0, 2)}; pH ${pH} is p*K*_{a${step + 1}}.`,
      },
    ],
    explanation: `An acid and its conjugate base have equal concentrations when the pH equals the p*K*_{a} of the acid. The pH of ${pH} equals p*K*_{a${step + 1}}, that of ${stages[step] ?? ''}, so neither member of this pair predominates over the other: ${both(step)}.`,
    finding: `The pH is p*K*_{a${step + 1}}, so that ${both(step)}.`,
  };
}

function questionAt(acid: DiproticAcid, pH: string): string {
  const [first, middle, last] = acid.stages;
  return `Which of ${first}, ${middle}, and ${last} predominates in a solution of pH ${pH}? (${statedConstants(acid)})`;
}

function percent(share: number): string {
  return share < 0.995 ? `${Math.round(100 * share)}%` : 'more than 99%';
}
