import { readQuantity } from '@valence/chemistry';
import type { Distractor, Draft } from '../../family.ts';
import { onPowerOfTen } from '../../notes/power-of-ten-note.ts';

/** A number in front of its unit, not in powers of ten. */
const plain = /^([+−]?)(\d+(?: \d{3})*(?:\.(\d+))?)(?![\d^/]| ×)(.*)$/;
const inPowers = /^[+−]?\d(?:\.(\d+))? × 10\^\{/;

/**
 * The key and its wrong options with their numbers written alike where one alone has a power of ten, or has none: all have one then,
 * since the one would be told by its look. They stay as they are where one of them does not state a number, is a percentage, or lies
 * between 1 and 100: nobody writes 5.65 × 10^{0}, and what is written otherwise is then told by its size anyway.
 * @returns the draft with its key, also where its explanation ends in it, and the wrong options
 * @example inOneNotation({ answer: '8.65 × 10^{−4} mol/L', … }, [{ text: '0.0199 mol/L', … }, …]) // 1.99 × 10^{−2} mol/L
 */
export function inOneNotation(
  draft: Draft,
  distractors: readonly Distractor[],
): { draft: Draft; distractors: readonly Distractor[] } {
  const unchanged = { draft, distractors };
  const texts = [draft.answer, ...distractors.map(({ text }) => text)];
  const mantissas = texts.flatMap((text) => {
    const match = inPowers.exec(text);
    return match === null ? [] : [match[1]?.length ?? 0];
  });
  if (mantissas.length !== 1 && mantissas.length !== texts.length - 1) return unchanged;
  const decimals = Math.max(...mantissas);
  const written = texts.map((text) => (inPowers.test(text) ? text : withPower(text, decimals)));
  const [answer, ...wrong] = written.flatMap((text) => text ?? []);
  if (answer === undefined || wrong.length < distractors.length) return unchanged;
  const { explanation, finding } = draft;
  return {
    draft: {
      ...draft,
      answer,
      explanation: withLast(explanation, draft.answer, answer),
      finding: withLast(finding, draft.answer, answer),
    },
    distractors: distractors.map((distractor, place) => ({
      ...distractor,
      text: wrong[place] ?? distractor.text,
      teaching: onPowerOfTen(distractor.teaching),
    })),
  };
}

/** A decimal as a number below ten times a power of ten; `null` where it says more digits, or nothing that can be written so. */
function withPower(text: string, decimals: number): string | null {
  const [, sign = '', number, , rest = ''] = plain.exec(text) ?? [];
  const value = Math.abs(readQuantity(text)?.value ?? 0);
  if (number === undefined || value === 0 || rest === '%') return null;
  const [mantissa = '', exponent = ''] = value.toExponential(decimals).split('e');
  if (exponent === '+0' || exponent === '+1') return null;
  if (Math.abs(Number(`${mantissa}e${exponent}`) / value - 1) > 1e-9) return null;
  return `${sign}${mantissa} × 10^{${String(Number(exponent)).replace('-', '−')}}${rest}`;
}

/** The text with what it says last, but not as a part of a longer number, said otherwise. */
function withLast(text: string, said: string, otherwise: string): string {
  const at = text.lastIndexOf(said);
  const isWhole =
    at >= 0 && !/[\d.]$/.test(text.slice(0, at)) && !/^\d|^\.\d|^\^/.test(text.slice(at + said.length));
  return isWhole ? text.slice(0, at) + otherwise + text.slice(at + said.length) : text;
}
