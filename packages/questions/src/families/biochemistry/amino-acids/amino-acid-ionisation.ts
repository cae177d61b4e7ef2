import { formatDecimals, roundDecimals } from '@valence/chemistry';
import { netCharge } from '../../../computations/biomolecules/peptides.ts';
import type { Random } from '../../../random.ts';
import type { Draft, Family } from '../../family.ts';
import { ionisableAminoAcids, type IonisableAminoAcid } from './ionisable-amino-acids.ts';
import type { SlippedValue } from '../../options/slipped-value.ts';
import { optionsApart } from '../../options/options-apart.ts';
import { isFarApart, wrongNumbers } from '../../options/wrong-numbers.ts';
import { listed } from '../../texts/listed.ts';
import { restOf, signTurned } from '../../options/slips-together.ts';
import { signedCharge, groupsStated, groupsOf } from './ionisable-groups.ts';

/** The charge of an amino acid with an ionisable side chain, whole or as a mean of its forms. */
export const aminoAcidIonisation: Family = {
  id: 'amino-acid-ionisation',
  name: 'Charge of amino acids',
  subject: 'biochemistry',
  topics: ['amino-acids', 'water-and-buffers'],
  difficulties: ['beginner', 'intermediate', 'advanced'],
  tests: {
    beginner: ['zwitterions'],
    intermediate: ['henderson-hasselbalch-equation'],
    advanced: ['zwitterions'],
  },
  uses: ['acid-dissociation-constant', 'fractional-composition'],
  reference: 'Lehninger Principles of Biochemistry, chapter 3',
  draft(random, difficulty) {
    const acid = random.pick(ionisableAminoAcids);
    switch (difficulty) {
      case 'beginner':
        return wholeCharge(random, acid);
      case 'intermediate':
        return sideChainShare(random, acid);
      case 'advanced':
        return meanCharge(random, acid);
    }
  },
};

function wholeCharge(random: Random, acid: IonisableAminoAcid): Draft | null {
  const pH = random.integer(2, 26) / 2;
  const groups = groupsOf(acid);
  const steps = [...groups.acids, ...groups.bases];
  if (steps.some((pKa) => Math.abs(pKa - pH) < 1)) return null;
  const result = Math.round(netCharge(groups, pH));
  // A charge of +2 is left at one value of pH only: the others are kept one time in three.
  if (result !== 2 && random.integer(1, 3) > 1) return null;
  // The ends of the scale are wide: without this the charge there would be the key of nearly half of the draws.
  const isWide = acid.side.kind === 'acid' ? result === -2 : Math.abs(result) === 1;
  if (isWide && random.next() < 0.5) return null;
  const write = (value: number): string => signedCharge(value, 0);
  const charged = (protonated: boolean, base: boolean): number =>
    base ? Number(protonated) : Number(protonated) - 1;
  const parts = [
    ...groups.acids.map((pKa) => charged(pH < pKa, false)),
    ...groups.bases.map((pKa) => charged(pH < pKa, true)),
  ];
  return {
    text: `The amino acid ${acid.name} has ${groupsStated(acid)}. What is its net charge at pH ${formatDecimals(pH, 1)}, to the nearest whole number?`,
    answer: write(result),
    distractors:
      optionsApart(
        result,
        write,
        [
          {
            value: Math.round(netCharge({ acids: [acid.carboxyl], bases: [acid.amino] }, pH)),
            slip: 'forgot-side-chain',
            teaching: 'Only the two α groups were counted; the side chain ionizes as well.',
          },
          ...steps.map((pKa, index) => ({
            value: result + (pH < pKa ? -1 : 1),
            slip: 'wrong-protonation-state',
            teaching: `The ${index === 0 ? 'α-carboxyl group' : `group with p*K*_{a} ${formatDecimals(pKa, 2)}`} was taken as ${pH < pKa ? 'deprotonated' : 'protonated'}; at pH ${formatDecimals(pH, 1)}, ${pH < pKa ? 'below' : 'above'} its p*K*_{a}, it is ${pH < pKa ? 'protonated' : 'deprotonated'}.`,
          })),
          {
            value: groups.bases.length,
            slip: 'wrong-protonation-state',
            teaching: 'This is the charge in strong acid, with every group protonated.',
          },
          {
            value: -groups.acids.length,
            slip: 'wrong-protonation-state',
            teaching: 'This is the charge in strong base, with no group protonated.',
          },
          ...countedAlike(steps, pH),
          {
            value: -result,
            slip: 'wrong-sign',
            teaching:
              'A deprotonated acid group is negative and a protonated amino group is positive; here the signs were reversed.',
          },
          {
            value: 0,
            slip: 'overgeneralised-rule',
            teaching:
              'The amino acid was assumed to be a neutral zwitterion, but this form predominates only around the isoelectric point.',
          },
        ].filter(({ value }) => value >= -groups.acids.length && value <= groups.bases.length),
        isFarApart(0.5),
        { isAlone: true },
      )?.distractors ?? [],
    explanation: `A group is protonated at a pH below its p*K*_{a}. At pH ${formatDecimals(pH, 1)}, the charges of the groups (with their p*K*_{a} values) are ${listed(steps.map((pKa, index) => `${signedCharge(parts[index] ?? 0, 0)} (${formatDecimals(pKa, 2)})`))}. The sum is ${write(result)}.`,
    finding: `Summed over its three groups the charge at pH ${formatDecimals(pH, 1)} is ${write(result)}.`,
  };
}

