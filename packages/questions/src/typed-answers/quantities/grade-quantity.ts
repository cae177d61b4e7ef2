import {
  ambiguousSeparator,
  plainText,
  readAsked,
  readDecimal,
  readTypedQuantity,
  understood,
  type TypedQuantity,
  type Reading,
} from '@valence/chemistry/typed';
import { dimensionless, sameDimension, type Unit } from '@valence/chemistry';
import type { AskedNumber, GradingRules, TypedGrade } from '../asked-answer.ts';
import { genericSlip } from './generic-slips.ts';
import { quantityName } from './quantity-names.ts';
import { figuresOff, precisionsThatServe, type Conversion, type Exactness } from './right-value.ts';

const missingUnit = 0.25;
const wrongFigures = 0.25;
const marksForWrongUnit = 0.25;
const asTyped: Conversion = { slope: 1, intercept: 0 };

/**
 * Grades a typed number with its unit: right, then the slips asked with it, then a number in the wrong unit, then the
 * slips that any number can show.
 * @param text in plain signs
 */
export function gradeQuantity(asked: AskedNumber, text: string, rules: GradingRules): Reading<TypedGrade> {
  const { otherUnits = [], ...rest } = asked;
  const grade = gradeInUnit(rest, text, rules);
  const others = otherUnits.map((unit) => gradeInUnit({ ...rest, unit }, text, rules));
  if (!grade.ok) return grade;
  const { marks, slip } = grade.value;
  const tellsMore = (other: TypedGrade) =>
    other.marks > marks || (marks === 0 && slip === null && other.slip !== null);
  return others.find((other) => other.ok && tellsMore(other.value)) ?? grade;
}

function gradeInUnit(asked: AskedNumber, text: string, rules: GradingRules): Reading<TypedGrade> {
  const unit = plainText(asked.unit ?? '') || null;
  const read = readTypedQuantity(text, unit, rules.decimalComma ?? false);
  if (!read.ok) return read;
  const grade = gradeRead(asked, unit, read.value, rules);
  if (read.value.number.isLoneGroup && (rules.decimalComma === true || grade.marks < 0.75)) {
    return ambiguousSeparator(text);
  }
  return understood(grade);
}

function gradeRead(
  asked: AskedNumber,
  unit: string | null,
  typed: TypedQuantity,
  rules: GradingRules,
): TypedGrade {
  const key = keyNumber(asked.value);
  const exactness = exactnessOf(asked, unit, typed);
  const grade = (
    verdict: TypedGrade['verdict'],
    marks: number,
    problems: string[],
    slip: string | null = null,
  ) => ({
    verdict,
    marks,
    slip,
    problems,
    understoodAs: typed.source,
  });
  const conversions = conversionsTo(unit, typed, asked.isDifference);
  for (const conversion of conversions) {
    const serving = precisionsThatServe(key, typed.number, conversion, exactness);
    if (serving === null) continue;
    const problems: string[] = [];
    if (typed.unit === null && unit !== null && rules.unit !== 'given') problems.push('unitMissing');
    const allowed = rules.figures === 'strict' ? 0 : 1;
    const isConverted = conversion.intercept !== 0;
    if (rules.figures !== 'lenient' && !isConverted && figuresOff(serving, exactness) > allowed)
      problems.push('figures');
    const marks =
      1 -
      (problems.includes('unitMissing') ? missingUnit : 0) -
      (problems.includes('figures') ? wrongFigures : 0);
    return grade(problems.length === 0 ? 'right' : 'partly', marks, problems);
  }
  const slip = askedSlip(asked, unit, typed, exactness);
  if (slip !== null) return grade('wrong', 0, [], slip);
  const [conversion] = conversions;
  if (conversion === undefined) {
    const isRightNumber = precisionsThatServe(key, typed.number, asTyped, exactness) !== null;
    return isRightNumber
      ? grade('partly', marksForWrongUnit, ['unitWrong'])
      : grade('wrong', 0, otherQuantity(unit, typed));
  }
  const generic = conversions.map((each) =>
    genericSlip({
      value: each.slope * typed.number.value + each.intercept,
      key,
      isTemperature: meaningsOf(unit).some(isTemperature),
      isShare: typed.unit === null || typed.unit.source === '%',
      has: (value) =>
        precisionsThatServe(value, typed.number, each, { ...exactness, isFraction: true }) !== null,
    }),
  );
  return grade('wrong', 0, [], generic.find((found) => found !== null) ?? null);
}

