import { formatDecimals } from '@valence/chemistry';
import type { Random } from '../../../random.ts';
import type { Draft } from '../../family.ts';
import { readingOptions } from '../../options/reading-options.ts';
import { chairOf, directionOf, directions, type Direction } from './chair-groups.ts';

/** By how much the axial place costs a group more than the equatorial one, in kJ/mol; the question states it. */
const costs = {
  '\\ce{CH3}': 7.3,
  '\\ce{C2H5}': 7.5,
  '\\ce{OH}': 4.2,
  '\\ce{Cl}': 2.2,
  '\\ce{Br}': 2.3,
  '\\ce{OCH3}': 2.5,
  '\\ce{F}': 1.1,
  '\\ce{NH2}': 6.2,
  '\\ce{CN}': 0.8,
  '\\ce{CF3}': 10.1,
} as const;

/** The change of free energy when the drawn chair flips into the other one. */
export function chairFlipEnergy(random: Random): Draft | null {
  const [one, other] = random.shuffle(Object.entries(costs));
  if (one === undefined || other === undefined) return null;
  const [[first, a], [second, b]] = [one, other];
  if (Math.abs(a - b) < 1) return null;
  const places: readonly [Direction, Direction] = [random.pick(directions), random.pick(directions)];
  const from = random.integer(0, 5);
  // Groups that are both axial at 1,3 would hinder each other, and so would neighbors.
  const apart = places[0] === places[1] ? 3 : random.pick([2, 3, 4]);
  const figure = chairOf([first, second], places, [from, from + apart]);
  const change = (cost: number, direction: Direction | undefined): number =>
    direction === 'axial' ? -cost : cost;
  const [ofFirst, ofSecond] = [change(a, places[0]), change(b, places[1])];
  const key = ofFirst + ofSecond;
  const turned = (group: string, direction: Direction): string =>
    `The ${group} group was treated as ${direction === 'axial' ? 'equatorial' : 'axial'}; in the chair shown it is ${direction}.`;
  // Both signs of both numbers: any other number would leave the key among the sums and differences of the question.
  const options = readingOptions(
    key,
    signed,
    [
      {
        value: -key,
        slip: 'wrong-sign',
        teaching:
          'The change is from the chair shown to the other one: a group that becomes axial raises the free energy, and one that becomes equatorial lowers it.',
      },
      { value: key - 2 * ofFirst, slip: 'axial-equatorial-confused', teaching: turned(first, places[0]) },
      { value: key - 2 * ofSecond, slip: 'axial-equatorial-confused', teaching: turned(second, places[1]) },
    ],
    0.6,
  );
  return (
    options && {
      text: `By how much does the free energy change when the chair shown flips to the other chair? The A-values (axial minus equatorial) are ${formatDecimals(a, 1)} kJ/mol for ${first} and ${formatDecimals(b, 1)} kJ/mol for ${second}; assume that the A-values are additive.`,
      shown: {
        figure,
        keyFrom: (drawing) =>
          signed(change(a, directionOf(drawing, first)) + change(b, directionOf(drawing, second))),
      },
      ...options,
      explanation: `In the drawing, ${first} is ${places[0]} and ${second} is ${places[1]}; the flip reverses both. The A-value of a group that becomes axial is added, and that of a group that becomes equatorial is subtracted: ${sumOf(ofFirst, ofSecond)} = ${options.answer}.`,
      finding: `Read in the drawing: ${first} ${places[0]}, ${second} ${places[1]}. The flip changes the free energy by ${options.answer}.`,
    }
  );
}

function sumOf(one: number, other: number): string {
  const start = `${one < 0 ? '−' : ''}${formatDecimals(Math.abs(one), 1)}`;
  return `${start} ${other < 0 ? '−' : '+'} ${formatDecimals(Math.abs(other), 1)}`;
}

function signed(value: number): string {
  return `${value > 0 ? '+' : ''}${formatDecimals(value, 1)} kJ/mol`;
}
