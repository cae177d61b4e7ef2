import { parseFormula } from '../formulas/parse-formula.ts';
import { notUnderstood, quoted, understood, type Reading, type Trouble } from './trouble.ts';
import { readDecimal, type Decimal } from './decimal.ts';
import { readTypedUnit, type TypedUnit } from './read-typed-unit.ts';
import { countedThings, unitPhrases } from './unit-words.data.ts';

/** A number with its unit, as a student typed it. */
export interface TypedQuantity {
  number: Decimal;
  /** `null` where none was typed. */
  unit: TypedUnit | null;
  /** True where the label says so: `pH = 4.74`. */
  isLogarithm: boolean;
  /** In the typeset notation. */
  source: string;
}

/**
 * Reads a number with what students put around it: a label before `=`, "about", quotes, brackets, an uncertainty, a
 * unit, the substance, a full stop.
 * @param text in plain signs
 * @param askedUnit is read where it stands, though it is in no table; `null` where a bare number is asked
 * @example readTypedQuantity('c(HCl) ≈ 2.5e-3 mol/L', 'mol/L', false).ok // true
 */
export function readTypedQuantity(
  text: string,
  askedUnit: string | null,
  decimalComma: boolean,
): Reading<TypedQuantity> {
  const bare = unwrapped(
    unwrapped(text)
      .replace(sentenceStart, '')
      .replace(/^minus (?=[\d.])/i, '-'),
  );
  if (bare === '') return notUnderstood('empty', 'Type a number.');
  if (/[<>≤≥≪≫]/.test(bare)) {
    return notUnderstood('inequality', `${quoted(bare)} is an inequality: type one number.`);
  }
  const labelled = withoutLabel(bare);
  if (!labelled.ok) return labelled;
  const { isLogarithm } = labelled.value;
  const rest = askedUnit === null ? asBareNumber(labelled.value.rest) : labelled.value.rest;
  const [amount = '', behind] = bracketed(unwrapped(rest));
  const number = readDecimal(amount, decimalComma);
  if (!number.ok)
    return /\d/.test(rest)
      ? withUnknownUnit(number.trouble, amount, askedUnit, decimalComma)
      : notUnderstood('noNumber', `${quoted(rest)} is no number.`);
  const tail = behind ?? amount.slice(number.value.end);
  const unit = readTail(tail, askedUnit);
  if (!unit.ok) return unit;
  const { source } = number.value;
  const typeset =
    unit.value === null ? source : `${source}${unit.value.source === '%' ? '' : ' '}${unit.value.source}`;
  return understood({ number: number.value, unit: unit.value, isLogarithm, source: typeset });
}

/** Of a number with the other decimal sign, what is wrong behind it is said as well: else it would be refused twice. */
function withUnknownUnit(
  trouble: Trouble,
  amount: string,
  askedUnit: string | null,
  decimalComma: boolean,
): Reading<never> {
  const { problem, message } = trouble;
  const number = readDecimal(amount, !decimalComma);
  const unit = number.ok ? readTail(amount.slice(number.value.end), askedUnit) : null;
  const isUnknown = unit?.ok === false && unit.trouble.problem === 'unknownUnit';
  return notUnderstood(problem, isUnknown ? `${message} ${unit.trouble.message}` : message);
}