/** What comes out where a group counts by its form alone, whether it is an acid group or an amino group. */
function countedAlike(steps: readonly number[], pH: number): SlippedValue[] {
  const gained = steps.filter((pKa) => pH < pKa).length;
  const lost = steps.length - gained;
  return [
    {
      value: gained,
      slip: 'charged-groups-miscounted',
      teaching:
        gained === 0
          ? 'Only protonated groups were counted as charged; a deprotonated acid group has a charge of −1.'
          : 'Each protonated group was counted as +1; a protonated acid group is neutral.',
    },
    {
      value: -lost,
      slip: 'charged-groups-miscounted',
      teaching:
        lost === 0
          ? 'Only deprotonated groups were counted as charged; a protonated amino group has a charge of +1.'
          : 'Each deprotonated group was counted as −1; a deprotonated amino group is neutral.',
    },
    {
      value: gained - lost,
      slip: 'charged-groups-miscounted',
      teaching:
        'Each protonated group was counted as +1 and each deprotonated one as −1; each group is neutral in one of its forms.',
    },
  ];
}

function sideChainShare(random: Random, acid: IonisableAminoAcid): Draft | null {
  const shift = random.integer(-12, 12) / 10;
  if (Math.abs(shift) < 0.2) return null;
  const { pKa, group } = acid.side;
  const pH = roundDecimals(pKa + shift, 2);
  const isProtonated = random.integer(0, 1) === 1;
  const share = (from: number, to: number, base = 10): number => 100 / (1 + base ** (from - to));
  const result = isProtonated ? share(pH, pKa) : share(pKa, pH);
  const percent = (value: number): string => `${formatDecimals(value, 0)}%`;
  return {
    text: `The ${group} of ${acid.name} has a p*K*_{a} of ${formatDecimals(pKa, 2)}. What percentage of this group is ${isProtonated ? 'protonated' : 'deprotonated'} at pH ${formatDecimals(pH, 2)}?`,
    answer: percent(result),
    distractors: wrongNumbers(
      result,
      isFarApart(2.5),
      [
        {
          value: 100 - result,
          slip: 'acid-over-base',
          lastStep: restOf(100),
          teaching: `This is the ${isProtonated ? 'deprotonated' : 'protonated'} percentage: a group is mostly protonated below its p*K*_{a} and mostly deprotonated above it.`,
        },
        {
          value: isProtonated ? share(pH, pKa, Math.E) : share(pKa, pH, Math.E),
          slip: 'natural-for-decadic-logarithm',
          isBeforeLastStep: true,
          teaching: 'The ratio of the two forms was taken as a power of e instead of a power of ten.',
        },
        {
          value: 50,
          slip: 'pka-taken-for-ph',
          teaching:
            'The two forms were assumed to be present in equal amounts, which is true only when the pH equals the p*K*_{a}.',
        },
        {
          value: pH < pKa === isProtonated ? 100 : 0,
          slip: 'one-step-short',
          teaching: `The group was treated as entirely ${pH < pKa ? 'protonated' : 'deprotonated'}; within about one pH unit of the p*K*_{a}, both forms are present.`,
        },
      ],
      percent,
    ),
    explanation: `\\frac{[deprotonated]}{[protonated]} = 10^{pH − p*K*_{a}} = 10^{${formatDecimals(pH - pKa, 2)}}. The ${isProtonated ? 'protonated' : 'deprotonated'} fraction is \\frac{1}{1 + 10^{${formatDecimals(isProtonated ? pH - pKa : pKa - pH, 2)}}} = ${percent(result)}.`,
    finding: `Henderson–Hasselbalch gives ${percent(result)}.`,
  };
}

