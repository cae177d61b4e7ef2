import { dimensionless, multiply, readUnit, typedUnitOf, type Unit } from '../quantities/read-unit.ts';
import { prefixNames, unitNames, unitSpellings } from '../quantities/unit-spellings.data.ts';
import { prefixes } from '../quantities/units.data.ts';
import { caseless, countedThings, degreeLetters, otherMeanings } from './unit-words.data.ts';

const known = new Map<string, readonly Unit[]>();

/**
 * The forgiving reader of a unit: everything that a run of letters with a power may mean, the likeliest first. It builds on
 * the table and the strict reader of `@valence/chemistry`, and adds what students type: other spellings, names in words,
 * other capitals, units that stand together without a blank (`kJmol`). Empty where it means nothing.
 * @param power belongs to the last unit of the run
 */
export function factorsOf(letters: string, power: number): readonly Unit[] {
  const key = `${letters}^${power}`;
  const found = known.get(key);
  if (found !== undefined) return found;
  const meanings = meaningsOf(letters, power);
  if (known.size > 2000) known.clear();
  known.set(key, meanings);
  return meanings;
}

function meaningsOf(letters: string, power: number): Unit[] {
  const single = oneUnit(letters);
  const joined = letters.length <= 10 ? joinedUnits(letters, power) : [];
  const other = caseless[letters.toLowerCase()];
  // `mls`, `kgs`
  const singular = /^[A-Za-z]{2,3}s$/.test(letters) ? letters.slice(0, -1) : undefined;
  const meant = single.length > 0 ? undefined : (other ?? singular);
  const small = meant === undefined ? [] : oneUnit(meant);
  return [...single.map((unit) => raise(unit, power)), ...small.map((unit) => raise(unit, power)), ...joined];
}

function oneUnit(letters: string): Unit[] {
  const sure = isCounted(letters)
    ? []
    : [degreeOf(letters), symbolMeaning(letters)].flatMap((unit) => unit ?? []);
  const others = Object.hasOwn(otherMeanings, letters) ? (otherMeanings[letters] ?? []) : [];
  return [
    ...(sure.length > 0 ? sure : wordMeanings(letters)),
    ...others.flatMap((other) => readUnit(other) ?? []),
  ];
}

function degreeOf(letters: string): Unit | null {
  const scale = Object.hasOwn(degreeLetters, letters) ? (degreeLetters[letters] ?? letters) : letters;
  return /^°[CFR]$/.test(scale) ? typedUnitOf(scale) : null;
}

function symbolMeaning(letters: string): Unit | null {
  const spelled = Object.hasOwn(unitSpellings, letters) ? unitSpellings[letters] : undefined;
  return typedUnitOf(spelled ?? letters);
}

function wordMeanings(letters: string): Unit[] {
  if (isCounted(letters)) return [dimensionless, ...listed(typedUnitOf('particles'))];
  const word = letters.toLowerCase();
  if (word === 'floz') return listed(typedUnitOf('US fl oz'));
  for (const [prefix, name] of [...splitsOf(word), ...splitsOf(word.replace(/(?:(?<=inch)e)?s$/, ''))]) {
    const symbol = Object.hasOwn(unitNames, name) ? unitNames[name] : undefined;
    if (symbol === undefined) continue;
    const unit =
      prefix === '' && symbol === '°' ? degreeOf(symbol) : (typedUnitOf(symbol) ?? readUnit(symbol));
    return unit === null
      ? []
      : [prefix === '' ? unit : { ...unit, factor: (prefixes[prefix] ?? 1) * unit.factor }];
  }
  return [];
}

function isCounted(letters: string): boolean {
  return countedThings.includes(letters.toLowerCase().replace(/(?<=...)s$/, ''));
}

function listed(unit: Unit | null): Unit[] {
  return unit === null ? [] : [unit];
}

function splitsOf(word: string): (readonly [prefix: string, unit: string])[] {
  const prefixed = Object.entries(prefixNames).flatMap(([name, prefix]) =>
    word.startsWith(name) && word.length > name.length ? [[prefix, word.slice(name.length)] as const] : [],
  );
  return [['', word], ...prefixed];
}

/** Two or three symbols without a blank between them. */
function joinedUnits(letters: string, power: number, most = 3): Unit[] {
  const found: Unit[] = [];
  if (most === 1) return found;
  for (let at = 1; at < letters.length; at += 1) {
    const first = symbolMeaning(letters.slice(0, at));
    if (first === null) continue;
    const rest = letters.slice(at);
    // `dd` is a slip of the hand, and no square.
    if (rest === letters.slice(0, at)) continue;
    const last = [degreeOf(rest), symbolMeaning(rest)].flatMap((unit) => unit ?? []);
    const others = [...last.map((unit) => raise(unit, power)), ...joinedUnits(rest, power, most - 1)];
    found.push(...others.map((other) => multiply(first, other, 1)));
  }
  return found.slice(0, 6);
}

function raise(unit: Unit, power: number): Unit {
  return power === 1 ? unit : multiply(dimensionless, unit, power);
}
