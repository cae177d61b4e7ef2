import { fingerprint } from './random.ts';

/**
 * The end of the id of a question that was made: the same for the same text, options and whatever else is shown, in any
 * order of the options. The id is sent before the question is answered, so no option is told from the others in it.
 * @example nameOfContent('Which gas is lighter than air?', ['Helium', 'Argon', 'Krypton', 'Xenon'])
 */
export function nameOfContent(
  text: string,
  options: readonly string[],
  shown: readonly string[] = [],
): string {
  return fingerprint([text, ...options.toSorted(), ...shown].join('\n'));
}
