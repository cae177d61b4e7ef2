import type { Dimension } from '@valence/chemistry';
import type { QuestionReading } from '../question-reading.ts';
import { givenQuantities, isOfKind, type GivenQuantity } from './given-quantities.ts';
import type { Value } from './value.ts';
import { agree } from './same-quantity.ts';

const volume: Dimension = [3, 0, 0, 0, 0, 0];
const mass: Dimension = [0, 1, 0, 0, 0, 0];
const amount: Dimension = [0, 0, 0, 0, 1, 0];
const concentrations: readonly Dimension[] = [
  [-3, 0, 0, 0, 1, 0],
  [-3, 1, 0, 0, 0, 0],
];
const asksForConstant = /equilibrium constant|\*K\*_\{c\}|\*K\*(?! ?_)/;
/** Words by which an explanation says why it needs no volume. */
const saysWhy = /\bvolumes?\b|\bcancel|\blit(?:er|re)s?\b|\bconcentrations?\b/i;

/**
 * A volume that the question gives and the explanation forgets, where the answer hangs on it: an amount or a mass from a
 * concentration, an equilibrium constant from amounts.
 * @returns what is wrong, or `null`
 */
export function unusedProblem(
  { text, explanation }: QuestionReading,
  given: readonly GivenQuantity[],
  answer: Value,
): string | null {
  const volumes = given.filter(({ value }) => isOfKind(value, volume));
  if (volumes.every(({ written }) => /^1(?:\.0+)?$/.test(written))) return null;
  const has = (dimension: Dimension): boolean => given.some(({ value }) => isOfKind(value, dimension));
  const isExtensive = (isOfKind(answer, mass) || isOfKind(answer, amount)) && concentrations.some(has);
  const isConstant = asksForConstant.test(text.source) && has(amount) && !concentrations.some(has);
  if (!isExtensive && !(isConstant && !saysWhy.test(explanation.source))) return null;
  if (isExtensive && /\bvolumes?\b/i.test(explanation.source)) return null;
  const others = given.filter(({ value }) => concentrations.some((dimension) => isOfKind(value, dimension)));
  const isUsed = volumes.some(
    (one) =>
      isWritten(explanation.linear, one) ||
      others.some((other) => isMultiplied(explanation.linear, one, other)),
  );
  return isUsed
    ? null
    : `the explanation forgets the volume of ${volumes[0]?.written ?? ''} ${volumes[0]?.unit ?? ''}`;
}

/** True where a text states the volume, in its unit or another, or its number alone in litres or millilitres. */
function isWritten(linear: string, { value, written }: GivenQuantity): boolean {
  if (linear.includes(written)) return true;
  const { si } = value;
  if (si === null) return true;
  const litres = (1000 * (si.interval.low + si.interval.high)) / 2;
  const numbers = [...linear.matchAll(/\d+(?:\.\d+)?/g)].map(([number]) => Number(number));
  if (numbers.some((number) => [litres, 1000 * litres].some((one) => Math.abs(number - one) < 1e-6 * one)))
    return true;
  return givenQuantities(linear).some(
    (other) =>
      isOfKind(other.value, volume) && other.value.si !== null && agree(other.value.si.interval, si.interval),
  );
}

/** True where a text states the amount or mass in the volume at once: 46.25 mmol of 0.250 L at 185 mmol/L. */
function isMultiplied(linear: string, one: GivenQuantity, other: GivenQuantity): boolean {
  const product = middle(one) * middle(other);
  return givenQuantities(linear).some((stated) => Math.abs(middle(stated) - product) <= 0.01 * product);
}

function middle({ value: { si, bare } }: GivenQuantity): number {
  const { low, high } = si?.interval ?? bare;
  return (low + high) / 2;
}
