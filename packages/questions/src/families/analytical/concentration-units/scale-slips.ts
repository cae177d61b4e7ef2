import type { Draft, Distractor } from '../../family.ts';

/** A reading on a scale with its divisions. */
interface Reading {
  value: number;
  division: number;
  /** Between two numbers. */
  step: number;
  /** True where numbers increase downward. */
  isDownward: boolean;
  from: number;
  to: number;
}

/**
 * A reading with the slips in it: counted the wrong way, from another number, with divisions taken for other ones, or at the
 * upper rim of the surface.
 */
export function optionsOfReading(
  { value, division, step, isDownward, from, to }: Reading,
  write: (value: number) => string,
): Pick<Draft, 'answer' | 'distractors'> {
  const below = Math.floor(value / division + 1e-9) * division;
  const number = Math.floor(value / step + 1e-9) * step;
  const way = isDownward ? 'downward' : 'upward';
  const slips: readonly (Omit<Distractor, 'text'> & { at: number })[] = [
    {
      at: below + division - (value - below),
      slip: 'scale-backwards',
      teaching: `The tenths were counted from the wrong mark, ${isDownward ? 'upward' : 'downward'} instead of ${way}.`,
    },
    {
      at: 2 * number + step - value,
      slip: 'scale-backwards',
      teaching: `The marks were counted from the wrong number, ${isDownward ? 'upward' : 'downward'} instead of ${way}.`,
    },
    {
      at: value + (isDownward ? -0.4 : 0.4) * division,
      slip: 'ruling-misread',
      teaching:
        'This is the upper edge of the meniscus, where the liquid climbs the glass; read the lowest point of the meniscus instead.',
    },
    {
      at: number + (value - number) / 10,
      slip: 'ruling-misread',
      teaching: `A division was read as a tenth of its actual size; there are ${Math.round(step / division)} divisions of ${division} mL each between two numbers.`,
    },
    {
      at: value + step,
      slip: 'ruling-misread',
      teaching: `The marks were counted from ${number + step} mL instead of ${number} mL.`,
    },
    {
      at: value - step,
      slip: 'ruling-misread',
      teaching: `The marks were counted from ${number - step} mL instead of ${number} mL.`,
    },
  ];
  const offered = slips.filter(({ at }) => at > from && at < to && Math.abs(at - value) > 0.25 * division);
  return {
    answer: write(value),
    distractors: offered.map(({ at, slip, teaching }) => ({ text: write(at), slip, teaching })),
  };
}
