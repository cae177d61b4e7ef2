import { formatDecimals } from '@valence/chemistry';
import { netCharge, peptideName } from '../../../computations/biomolecules/peptides.ts';
import type { Difficulty } from '../../../question.ts';
import type { Random } from '../../../random.ts';
import type { Draft, Family } from '../../family.ts';
import { signedCharge } from '../amino-acids/ionisable-groups.ts';
import { peptideGroups, type PeptideGroup } from '../amino-acids/peptide-groups.ts';
import type { SlippedValue } from '../../options/slipped-value.ts';
import { optionsApart } from '../../options/options-apart.ts';
import { isFarApart } from '../../options/wrong-numbers.ts';

/** Net charge of peptides: at pH 7 first, then away from it, then of longer chains with tyrosine and cysteine. */
export const peptideCharge: Family = {
  id: 'peptide-charge',
  name: 'Net charge of peptides',
  subject: 'biochemistry',
  topics: ['protein-structure', 'amino-acids'],
  difficulties: ['beginner', 'intermediate', 'advanced'],
  tests: { beginner: ['peptide-charge'], intermediate: ['peptide-charge'], advanced: ['peptide-charge'] },
  uses: ['acid-dissociation-constant'],
  reference: 'Lehninger Principles of Biochemistry, chapter 3',
  draft(random, difficulty) {
    const sequence = drawSequence(random, difficulty);
    const pH = difficulty === 'beginner' ? 7 : random.pick([1, 1.5, 2, 5, 6.9, 7, 7.1, 11.5, 13]);
    return chargeOf(random, sequence, pH, difficulty);
  },
};

/** The largest charge of a peptide of the beginner level: a larger option would be known for a wrong one. */
const mostOfBeginner = 4;

function drawSequence(random: Random, difficulty: Difficulty): string {
  const [ionisable, neutral, charged] = (
    {
      beginner: [[...'DEKRDEKR'], [...'AGLSVFIMT'], 2],
      intermediate: [[...'DEKRHDEKR'], [...'AGLSVFIMTNQ'], 3],
      advanced: [[...'DEKRHYCDEKRY'], [...'AGLSVFIMTNQ'], 5],
    } as const
  )[difficulty];
  const sequence = random
    .shuffle([...random.shuffle(ionisable).slice(0, charged), ...random.shuffle(neutral).slice(0, 2)])
    .join('');
  // Two side chains that are charged at pH 7 make an even charge, one or three make an odd one.
  if (difficulty !== 'beginner') return sequence;
  const [, first = ''] = /([DEKR])/.exec(sequence) ?? [];
  return sequence.replace(first, random.pick([first, '', first.repeat(2)]));
}

