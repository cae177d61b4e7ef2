import { formatDecimals } from '@valence/chemistry';
import type { DrawingReading, Figure } from '@valence/figures';
import type { Random } from '../../../random.ts';
import type { Draft, Family } from '../../family.ts';
import { optionsOfReading } from './scale-slips.ts';

/** A part of the scale of a graduated cylinder or a burette, read to the digit that is estimated. */
export const glasswareReadings: Family = {
  id: 'glassware-readings',
  name: 'Reading glassware to a tenth of a division',
  subject: 'analytical',
  topics: ['concentration-units'],
  difficulties: ['beginner'],
  tests: { beginner: ['volumetric-glassware'] },
  reference: 'OpenStax Chemistry 2e, section 1.5',
  showsFigure: true,
  draft: (random) => reading(random),
};

interface Vessel {
  of: Extract<Figure, { kind: 'scale' }>['of'];
  name: string;
  /** Between two marks, in mL. */
  division: 1 | 0.1;
  /** Numbered marks, and the lowest and highest of them at the lower end of the drawn part. */
  step: number;
  lowest: number;
  highest: number;
  /** The length of the drawn part. */
  shown: number;
}

const vessels: readonly Vessel[] = [
  {
    of: 'graduated cylinder',
    name: '50 mL graduated cylinder',
    division: 1,
    step: 5,
    lowest: 10,
    highest: 35,
    shown: 15,
  },
  {
    of: 'graduated cylinder',
    name: '100 mL graduated cylinder',
    division: 1,
    step: 10,
    lowest: 20,
    highest: 80,
    shown: 20,
  },
  {
    of: 'graduated cylinder',
    name: '10 mL graduated cylinder',
    division: 0.1,
    step: 1,
    lowest: 2,
    highest: 8,
    shown: 2,
  },
  { of: 'burette', name: '50 mL burette', division: 0.1, step: 1, lowest: 5, highest: 45, shown: 2 },
  { of: 'burette', name: '25 mL burette', division: 0.1, step: 1, lowest: 5, highest: 20, shown: 2 },
];

function levelOf({ marks }: DrawingReading): number {
  return marks.find(({ as }) => as === 'level')?.at[1] ?? NaN;
}

function reading(random: Random): Draft | null {
  const vessel = random.pick(vessels);
  const { of, name, division, step, shown } = vessel;
  const from = step * random.integer(vessel.lowest / step, vessel.highest / step);
  const decimals = division === 1 ? 1 : 2;
  // In tenths of a division; not at a mark, and not within the first or last division.
  const tenths = random.integer(12, (10 * shown) / division - 12);
  if (tenths % 10 === 0 || tenths % 10 === 5) return null;
  const value = from + (tenths / 10) * division;
  const figure: Figure = {
    kind: 'scale',
    of,
    caption: `Part of a ${name} with a mark every ${division} mL, at eye level`,
    unit: 'mL',
    from,
    to: from + shown,
    step,
    parts: Math.round(step / division),
    levels: [{ name: '', value }],
  };
  const write = (read: number): string => `${formatDecimals(read, decimals)} mL`;
  const options = optionsOfReading(
    { value, division, step, isDownward: of === 'burette', from, to: from + shown },
    write,
  );
  return {
    text: `What is the reading of the ${name}, estimated to a tenth of a division?`,
    shown: { figure, keyFrom: (drawing) => write(levelOf(drawing)) },
    ...options,
    explanation: `Each division is ${division} mL, and a tenth of a division is estimated, so the reading has ${decimals === 1 ? 'one decimal place' : 'two decimal places'}. The numbers increase ${of === 'burette' ? 'downward' : 'upward'}, and the lowest point of the meniscus is at ${options.answer}.`,
    finding: `The lowest point of the surface is at ${options.answer}, read to a tenth of a division.`,
  };
}
