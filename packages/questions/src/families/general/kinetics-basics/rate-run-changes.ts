import type { Random } from '../../../random.ts';
import type { PartDraft } from '../../computed-set.ts';
import type { DrawnRuns } from './rate-runs.ts';

/** Factors of amounts and volume of run 1: concentrations fall or grow, since no table is needed where they stay. */
const mixtures = [
  { amounts: 1, volume: 2, told: 'with the same amounts, but in twice the volume' },
  { amounts: 2, volume: 1, told: 'with twice the amounts, but in the same volume' },
  { amounts: 1, volume: 0.5, told: 'with the same amounts, but in half the volume' },
  { amounts: 0.5, volume: 1, told: 'with half the amounts, but in the same volume' },
] as const;

/** What becomes of the rate, by the power of two by which it grows. */
const outcomes: Readonly<Record<number, string>> = {
  [-3]: 'It decreases to one eighth.',
  [-2]: 'It decreases to one quarter.',
  [-1]: 'It decreases to one half.',
  0: 'It stays the same.',
  1: 'It doubles.',
  2: 'It increases by a factor of four.',
  3: 'It increases by a factor of eight.',
};

/** The initial rate of run 1 with other amounts in another volume. */
export function newMixture({ law: { orders } }: DrawnRuns, random: Random): PartDraft {
  const { amounts, volume, told } = random.pick(mixtures);
  const total = orders[0] + orders[1];
  const power = Math.log2(amounts / volume);
  const key = total * power;
  const answer = outcomes[key] ?? '';
  const [grown, factor] = power < 0 ? ['are halved', '(\\frac{1}{2})'] : ['are doubled', '2'];
  const ofOrder = (order: number): string => (order === total ? '' : `, with an overall order of ${order}`);
  const slips: readonly (readonly [power: number, slip: string, teaching: string])[] = [
    [
      0,
      power < 0 ? 'ignored-dilution' : 'ignored-change',
      `All concentrations ${grown}, and the rate depends on at least one of them.`,
    ],
    [
      -key,
      'inverted-ratio',
      `The concentrations ${grown}: amounts are divided by the volume, not the volume by the amounts.`,
    ],
    ...[1, 2, 3].map(
      (order) =>
        [
          order * power,
          order === 1 ? 'assumed-first-order' : 'wrong-exponent',
          `This would be true for an overall order of ${order}; compare runs 1 and 2, and runs 1 and 3.`,
        ] as const,
    ),
    ...[1, 2, total].map(
      (order) =>
        [
          order * Math.log2(amounts),
          'totals-for-concentrations',
          `This considers only the amounts${ofOrder(order)}; with the volume included, the concentrations ${grown}.`,
        ] as const,
    ),
    ...[1, 2, total].map(
      (order) =>
        [
          -order * Math.log2(volume),
          'ignored-change',
          `This considers only the volume${ofOrder(order)}; with the amounts included, the concentrations ${grown}.`,
        ] as const,
    ),
  ];
  const seen = new Set([key]);
  const distractors = slips.flatMap(([off, slip, teaching]) => {
    const text = outcomes[off];
    if (text === undefined || seen.has(off)) return [];
    seen.add(off);
    return [{ text, slip, teaching }];
  });
  return {
    text: `The mixture of run 1 is prepared again ${told}. What happens to the initial rate in mol/(L s)?`,
    answer,
    distractors,
    explanation: `The concentrations ${grown}. The table shows orders of ${orders[0]} and ${orders[1]}, for an overall order of ${total}, so the rate is multiplied by ${factor}^{${total}}. ${answer}`,
    finding: `The concentrations ${grown}, and the overall order is ${total}. ${answer}`,
  };
}

/** What of the rate law another temperature, another concentration, or both change. */
export function whatChanged({ a, b }: DrawnRuns, random: Random): PartDraft {
  const names = {
    constant: 'Only the rate constant',
    concentration: `Only the concentration of \\ce{${a}}`,
    both: `The rate constant and the concentration of \\ce{${a}}`,
    order: `The rate constant and the order in \\ce{${a}}`,
  } as const;
  const cases = {
    constant: [
      'at a temperature 10 °C higher, with the same concentrations',
      'The concentrations and the orders are the same. At a higher temperature, more collisions have enough energy, which makes *k* larger.',
    ],
    concentration: [
      `at the same temperature, with twice the concentration of \\ce{${a}}`,
      `At the same temperature, *k* and the orders are the same whatever the concentrations are; only [\\ce{${a}}] is different.`,
    ],
    both: [
      `at a temperature 10 °C higher, with twice the concentration of \\ce{${a}}`,
      `At a higher temperature, more collisions have enough energy, which makes *k* larger, and [\\ce{${a}}] is different. The orders are the same.`,
    ],
  } as const;
  const key = random.pick(['constant', 'concentration', 'both'] as const);
  const [told, why] = cases[key];
  const isWarmer = key !== 'concentration';
  const teachings = {
    constant: isWarmer
      ? `The concentration of \\ce{${a}} has changed as well.`
      : `The concentration of \\ce{${a}} has changed; the rate constant depends on the temperature, which is the same.`,
    concentration:
      key === 'constant'
        ? `The concentration of \\ce{${a}} is that of run 1; it is the temperature that is higher.`
        : 'The temperature is higher as well, and the rate constant depends on it.',
    both: isWarmer
      ? `The concentration of \\ce{${a}} is the same as in run 1.`
      : 'The concentration has changed, but the rate constant depends on the temperature, which is the same.',
    order: `Orders show how the rate depends on the concentrations; ${
      {
        constant: 'a change of 10 °C does not affect them',
        concentration: 'a change in a concentration does not affect them',
        both: 'neither a change in a concentration nor one of 10 °C affects them',
      }[key]
    }.`,
  } as const;
  return {
    text: `Run 1 is repeated ${told}. What has changed in the rate law, rate = *k*[\\ce{${a}}]^{*m*}[\\ce{${b}}]^{*n*}?`,
    answer: names[key],
    distractors: (['constant', 'concentration', 'both', 'order'] as const)
      .filter((name) => name !== key)
      .map((name) => ({
        text: names[name],
        slip:
          name === 'order'
            ? 'exchanged-constants'
            : name === 'both' || key === 'both'
              ? 'one-part-right'
              : 'wrong-cause',
        teaching: teachings[name],
      })),
    explanation: `${why} ${names[key]} ${key === 'both' ? 'have' : 'has'} changed.`,
    finding: why,
  };
}
