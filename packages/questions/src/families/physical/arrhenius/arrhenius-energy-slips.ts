import type { SlippedValue } from '../../options/slipped-value.ts';
import { printedConstants } from '../../texts/printed-constants.ts';

const gas = Number(printedConstants.gas);

interface EndsOfLine {
  /** By which ln *k* falls along the line, in 10^3 K for each 10^−3 K^−1. */
  fall: number;
  /** In 10^−3 K^−1. */
  span: number;
  /** ln *k* where the line begins. */
  top: number;
}

/** What becomes of the activation energy with another fall, another width, another logarithm, or without the gas constant. */
export function energySlips({ fall, span, top }: EndsOfLine): SlippedValue[] {
  const energy = (ofFall: number, width: number): number => (gas * ofFall) / width;
  const key = energy(fall, span);
  const ends = [1, -1].flatMap((sign) => [
    {
      value: energy(fall + 2 * sign, span),
      slip: 'ruling-misread',
      factor: 'fall',
      teaching: `One end of the line was read from the wrong label of ln *k*, which makes its fall too ${sign > 0 ? 'large' : 'small'} by 2.`,
    },
    {
      value: energy(fall, span + 0.2 * sign),
      slip: 'ruling-misread',
      factor: 'width',
      teaching: `One end of the line was read from the wrong label of 1/*T*, which makes it 0.2 × 10^{−3} K^{−1} too ${sign > 0 ? 'wide' : 'narrow'}.`,
    },
  ]);
  return [
    {
      value: key / gas,
      slip: 'forgot-factor',
      factor: 'gas constant',
      teaching: 'The slope is −*E*_{a}/*R*; it has to be multiplied by the gas constant.',
    },
    {
      value: energy(fall - top, span),
      slip: 'value-for-change',
      factor: 'fall',
      teaching: 'The last value was taken for the change along the line.',
    },
    {
      value: Math.LN10 * key,
      slip: 'natural-for-decadic-logarithm',
      factor: 'logarithm',
      teaching: 'The factor 2.303 belongs to base-10 logarithms; this axis shows natural ones.',
    },
    {
      value: energy(fall, 1 / span),
      slip: 'multiplied-for-divided',
      factor: 'width',
      teaching: 'The slope is the change of ln *k* over that of 1/*T*, not their product.',
    },
    {
      value: key / Math.LN10,
      slip: 'natural-for-decadic-logarithm',
      factor: 'logarithm',
      teaching: 'The slope was divided by 2.303, as if the axis showed logarithms to base 10.',
    },
    {
      value: energy(0.75 * fall, span),
      slip: 'some-points-only',
      factor: 'fall',
      teaching: 'The fall was taken to the last point but one, but 1/*T* along the whole line.',
    },
    {
      value: energy(fall / 4, span),
      slip: 'some-points-only',
      factor: 'fall',
      teaching: 'The fall was taken from one point to the next, but 1/*T* along the whole line.',
    },
    {
      value: energy(fall / 2, span),
      slip: 'some-points-only',
      factor: 'fall',
      teaching: 'The fall was taken from the middle of the line on, but 1/*T* along the whole line.',
    },
    {
      value: energy(fall, span / 2),
      slip: 'some-points-only',
      factor: 'width',
      teaching:
        '1/*T* was taken from the middle of the line on, but the fall of ln *k* along the whole line.',
    },
    ...ends,
  ];
}