function meanCharge(random: Random, acid: IonisableAminoAcid): Draft | null {
  const groups = groupsOf(acid);
  const near = random.pick([...groups.acids, ...groups.bases]);
  const pH = Math.round((near + random.integer(-8, 8) / 10) * 10) / 10;
  const result = netCharge(groups, pH);
  const whole = netCharge(
    {
      acids: groups.acids.map((pKa) => (pKa < pH ? -99 : 99)),
      bases: groups.bases.map((pKa) => (pKa < pH ? -99 : 99)),
    },
    pH,
  );
  if (pH < 1 || pH > 13 || Math.abs(result - whole) < 0.12) return null;
  const write = (value: number): string => signedCharge(value, 2);
  return {
    text: `The amino acid ${acid.name} has ${groupsStated(acid)}. What is its mean net charge at pH ${formatDecimals(pH, 1)}, taking the partial ionization of each group into account?`,
    answer: write(result),
    distractors: wrongNumbers(
      result,
      isFarApart(0.06),
      [
        {
          value: whole,
          slip: 'one-step-short',
          isBeforeLastStep: true,
          teaching:
            'Each group was counted as fully protonated or fully deprotonated; near its p*K*_{a}, a group is a mixture of both forms.',
        },
        {
          value: netCharge({ acids: [acid.carboxyl], bases: [acid.amino] }, pH),
          slip: 'forgot-side-chain',
          isBeforeLastStep: true,
          teaching: 'The side chain was left out; it is also an ionizable group.',
        },
        {
          value: netCharge({ ...groups, acids: groups.acids.slice(1) }, pH),
          slip: 'wrong-protonation-state',
          isBeforeLastStep: true,
          teaching:
            'The α-carboxyl group contributes −1 when it is deprotonated; here it was taken as neutral.',
        },
        {
          value: -result,
          slip: 'wrong-sign',
          lastStep: signTurned,
          teaching:
            'Protonated amino groups are positive and deprotonated acid groups are negative; here the signs were reversed.',
        },
      ],
      write,
    ),
    explanation: `An acidic group contributes −\\frac{1}{1 + 10^{p*K*_{a} − pH}}, and a basic group contributes +\\frac{1}{1 + 10^{pH − p*K*_{a}}}. The contributions, acidic groups first: ${[...groups.acids.map((pKa) => netCharge({ acids: [pKa], bases: [] }, pH)), ...groups.bases.map((pKa) => netCharge({ acids: [], bases: [pKa] }, pH))].map((value) => signedCharge(value, 3)).join(', ')}. Their sum is ${write(result)}.`,
    finding: `The three partial charges at pH ${formatDecimals(pH, 1)} add up to ${write(result)}.`,
  };
}
