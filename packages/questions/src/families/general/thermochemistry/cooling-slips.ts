import { rulingSlips } from '../../options/ruling-slips.ts';
import type { SlippedValue } from '../../options/slipped-value.ts';
import { axisStep, lastAt, mixedAt, type Cooling } from './cooling-curves.ts';

/** The rise with another temperature in place of that of the cooling line at the time of mixing. */
export function endSlips({ change, slope, peak }: Cooling): SlippedValue[] {
  const loss = slope * (peak - mixedAt);
  return [
    {
      value: change - loss,
      slip: 'other-special-point',
      teaching: 'The highest reading was used; by then the solution had already lost heat.',
    },
    {
      value: change + slope * mixedAt,
      slip: 'wrong-reference',
      teaching: 'The cooling line was extrapolated back to the first reading, before the powder was added.',
    },
    {
      value: change - slope * (lastAt - mixedAt),
      slip: 'wrong-reference',
      teaching: 'The last reading was used, after several minutes of cooling.',
    },
    {
      value: change - 2 * loss,
      slip: 'subtracted-for-added',
      teaching:
        'The loss up to the time of the highest reading was subtracted from this reading; it must be added.',
    },
  ];
}

/** The rise from another temperature than that before mixing. */
export function startSlips({ start, change, axis }: Cooling): SlippedValue[] {
  return [
    {
      value: start + change,
      slip: 'final-temperature-for-change',
      teaching:
        'A temperature was used as the rise; the temperature before mixing must be subtracted from it.',
    },
    {
      value: start + change - axis.from,
      slip: 'wrong-reference',
      teaching:
        'The rise was measured from the lower end of the axis, not from the temperature before mixing.',
    },
    ...misread('temperature before mixing', start, axis, (read) => start + change - read),
  ];
}

/** The rise where the cooling line was read at the wrong label. */
export function endMisread({ start, change, axis }: Cooling): SlippedValue[] {
  return misread('temperature on the cooling line', start + change, axis, (read) => read - start);
}

function misread(
  name: string,
  reading: number,
  axis: Cooling['axis'],
  of: (read: number) => number,
): SlippedValue[] {
  return rulingSlips({ reading, step: axisStep, ...axis, name, write: (step) => `${step} °C`, of });
}
