import type { Random } from '../../../random.ts';
import type { Distractor } from '../../family.ts';

/**
 * Wrong molecular formulas that stand in a square with the right one: the first subscript, all that follow, or both were multiplied by
 * another number. Each of the four shares either multiple with one of the others, so that none stands out.
 * @param factor what every subscript is to be multiplied by
 * @param written the formula in which each subscript, by its place and number, became another
 */
export function squareOfMultiples(
  random: Random,
  factor: number,
  written: (count: (index: number, atoms: number) => number) => string,
): Distractor[] {
  const wrong = random.pick(factor === 2 ? [3, 1, 4] : [factor + 1, factor - 1]);
  let parts = 0;
  written((index, atoms) => {
    parts = Math.max(parts, index + 1);
    return atoms;
  });
  const [others, all] = parts === 2 ? ['other was', 'both'] : ['others were', 'all'];
  const as = parts === 2 ? 'left as it is' : 'left as they are';
  const deed = `multiplied by ${wrong}`;
  return [
    {
      text: written((_, atoms) => atoms * wrong),
      slip: 'multiple-miscounted',
      teaching:
        wrong === 1
          ? `This is the empirical formula itself; the molar mass is ${factor} times its mass.`
          : `This is ${wrong} times the empirical formula; the molar mass is ${factor} times its mass.`,
    },
    {
      text: written((index, atoms) => atoms * (index === 0 ? wrong : factor)),
      slip: 'rounded-ratio',
      teaching: `The first subscript was ${wrong === 1 ? 'left as it is' : deed} while the ${others} multiplied by ${factor}; ${all} of them must be multiplied by ${factor}.`,
    },
    {
      text: written((index, atoms) => atoms * (index === 0 ? factor : wrong)),
      slip: wrong === 1 ? 'one-subscript-only' : 'rounded-ratio',
      teaching: `The first subscript was multiplied by ${factor} while the ${others} ${wrong === 1 ? as : deed}; ${all} of them must be multiplied by ${factor}.`,
    },
  ];
}
