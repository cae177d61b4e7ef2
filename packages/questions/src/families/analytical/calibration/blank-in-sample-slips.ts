import type { Random } from '../../../random.ts';
import type { SlippedValue } from '../../options/slipped-value.ts';
import type { Standards } from './calibration-standards.ts';

/**
 * Slips with the blank that is in the reading of the sample.
 * @param resultOf the asked quantity from an absorbance
 */
export function blankInSampleSlips(
  { blank, signal }: Standards,
  resultOf: (absorbance: number) => number,
): SlippedValue[] {
  return [
    {
      value: resultOf(signal),
      slip: 'ignored-blank',
      teaching: 'The absorbance of the blank was not subtracted from that of the sample.',
      factor: 'blank',
    },
    {
      value: resultOf(signal - 2 * blank),
      slip: 'subtracted-twice',
      teaching: 'The blank was subtracted twice; it should be subtracted only once.',
      factor: 'blank',
    },
    {
      value: resultOf(signal + blank),
      slip: 'wrong-sign',
      teaching: 'The blank was added; it is part of the reading and must be subtracted.',
      factor: 'blank',
    },
  ];
}

/** What comes first to a student: both are offered in some draws, one of them in the others, since the key lies between them. */
const natural = ['ignored-blank', 'forgot-dilution-factor'] as const;

/** The same slips, the natural ones before the others and those that are drawn always among the options. */
export function naturalFirst(slips: readonly SlippedValue[], random: Random): SlippedValue[] {
  const kept: readonly string[] = random.pick([natural, [natural[0]], [natural[1]]]);
  const isNatural = ({ slip }: SlippedValue): boolean => natural.some((id) => id === slip);
  return [
    ...slips.filter(isNatural).map((slip) => ({ ...slip, isDecisive: kept.includes(slip.slip) })),
    ...slips.filter((slip) => !isNatural(slip)),
  ];
}
