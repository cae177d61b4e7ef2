import type { SlippedValue } from '../../options/slipped-value.ts';
import type { Part } from './formation-reactions.ts';

/** What goes wrong on the way from all moles of an equation to one mole; the first can follow on every other slip. */
export function slipsOfOneMole(right: number, { coefficient, shown }: Part): SlippedValue[] {
  if (coefficient === 1) return [];
  return [
    {
      value: right * coefficient,
      slip: 'equation-for-one-mole',
      lastStep: {
        apply: (value) => value * coefficient,
        deed: `the result was not divided by the coefficient ${coefficient}`,
      },
      teaching: `The equation contains ${coefficient} mol of ${shown}; an enthalpy of formation is for one mole.`,
    },
    {
      value: right / coefficient,
      slip: 'equation-for-one-mole',
      teaching: `The result was divided by the coefficient ${coefficient} twice; dividing once gives the enthalpy for one mole of ${shown}.`,
    },
  ];
}