/** `otherQuantity:amount:volume` where mol was typed and liters are asked. */
function otherQuantity(unit: string | null, typed: TypedQuantity): string[] {
  const [given, wanted] = [quantityName(typed.unit?.meanings[0]), quantityName(meaningsOf(unit)[0])];
  return given === null || wanted === null ? [] : [`otherQuantity:${given}:${wanted}`];
}

/** A logarithm is told by its label, or by a key whose decimals are as many as the figures that are asked. */
function exactnessOf(
  { value, figures, tolerance }: AskedNumber,
  unit: string | null,
  typed: TypedQuantity,
): Exactness {
  const written = plainText(value);
  const decimals = /^-?\d+\.(\d+)$/.exec(written)?.[1]?.length ?? 0;
  const digits = written.replace(/[-.]/g, '').replace(/^0+/, '').length;
  const isPlain = unit === null || /^p[A-Z]/.test(unit);
  const isLogarithm =
    isPlain && (typed.isLogarithm || (decimals > 0 && decimals === figures && digits > figures));
  return {
    figures,
    tolerance,
    isLogarithm: isLogarithm && figures !== null,
    isFraction: value.includes('/'),
  };
}

function askedSlip(
  asked: AskedNumber,
  unit: string | null,
  typed: TypedQuantity,
  exactness: Exactness,
): string | null {
  let nearest: { id: string; distance: number } | null = null;
  for (const slip of asked.slips ?? []) {
    const value = keyNumber(slip.value);
    const slipUnit = plainText(slip.unit ?? '') || unit;
    for (const conversion of conversionsTo(slipUnit, typed, asked.isDifference)) {
      const { slope, intercept } = conversion;
      const open = { ...exactness, isFraction: true };
      if (precisionsThatServe(value, typed.number, conversion, open) === null) continue;
      const distance = Math.abs(slope * typed.number.value + intercept - value);
      if (nearest === null || distance < nearest.distance) nearest = { id: slip.id, distance };
    }
  }
  return nearest?.id ?? null;
}

/** Every way from the typed number to the asked unit; none where the two have different dimensions. */
function conversionsTo(unit: string | null, typed: TypedQuantity, isDifference = false): Conversion[] {
  if (typed.unit === null) return [asTyped];
  if (typed.unit.meanings.length === 0) return [asTyped];
  const targets = unit === null ? [dimensionless] : meaningsOf(unit);
  const isShare = typed.unit.source.length <= 3 && /^(?:%|‰|pp[mb])$/.test(typed.unit.source);
  if (unit === null && !isShare) return [];
  return targets.flatMap((target) =>
    typed.unit === null
      ? []
      : typed.unit.meanings
          .filter(({ dimension }) => sameDimension(dimension, target.dimension))
          .map((meaning) => ({
            slope: meaning.factor / target.factor,
            // Steps of the same size part no zeros.
            intercept:
              isDifference && meaning.factor === target.factor
                ? 0
                : (meaning.offset - target.offset) / target.factor,
          })),
  );
}

function meaningsOf(unit: string | null): readonly Unit[] {
  if (unit === null) return [];
  const read = readAsked(unit);
  return read.ok ? read.value.meanings : [];
}

function isTemperature({ dimension }: Unit): boolean {
  return sameDimension(dimension, [0, 0, 0, 1, 0, 0]);
}

/**
 * The number of a key or slip, in any notation that a student may use.
 * @throws when it is no number
 */
function keyNumber(written: string): number {
  const read = readDecimal(plainText(written).replace(/^[≈~=]\s*/, ''), false);
  if (!read.ok) throw new Error(`“${written}” is no number to ask for`);
  return read.value.value;
}
