import { twoSlips } from '../../notes/two-slips.ts';
import type { SlippedValue } from '../../options/slipped-value.ts';

/** Acid that was taken and the base that titrates what is left of it: volumes in mL, concentrations in mol/L, amounts in mmol. */
export interface BackTitration {
  acidVolume: number;
  acid: number;
  baseVolume: number;
  base: number;
  added: number;
  left: number;
}

/** What mistakes make of the ammonia that was distilled into the acid. */
export function slipsOfAmmonia({
  acidVolume,
  acid,
  baseVolume,
  base,
  added,
  left,
}: BackTitration): SlippedValue[] {
  const key = added - left;
  return [
    {
      value: left,
      slip: 'excess-for-reacted',
      teaching:
        'The acid that was left over was given as the ammonia; the ammonia consumed the rest of the acid.',
    },
    {
      value: added,
      slip: 'ignored-back-titration',
      teaching:
        'All of the acid was counted as consumed by ammonia; some of it was left to react with the \\ce{NaOH}.',
    },
    {
      value: added + left,
      slip: 'added-excess',
      teaching:
        'The acid left over was added to the acid in the receiver at the start; it must be subtracted from it.',
    },
    {
      value: Math.abs(acidVolume - baseVolume) * acid,
      slip: 'volumes-for-amounts',
      teaching:
        'The volumes were subtracted from each other, but the two solutions differ in concentration; only the amounts in moles can be subtracted.',
    },
    {
      value: Math.abs(acidVolume - baseVolume) * base,
      slip: 'volumes-for-amounts',
      teaching:
        'The difference of the volumes was multiplied by the concentration of the \\ce{NaOH}; only the amounts in moles can be subtracted.',
    },
    {
      value: acidVolume * base - baseVolume * acid,
      slip: 'exchanged-values',
      teaching: 'The concentrations of the two solutions were interchanged.',
    },
    {
      value: added - left / 2,
      slip: 'halved-one-amount',
      teaching:
        'Only half of the acid left over was subtracted, as if each \\ce{HCl} reacted with two \\ce{NaOH}; they react one to one.',
    },
    {
      value: key / 2,
      slip: 'needless-half',
      teaching:
        'The acid consumed was halved, as if \\ce{NH3} took up two \\ce{H+}; each \\ce{NH3} takes up one.',
    },
    {
      value: left / 2,
      slip: 'needless-half',
      teaching: twoSlips(
        'The acid that was left over was given as the ammonia.',
        'It was halved, as if \\ce{NH3} took up two \\ce{H+}.',
      ),
    },
    {
      value: added / 2,
      slip: 'ignored-back-titration',
      teaching: twoSlips(
        'All of the acid was counted as consumed by ammonia.',
        'It was halved, as if \\ce{NH3} took up two \\ce{H+}.',
      ),
    },
    // Volumes that are nearly equal leave next to nothing.
  ].filter(({ value }) => value > key / 20);
}