function chargeOf(random: Random, sequence: string, pH: number, difficulty: Difficulty): Draft | null {
  const groups = peptideGroups(sequence);
  const chargeAt = (chosen: readonly PeptideGroup[], at: number): number =>
    netCharge(
      {
        acids: chosen.filter((group) => group.kind === 'acid').map((group) => group.pKa),
        bases: chosen.filter((group) => group.kind === 'base').map((group) => group.pKa),
      },
      at,
    );
  const exact = chargeAt(groups, pH);
  const result = Math.round(exact);
  if (Math.abs(exact - result) > 0.2) return null;
  // Side chains of one sign meet less often than others: each charge is to be the answer about as often.
  if (difficulty === 'beginner' && Math.abs(result) < 2 && random.pick([true, false, false])) return null;
  // With three charged side chains a single charge is left over most often.
  if (difficulty === 'intermediate' && Math.abs(result) === 1 && random.next() < 0.6) return null;
  if (difficulty !== 'beginner' && groups.every((group) => pH < group.pKa)) return null;
  // Far from every p*K*ₐ the charges are only counted; near one a group is in both forms.
  if (difficulty === 'advanced' && groups.every((group) => Math.abs(pH - group.pKa) > 1.5)) return null;
  const write = (value: number): string => signedCharge(value, 0);
  const withoutEnds = groups.slice(2);
  // No group can be charged more than once: what lies beyond is known for wrong without a calculation.
  const bound = difficulty === 'beginner' ? mostOfBeginner : groups.length;
  const acids = groups.filter((group) => group.kind === 'acid').length;
  const [least, most] = [-Math.min(bound, acids), Math.min(bound, groups.length - acids)];
  const slips: SlippedValue[] = [
    {
      value: Math.round(chargeAt(withoutEnds, pH)),
      slip: 'forgot-terminus',
      teaching:
        'Only the side chains were counted; the free amino and carboxyl ends of the chain ionize too.',
    },
    {
      value: Math.round(exact - chargeAt(groups.slice(0, 1), pH)),
      slip: 'forgot-terminus',
      teaching: 'The terminal carboxyl group was left out of the sum.',
    },
    {
      value: Math.round(exact - chargeAt(groups.slice(1, 2), pH)),
      slip: 'forgot-terminus',
      teaching: 'The terminal amino group was left out of the sum.',
    },
    {
      value: Math.round(chargeAt(groups, 7)),
      slip: 'standard-for-actual',
      teaching: 'This is the charge at pH 7; compare each p*K*_{a} with the pH given.',
    },
    {
      value: -result,
      slip: 'wrong-sign',
      teaching:
        'Deprotonated acids are negative and protonated amines are positive; here the signs were reversed.',
    },
    {
      value: Math.round(chargeAt(groups.slice(0, 2), pH)),
      slip: 'forgot-side-chain',
      teaching: 'Only the two ends of the chain were counted; the side chains ionize too.',
    },
  ];
  const miscounts = miscounted(groups, (chosen) => chargeAt(chosen, pH));
  // Where ends, side chains and pH make no three different charges, there is too little to go wrong.
  const different = new Set(slips.map(({ value }) => value).filter((value) => value !== result));
  if (difficulty !== 'beginner' && different.size < 3) return null;
  const options = optionsApart(
    result,
    write,
    [...slips, ...miscounts].filter(({ value }) => value >= least && value <= most),
    isFarApart(0.5),
    { isAlone: true },
  );
  if (options === null) return null;
  return {
    text: `What is the net charge of the peptide ${peptideName(sequence)} at pH ${formatDecimals(pH, 1)}, to the nearest whole number? (p*K*_{a}: ${stated(groups)})`,
    ...options,
    explanation: `Each group is mostly protonated at a pH below its p*K*_{a}. The charges at pH ${formatDecimals(pH, 1)} are ${groups.map((group) => `${group.name} ${signedCharge(chargeAt([group], pH), 2)}`).join(', ')}. Their sum is about ${signedCharge(exact, 1)}, and the nearest whole number is ${write(result)}.`,
    finding: `Summed over all ${groups.length} groups the charge is ${signedCharge(exact, 2)}.`,
  };
}

/** What is summed where charges of one sign count, or one side chain does not count as it should. */
function miscounted(
  groups: readonly PeptideGroup[],
  chargeOfThose: (groups: readonly PeptideGroup[]) => number,
): SlippedValue[] {
  const exact = chargeOfThose(groups);
  const sideChains = new Map(groups.slice(2).map((group) => [group.name, group]));
  const ofSign = (sign: number): number =>
    chargeOfThose(groups.filter((group) => sign * chargeOfThose([group]) > 0));
  const [positive, negative] = [ofSign(1), ofSign(-1)];
  return [
    {
      value: Math.round(positive),
      slip: 'charged-groups-miscounted',
      teaching: 'Only the positive charges were added; the negative charges must be included, too.',
    },
    {
      value: Math.round(negative),
      slip: 'charged-groups-miscounted',
      teaching: 'Only the negative charges were added; the positive charges must be included, too.',
    },
    ...groups.slice(0, 2).map((group) => ({
      value: Math.round(exact - 2 * chargeOfThose([group])),
      slip: 'wrong-sign',
      teaching: `The charge of the ${group.name} group was added with the opposite sign.`,
    })),
    ...[...sideChains.values()].flatMap((group) => [
      {
        value: Math.round(exact + chargeOfThose([group])),
        slip: 'needless-factor-two',
        teaching: `The side chain of one ${group.name} was counted twice.`,
      },
      {
        value: Math.round(exact - chargeOfThose([group])),
        slip: 'forgot-side-chain',
        teaching: `The side chain of one ${group.name} was left out of the sum.`,
      },
      {
        value: Math.round(exact - 2 * chargeOfThose([group])),
        slip: 'wrong-sign',
        teaching: `The charge of one ${group.name} was added with the opposite sign.`,
      },
    ]),
  ];
}

function stated(groups: readonly PeptideGroup[]): string {
  const named = new Map(groups.map(({ name, pKa }) => [name, pKa]));
  return [...named].map(([name, pKa]) => `${name} ${formatDecimals(pKa, 1)}`).join(', ');
}
