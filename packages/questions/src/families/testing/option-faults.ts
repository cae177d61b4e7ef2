import type { Question } from '../../question.ts';

/**
 * What is wrong with the options of a question whose value a test found by its own way: the key has to lie within a reader's
 * error of it, and every other option farther than twice that.
 * @param errors how many reader's errors two values are apart
 * @returns nothing where all is well
 */
export function optionFaults(
  { id, options, key }: Question,
  value: number,
  errors: (one: number, other: number) => number,
): string[] {
  return options.flatMap(({ text }, place) => {
    const off = errors(optionValue(text), value);
    return (place === key ? off < 1 : off > 2) ? [] : [`${id}: ${text} where ${value} was found`];
  });
}

/** The number that an option begins with. */
function optionValue(text: string): number {
  const [, mantissa, power = '0'] = /^\+?([−-]?[\d.]+)(?: × 10\^\{([−-]?\d+)\})?/.exec(text) ?? [];
  return Number(`${mantissa ?? ''}e${power}`.replaceAll('−', '-'));
}

/** A reader's error that is a share of the value. */
export function shares(share: number): (one: number, other: number) => number {
  return (one, other) => Math.abs(one - other) / Math.abs(other) / share;
}

/** A reader's error that is the same everywhere. */
export function steps(step: number): (one: number, other: number) => number {
  return (one, other) => Math.abs(one - other) / step;
}
