import type { Draft } from '../../family.ts';

type Options = Pick<Draft, 'answer' | 'distractors'>;

/**
 * Options of which all or none are written with a power of ten, and of which no two have the same digits.
 * @returns `null` where fewer than three wrong ones are left
 */
export function inOneFormat(options: Options | null): Options | null {
  if (options === null) return null;
  const seen = [options.answer];
  for (const { text } of options.distractors)
    if (
      isInPowers(text) === isInPowers(options.answer) &&
      !seen.some((one) => digitsOf(one) === digitsOf(text))
    )
      seen.push(text);
  const distractors = options.distractors.filter(({ text }) => seen.includes(text));
  return distractors.length < 3 ? null : { ...options, distractors };
}

function isInPowers(text: string): boolean {
  return text.includes(' × 10^');
}

/** The significant figures of a number as it is written. */
function digitsOf(text: string): string {
  return (/^[^ ]+/.exec(text)?.[0] ?? '').replaceAll(/[^\d]/g, '').replace(/^0+/, '');
}
