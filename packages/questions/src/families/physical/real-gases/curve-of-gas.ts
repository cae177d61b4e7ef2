import type { Random } from '../../../random.ts';
import type { Draft } from '../../family.ts';
import { gases, speedOf, speedPlot, topOf } from './speed-curves.ts';

const letters = ['P', 'Q', 'R', 'S'] as const;

/** Which of four curves belongs to a gas, or to a temperature. */
export function curveOfGas(random: Random): Draft | null {
  const isHeated = random.pick([true, false]);
  const gas = random.pick(gases);
  const kelvins = [random.integer(20, 30) * 10, random.integer(36, 46) * 10, random.integer(60, 75) * 10];
  const chosen = random.shuffle([...gases]).slice(0, 4);
  const members = isHeated
    ? [...kelvins, random.integer(95, 120) * 10].map((kelvin) => ({
        name: `${kelvin} K`,
        speed: speedOf(kelvin, gas.mass),
      }))
    : chosen.map(({ formula, mass }) => ({ name: `\\ce{${formula}}`, speed: speedOf(300, mass) }));
  const bySpeed = members.toSorted((one, other) => one.speed - other.speed);
  const isClose = bySpeed.some(({ speed }, place) => speed / (bySpeed[place - 1]?.speed ?? 0) < 1.16);
  if (isClose) return null;
  const order = random.shuffle([0, 1, 2, 3]);
  const asked = random.integer(0, 3);
  const option = (rank: number): string => `Curve ${letters[order.indexOf(rank)] ?? ''}`;
  const listed = random.shuffle(members.map(({ name }) => name));
  const own = bySpeed[asked]?.name ?? '';
  const reason = isHeated
    ? 'the hotter the gas, the farther to the right and the lower its maximum is'
    : 'the lighter the molecules of a gas, the farther to the right and the lower its maximum is';
  const distractors = [0, 1, 2, 3]
    .filter((rank) => rank !== asked)
    .map((rank) =>
      rank === 3 - asked
        ? {
            text: option(rank),
            slip: 'reversed-trend',
            teaching: `The order was reversed: ${reason}.`,
          }
        : {
            text: option(rank),
            slip: 'height-for-position',
            teaching: `This curve belongs to ${bySpeed[rank]?.name ?? ''}: its maximum is ${rank > asked ? 'lower and farther to the right' : 'higher and farther to the left'} than that of the curve for ${own}.`,
          },
    );
  return {
    text: isHeated
      ? `The curves show the speed distributions of one gas at ${listed.slice(0, 3).join(', ')} and ${listed[3] ?? ''}. Which curve belongs to ${own}?`
      : `The curves show the speed distributions of ${listed.slice(0, 3).join(', ')} and ${listed[3] ?? ''} at 300 K. Which curve belongs to ${own}?`,
    shown: {
      figure: speedPlot(
        order.map((rank, place) => ({ name: letters[place] ?? '', speed: bySpeed[rank]?.speed ?? NaN })),
      ),
      keyFrom: ({ lines }) => {
        const tops = lines.map(topOf);
        const at = tops.indexOf(tops.toSorted((one, other) => one - other)[asked] ?? NaN);
        return `Curve ${letters[at] ?? ''}`;
      },
    },
    answer: option(asked),
    distractors,
    explanation: `${isHeated ? 'Molecules are faster in a hotter gas' : 'At the same temperature lighter molecules are faster'}: ${reason}. Judging by the positions of the maxima, ${option(asked).replace('Curve', 'curve')} belongs to ${own}.`,
    finding: `In the order of the maxima the curve of ${own} is number ${asked + 1} from the left.`,
  };
}
