import { formatDecimals } from '@valence/chemistry';
import { placeOfHeight } from '@valence/figures';
import type { Random } from '../../../random.ts';
import type { Draft, Family } from '../../family.ts';
import { readingOptions } from '../../options/reading-options.ts';
import { drawDiagram } from './phase-diagram.ts';
import { changeOfPoint } from './change-of-point.ts';

/** The phase diagram of one substance: boiling and triple point, and what a change of temperature or pressure does. */
export const phaseDiagramReadings: Family = {
  id: 'phase-diagram-readings',
  name: 'Reading a phase diagram',
  subject: 'physical',
  topics: ['phase-equilibria'],
  difficulties: ['beginner', 'intermediate'],
  tests: { beginner: ['phase-diagram'], intermediate: ['phase-diagram'] },
  uses: ['vapor-pressure'],
  reference: 'OpenStax Chemistry 2e, section 10.4',
  showsFigure: true,
  draft(random, difficulty) {
    return difficulty === 'beginner' ? boiling(random) : changeOfPoint(random);
  },
};

const celsius = (value: number): string => `${formatDecimals(value, 0)} °C`;

function boiling(random: Random): Draft | null {
  const { figure, triple, critical, boilingAt, fusionAt } = drawDiagram(random);
  const pressure = random.pick([3, 3.5, 4, 5, 5.5, 6]);
  const key = boilingAt(pressure);
  const options = readingOptions(
    key,
    celsius,
    [
      {
        value: fusionAt(pressure),
        slip: 'other-curve',
        teaching: 'This is the melting point at this pressure, on the line between solid and liquid.',
      },
      {
        value: triple[0],
        slip: 'other-special-point',
        teaching: 'This is the temperature of the triple point, where all three phases are in equilibrium.',
      },
      {
        value: critical[0],
        slip: 'critical-for-boyle',
        teaching: 'This is the temperature of the critical point, at which the boiling curve ends.',
      },
      {
        value: Math.min(boilingAt(pressure + 2), critical[0]),
        slip: 'ruling-misread',
        teaching: `This is the boiling point at ${pressure + 2} atm, which is one label too high on the pressure axis.`,
      },
      {
        value: pressure / 2 > triple[1] ? boilingAt(pressure / 2) : NaN,
        slip: 'ruling-misread',
        teaching: `Each fine grid line was taken to represent 1 atm, but it represents 0.5 atm: this is the boiling point at ${pressure / 2} atm.`,
      },
      {
        value: pressure - 2 > triple[1] ? boilingAt(pressure - 2) : NaN,
        slip: 'ruling-misread',
        teaching: `This is the boiling point at ${pressure - 2} atm, which is one label too low on the pressure axis.`,
      },
      {
        value: 2 * pressure < critical[1] ? boilingAt(2 * pressure) : NaN,
        slip: 'ruling-misread',
        teaching: `Each fine grid line was taken to represent 0.25 atm, but it represents 0.5 atm: this is the boiling point at ${2 * pressure} atm.`,
      },
    ],
    13,
  );
  return (
    options && {
      text: `At approximately what temperature does the substance boil at a pressure of ${pressure} atm?`,
      shown: { figure, keyFrom: ({ lines }) => celsius(placeOfHeight(lines[2] ?? [], pressure) ?? NaN) },
      ...options,
      explanation: `Liquid and gas are in equilibrium on the right-hand curve, which begins at the triple point and ends at the critical point. At ${pressure} atm this curve is at about ${options.answer}, which is where the liquid boils.`,
      finding: `The curve between liquid and gas crosses ${pressure} atm at ${options.answer}.`,
    }
  );
}