/** `it is 2.30` */
const sentenceStart = /^(?:it is|it's|(?:the |my )?answer is|that is|i get|we get) (?=[^a-z])/i;

const approximately = /^(?:≈|~|=|about|approximately|approx\.?|circa|ca\.?|around|roughly|nearly|almost)\s*/i;
const pairs: readonly string[] = ['()', '[]', '{}', '""', "''"];

/** Without quotes and brackets around it, "about" before it, and the full stop that ends a sentence. */
function unwrapped(text: string): string {
  let rest = text;
  for (let before = ''; before !== rest;) {
    before = rest;
    rest = rest.replace(approximately, '').replace(/[\s.!?;]+$/, '');
    const pair = pairs.find(
      ([open = '', close = '']) => rest.length > 1 && rest.startsWith(open) && rest.endsWith(close),
    );
    const inner = rest.slice(1, -1);
    if (pair !== undefined && !inner.includes(pair.charAt(0)) && !inner.includes(pair.charAt(1)))
      rest = inner.trim();
  }
  return rest;
}

const logarithmLabel = /^[-−]?(?:p(?:H|OH|I|M|[A-Z][A-Za-z]?\d?[+-]?|K[a-z\d]{0,4})|log|lg|ln)\b/;

/** What stands behind the last `=`; before it only names may stand, no second number. */
function withoutLabel(text: string): Reading<{ rest: string; isLogarithm: boolean }> {
  const isLogarithm = logarithmLabel.test(text);
  const spaced = /^p(?:H|OH|K[a-z\d]{0,3}) (?:of |is )?(?=[\d.+-])/.exec(text);
  if (spaced !== null) return understood({ rest: text.slice(spaced[0].length), isLogarithm });
  const parts = text.split(/ ?(?:=|≈|(?<=[A-Za-z)]):) ?/);
  const rest = parts.pop() ?? '';
  const second = parts.find((part) => !/^[A-Za-zΑ-ωΔ°([∆]/.test(part) || part.length > 80);
  if (second !== undefined && second !== '') {
    return notUnderstood('twoNumbers', `${quoted(text)} has more than one number: type one.`);
  }
  return understood({ rest, isLogarithm });
}

/** `(2.50 ± 0.05)`, or a number in quotes, with what stands behind it. */
function bracketed(text: string): [string, string?] {
  const match = /^([+-]?)["'([{]([^()[\]{}"']*)[)\]}"'] ?(.*)$/.exec(text);
  if (match === null) return [text];
  const [, sign = '', inner = '', behind = ''] = match;
  if (!/^[+-]? ?[\d.,٫]/.test(inner)) return [text];
  const certain = `${sign}${inner.replace(uncertainty, '').trim()}`;
  // A power of ten behind the bracket belongs to the number in it.
  const hasPower = /^[×xX*·eE] ?10 ?[\^+-]|^[eE][+-]?\d/.test(behind);
  return hasPower || /^[+-]?[\d.,٫ ]+$/.test(certain)
    ? [`${certain}${hasPower ? '' : ' '}${behind}`]
    : [certain, `${certain.replace(/^[+-]? ?[\d.,٫ ]+/, '')}${behind}`];
}

/**
 * Where no unit is asked: charges and oxidation numbers are written `2+` and `VI`, an order `2nd`, a ratio `1.7 : 1`, and a
 * factor `4 times`.
 */
function asBareNumber(text: string): string {
  const [, sign = '', roman = ''] = /^([+-]?)([IVX]{1,4})$/.exec(text) ?? [];
  const place = romanNumbers.indexOf(roman);
  if (place >= 0) return `${sign}${place + 1}`;
  return text
    .replace(/^(\d) ?([+-])$/, '$2$1')
    .replace(/^(\d{1,2})(?:st|nd|rd|th)(?: order)?$/i, '$1')
    .replace(/(?<=\d) ?(?:: ?1|[×x]|-?times|-?fold)$/i, '');
}

const romanNumbers: readonly string[] = 'I II III IV V VI VII VIII IX X'.split(' ');

const uncertainty = / ?(?:±|\+ ?\/ ?-|\+-) ?\d[\d.,٫]*(?:[eE][+-]?\d+| ?[×x*·] ?10\^?\{?[+-]?\d+\}?)?/;

function readTail(tail: string, askedUnit: string | null): Reading<TypedUnit | null> {
  const doubt = uncertainty.exec(tail);
  // `2.5 ± 0.1 g` has its unit behind the uncertainty, `2.5 g ± 0.1 g` before it.
  const before = doubt === null ? tail : tail.slice(0, doubt.index);
  const behind = doubt === null ? '' : tail.slice(doubt.index + doubt[0].length);
  // Of `2.5 ± 1 % g` the percent belongs to the uncertainty, but not where percent is what is asked, or may be.
  const isRelative = askedUnit !== null && !askedUnit.includes('%') && /^ ?%/.test(behind);
  const written = (
    before.trim() === '' && doubt !== null ? (isRelative ? behind.replace(/^ ?%/, '') : behind) : before
  )
    .replace(/^ ?[*·×](?= ?[A-Za-z])/, '')
    .trim();
  if (written === '') return understood(null);
  if (isAskedUnit(written, askedUnit)) return readAsked(askedUnit ?? '');
  if (/^(?:-|to\b|\.\.|,|;|:|and\b|or\b|±|\+)? ?[+-]?[.,]?(?!1 ?\/ ?[A-Za-zμΩ(])\d/.test(written)) {
    return notUnderstood('twoNumbers', `${quoted(`…${written}`)}: there is more than one number, type one.`);
  }
  return readUnitAndSubstance(written, askedUnit);
}

/** The asked unit as it stands in the question is always known. */
function isAskedUnit(written: string, askedUnit: string | null): boolean {
  return askedUnit !== null && flat(written) === flat(askedUnit);
}

function flat(unit: string): string {
  return unit
    .replace(/(?<=[a-z])-(?=[a-z])|[\s{}^*]/g, '')
    .replace(/s$/, '')
    .replaceAll('−', '-');
}

/** The unit of a question; one that is in no table stands for itself. */
export function readAsked(askedUnit: string): Reading<TypedUnit> {
  const read = readUnitAndSubstance(askedUnit, askedUnit);
  return read.ok && read.value !== null
    ? understood(read.value)
    : understood({ meanings: [], source: askedUnit });
}

function withoutPhrases(text: string): string {
  return unitPhrases.reduce((rest, [phrase, symbol]) => rest.replace(phrase, symbol), text);
}

function readUnitAndSubstance(written: string, askedUnit: string | null): Reading<TypedUnit | null> {
  const plain = withoutPhrases(unbracketed(written)).replace(/\.$/, '').trim();
  if (askedUnit === null && isCount(plain)) return understood(null);
  // `C atoms`: what is counted comes last.
  const counted = /^(\S+) ([a-z]+)$/.exec(plain);
  if (counted !== null && isFormula(counted[1] ?? '') && isCount(counted[2] ?? '')) {
    return readTypedUnit(counted[2] ?? '');
  }
  const whole = readTypedUnit(plain);
  if (whole.ok) return whole;
  // `mol NaOH/L`: what a unit above a slash is of.
  const above = /^(\S+) (?:of )?([^ /]+) ?(\/.*)$/.exec(plain);
  if (above !== null && isFormula(above[2] ?? '')) {
    const unit = readTypedUnit(`${above[1]}${above[3]}`);
    if (unit.ok) return unit;
  }
  // The longest beginning that is a unit, with a substance behind it.
  const blanks = [...plain.matchAll(/ /g)].map((match) => match.index).reverse();
  for (const blank of blanks.slice(-12)) {
    const unit = readTypedUnit(plain.slice(0, blank));
    if (unit.ok && isSubstance(plain.slice(blank + 1))) return unit;
  }
  if (/^p(?:H|OH|Ka?)$/.test(plain)) return understood(null);
  if (isFormula(plain) || /^of [a-z ]+$/i.test(plain)) return understood(null);
  if (/\d/.test(plain.replace(/\^?\{?[+-]?\d\}?(?= |$|\/)/g, ''))) {
    return notUnderstood('twoNumbers', `${quoted(`…${written}`)}: type one number and its unit.`);
  }
  return whole;
}

function unbracketed(text: string): string {
  const inner = /^\[([^[\]]*)\]$|^\(([^()]*)\)$/.exec(text);
  return inner === null ? text : (inner[1] ?? inner[2] ?? '');
}

function isCount(text: string): boolean {
  const words = text.toLowerCase().replace(/^of /, '');
  return countedThings.some(
    (thing) => words === thing || words === `${thing}s` || words.startsWith(`${thing}s in `),
  );
}

const connecting = /\b(?:to|or|and|not|per|plus|minus|times|between|than|but)\b/i;

/** A formula, or words: `of water`, `NaCl(aq)`, `sodium chloride`. */
function isSubstance(text: string): boolean {
  if (connecting.test(text)) return false;
  const named = text.replace(/^of (?:the )?/, '');
  return /^[A-Za-z][A-Za-z() -]{2,}$/.test(named) || isFormula(named);
}

function isFormula(text: string): boolean {
  const formula = text.replace(/ ?\((?:s|l|g|aq)\)$/, '').replaceAll('_', '');
  return /^(?:[A-Z([]|e\^?-$)/.test(formula) && formula.length <= 60 && parseFormula(formula).ok;
}
