import { failed, notApplicable, passed, type Check } from '../check.ts';
import type { QuestionReading } from '../question-reading.ts';
import { isShifted, isZeroOfScale, temperaturesIn, type StatedTemperature } from './temperatures.ts';

/** A temperature is one in kelvin where a law wants it so, and a difference of temperatures is the same number in K and in °C. */
export const temperaturesReadCheck: Check = {
  name: 'Temperatures read right',
  run(reading) {
    const { text, explanation } = reading;
    const stated = temperaturesIn(text.linear);
    const said = temperaturesIn(explanation.linear);
    if (stated.length + said.length === 0) return notApplicable('No temperature is stated.');
    const problem =
      differenceProblem(explanation.linear) ??
      scaleProblem(explanation.linear) ??
      changeProblem(reading, stated, said) ??
      celsiusProblem(explanation.linear, stated);
    if (problem !== null) return failed(problem);
    return passed('Temperatures and their differences are read on the right scale.');
  },
};

const number = String.raw`([−+]?\d+(?:\.\d+)?)`;
const differences = new RegExp(
  String.raw`\(?${number} ?(°C|K)? ?−\s?\(?${number}\)? ?(°C|K)?\)? ?(°C|K)? ?= ?${number} ?(°C|K)(?![\w/·])`,
  'g',
);

/** A difference comes out as another number, `75 °C − 25 °C = 323 K`, or takes kelvins from degrees, `350 K − 25 °C`. */
function differenceProblem(linear: string): string | null {
  for (const [written, one = '', unit, other = '', otherUnit, shared, result = ''] of linear.matchAll(
    differences,
  )) {
    const [first, second, found] = [valueOf(one), valueOf(other), valueOf(result)];
    if (isZeroOfScale(second)) continue;
    const units = [unit ?? otherUnit ?? shared, otherUnit ?? unit ?? shared];
    if (units[0] === undefined) continue;
    if (units[0] !== units[1]) return `${written} takes temperatures of two scales from one another`;
    const isOff = isShifted(first - second, found) || isShifted(found, first - second);
    if (isOff) return `${written}: a difference is the same number in K and in °C`;
  }
  const chain = /Δ‹?T›?(?:_⟮[^⟯]*⟯)? ?=([^.;,]*(?:\.\d[^.;,]*)*)/g;
  for (const [, members = ''] of linear.matchAll(chain)) {
    const plain = members
      .split('=')
      .map((member) => temperaturesIn(member.trim()).filter(({ at }) => at === 0));
    const values = plain.flatMap(([first], place) =>
      first !== undefined && /^[−+]?[\d.]+ ?(?:°C|K)\s*$/.test(members.split('=')[place]?.trim() ?? '')
        ? [first.value]
        : [],
    );
    if (values.some((value) => values.some((other) => isShifted(other, value))))
      return 'a difference of temperatures is moved to another scale';
    if (/\+ ?273/.test(members)) return 'the zero of a scale is added to a difference of temperatures';
  }
  return null;
}

/** `25 °C = 248 K`: the scales differ by 273.15, and a difference by nothing. */
function scaleProblem(linear: string): string | null {
  const equal = new RegExp(
    String.raw`(?<![\w.]|[−×·/+] ?)${number} ?(°C|K) ?= ?${number} ?(°C|K)(?![\w/·])`,
    'g',
  );
  for (const { 0: written, 1: one = '', 2: unit, 3: other = '', 4: otherUnit } of linear.matchAll(equal)) {
    if (unit === otherUnit) continue;
    const [celsius, kelvin] = unit === '°C' ? [valueOf(one), valueOf(other)] : [valueOf(other), valueOf(one)];
    if (!isShifted(celsius, kelvin) && Math.abs(celsius - kelvin) > 1e-9) return `${written} is wrong`;
  }
  return null;
}

/** The question speaks of a change, and the explanation reads it as a temperature, or the other way. */
function changeProblem(
  { explanation }: QuestionReading,
  stated: readonly StatedTemperature[],
  said: readonly StatedTemperature[],
): string | null {
  const absolute = stated.filter(({ isChange }) => !isChange);
  const changes = stated.filter(({ isChange }) => isChange).map(({ value }) => value);
  const [first, last] = [absolute[0], absolute.at(-1)];
  if (first !== undefined && last !== undefined && absolute.length === 2)
    if (first.unit === last.unit) changes.push(Math.abs(last.value - first.value));
  for (const changed of changes) {
    if (absolute.some(({ value }) => Math.abs(value - changed) < 1e-9 || isShifted(changed, value))) continue;
    const moved = said.find(
      ({ value }) => isMoved(changed, value) && !isSaidInBothScales(value, changed, said),
    );
    if (moved !== undefined) return `a change by ${changed} is read as ${moved.written} ${moved.unit}`;
  }
  const [change = Number.NaN] = changes;
  if (absolute.length !== 2) return null;
  // A heat takes the difference: behind a heat capacity stands none of the two temperatures.
  const factor =
    /(?:J|cal)\/(?:\((?:g|mol|kg)·(?:K|°C)\)|K|°C) ?× ?\(?([−+]?\d+(?:\.\d+)?) ?(?:°C|K)\)?(?! ?[−+])/g;
  for (const [, taken = ''] of explanation.linear.matchAll(factor)) {
    const value = valueOf(taken);
    const isTemperature = absolute.some(
      (one) => Math.abs(one.value - value) < 1e-9 || isShifted(one.value, value),
    );
    if (isTemperature && Math.abs(change - value) > 1e-9) return `${taken} stands where a difference belongs`;
  }
  return null;
}

/** Twice the same number, but for the zero of the scale. */
function isMoved(one: number, other: number): boolean {
  return isShifted(one, other) || isShifted(other, one);
}

/** `53.15 °C = 326.30 K` is a temperature, though the temperatures of the question differ by 53. */
function isSaidInBothScales(value: number, changed: number, said: readonly StatedTemperature[]): boolean {
  return said.some((other) => Math.abs(other.value - changed) > 1e-9 && isMoved(other.value, value));
}

const gasConstant = String.raw`(?<![\w.])(?:8\.31\d*|0\.08(?:2|21|206)\d*|0\.0831\d*|62\.36?\d*|83\.14\d*)`;

/** A temperature in °C beside the gas constant, or over another one. */
function celsiusProblem(linear: string, stated: readonly StatedTemperature[]): string | null {
  const degrees = String.raw`(?<![\w.])(\d+(?:\.\d+)?) ?°C`;
  const withConstant = new RegExp(String.raw`${gasConstant}[^=+−]{0,40}?× ?\(?${degrees}(?!\)? ?[+−])`);
  const found = withConstant.exec(linear);
  if (found !== null) return `${found[1] ?? ''} °C stands where a temperature in kelvin belongs`;
  const ratio = new RegExp(String.raw`(?:⟮|\()?${degrees}(?:⟯⟋⟮|\)? ?/ ?\(?)${degrees}(?!\)? ?[+−])`).exec(
    linear,
  );
  if (ratio !== null) return `${ratio[1] ?? ''} °C over ${ratio[2] ?? ''} °C: a ratio needs kelvins`;
  const celsius = stated.filter(({ unit, isChange }) => unit === '°C' && !isChange);
  for (const { written } of celsius) {
    const number = RegExp.escape(written);
    const bare = String.raw`(?<![\w.])${number}(?![\d.]|,\d| ?[A-Za-z°%]| ?[+−] ?273)`;
    if (new RegExp(String.raw`${gasConstant} ?× ?\(?${bare}`).test(linear))
      return `${written} °C stands where a temperature in kelvin belongs`;
    for (const other of celsius) {
      const below = RegExp.escape(other.written);
      const quotient = String.raw`(?:⟮|\()?(?<![\w.])${number}(?:⟯⟋⟮|\)? ?/ ?\(?)${below}(?![\d.]| ?[A-Za-z%]| ?[+−])`;
      if (other.written !== written && new RegExp(quotient).test(linear))
        return `${written} over ${other.written}: a ratio needs kelvins`;
    }
  }
  return null;
}

function valueOf(written: string): number {
  return Number(written.replace('−', '-'));
}
