import {
  compositionKey,
  notUnderstood,
  plainText,
  quoted,
  readTypedEquation,
  understood,
  type Reading,
  type TypedEquation,
  type TypedFormula,
  type TypedSpecies,
} from '@valence/chemistry/typed';
import type { AskedEquation, TypedGrade } from '../asked-answer.ts';
import { zeroForLetter } from './grade-formula.ts';

const noise = 1e-9;

/** What each problem takes from the marks. */
const costs = { notSmallest: 0.25, unbalanced: 0.5, states: 0.25 } as const;

/**
 * Grades a typed equation: the same species by composition and charge on each side, balanced, with the smallest whole
 * coefficients (or exactly the asked ones), and where they are asked the states. Order and arrow are free.
 * @param text in plain signs
 * @throws when the asked equation cannot be read
 */
export function gradeEquation(asked: AskedEquation, text: string): Reading<TypedGrade> {
  const grade = gradeAsWritten(asked, text);
  // `2Cl-->Cl2` has a long arrow, or the charge of an ion before a short one.
  const other = text.replace(/(?<=[A-Za-z\d)\]])--(?=>)/, '- -');
  if (grade.ok && grade.value.marks > 0) return grade;
  const otherGrade = other === text ? grade : gradeAsWritten(asked, other);
  if (otherGrade.ok && otherGrade.value.marks > 0) return otherGrade;
  const withLetters = text.replace(zeroForLetter, 'O');
  const meant = withLetters === text ? grade : gradeAsWritten(asked, withLetters);
  if (meant.ok && meant.value.marks > 0)
    return notUnderstood('zero', `${quoted(text)} has a zero in a formula: oxygen is the letter O.`);
  return grade;
}

function gradeAsWritten(asked: AskedEquation, text: string): Reading<TypedGrade> {
  const read = readTypedEquation(text);
  if (!read.ok) return read;
  const key = keyEquation(asked.equation);
  const sides = [
    gatherSide(read.value.reactants, key.reactants),
    gatherSide(read.value.products, key.products),
  ] as const;
  const keySides = [gatherSide(key.reactants, []), gatherSide(key.products, [])] as const;
  const grade = (problems: (keyof typeof costs)[] | null): Reading<TypedGrade> => {
    const marks = problems === null ? 0 : 1 - problems.reduce((sum, problem) => sum + costs[problem], 0);
    const verdict = problems === null ? 'wrong' : problems.length === 0 ? 'right' : 'partly';
    return understood({
      verdict,
      marks,
      slip: null,
      problems: problems ?? [],
      understoodAs: sourceOf(read.value, sides),
    });
  };
  if (!sides.every((side, index) => sameSubstances(side, keySides[index] ?? new Map()))) {
    return grade(null);
  }
  const problems: (keyof typeof costs)[] = [];
  const balance = balanceOf(sides, keySides);
  if (balance !== 'smallest') problems.push(balance);
  if (asked.states && !sides.every((side, index) => sameStates(side, keySides[index] ?? new Map()))) {
    problems.push('states');
  }
  return grade(problems);
}

interface Gathered {
  formula: TypedFormula;
  coefficient: number;
  states: readonly (string | null)[];
}

type Side = ReadonlyMap<string, Gathered>;

/** The substances of a side, each once; of several readings the one that the key has. */
function gatherSide(species: readonly TypedSpecies[], key: readonly TypedSpecies[]): Side {
  const asked = new Set(
    key.flatMap(({ formulas }) => formulas.map(({ formula }) => compositionKey(formula))),
  );
  const side = new Map<string, Gathered>();
  for (const { formulas, coefficient, state } of species) {
    const formula = formulas.find((each) => asked.has(compositionKey(each.formula))) ?? formulas[0];
    if (formula === undefined) continue;
    const name = compositionKey(formula.formula);
    const before = side.get(name);
    side.set(name, {
      formula,
      coefficient: coefficient + (before?.coefficient ?? 0),
      states: [...(before?.states ?? []), state],
    });
  }
  return side;
}

function sameSubstances(one: Side, other: Side): boolean {
  return one.size === other.size && [...one.keys()].every((name) => other.has(name));
}

function sameStates(typed: Side, key: Side): boolean {
  return [...key].every(([name, { states }]) => {
    const [asked] = states;
    return (
      asked === null ||
      asked === undefined ||
      (typed.get(name)?.states ?? []).every((state) => state === asked)
    );
  });
}

function balanceOf(
  typed: readonly [Side, Side],
  key: readonly [Side, Side],
): 'smallest' | 'notSmallest' | 'unbalanced' {
  const ratios = typed.flatMap((side, index) =>
    [...side].map(
      ([name, { coefficient }]) => coefficient / (key[index]?.get(name)?.coefficient ?? Number.NaN),
    ),
  );
  const [first = 1] = ratios;
  if (ratios.every((ratio) => Math.abs(ratio - first) < noise * first)) {
    return Math.abs(first - 1) < noise ? 'smallest' : 'notSmallest';
  }
  if (!conserves(typed)) return 'unbalanced';
  const coefficients = typed.flatMap((side) => [...side.values()].map(({ coefficient }) => coefficient));
  return coefficients.every(Number.isInteger) && coefficients.reduce(commonDivisor) === 1
    ? 'smallest'
    : 'notSmallest';
}

/** Some sets of species can be balanced in more than one way. */
function conserves([left, right]: readonly [Side, Side]): boolean {
  const sums = new Map<string, number>();
  const add = (side: Side, sign: number): void => {
    for (const { formula, coefficient } of side.values()) {
      sums.set('charge', (sums.get('charge') ?? 0) + sign * coefficient * formula.formula.charge);
      for (const [symbol, count] of formula.formula.composition) {
        sums.set(symbol, (sums.get(symbol) ?? 0) + sign * coefficient * count);
      }
    }
  };
  add(left, 1);
  add(right, -1);
  return [...sums.values()].every((sum) => Math.abs(sum) < noise);
}

function commonDivisor(one: number, other: number): number {
  return other === 0 ? one : commonDivisor(other, one % other);
}

function sourceOf(typed: TypedEquation, [left, right]: readonly [Side, Side]): string {
  const side = (species: readonly TypedSpecies[], gathered: Side): string =>
    species
      .map(({ formulas, coefficient, state }) => {
        const chosen = formulas.find(({ formula }) => gathered.has(compositionKey(formula))) ?? formulas[0];
        const inner = (chosen?.source ?? '').replace(/^\\ce\{|\}$/g, '');
        return `${coefficient === 1 ? '' : coefficientText(coefficient)}${inner}${state === null ? '' : `(${state})`}`;
      })
      .join(' + ');
  return `\\ce{${side(typed.reactants, left)} -> ${side(typed.products, right)}}`;
}

function coefficientText(coefficient: number): string {
  if (Number.isInteger(coefficient)) return String(coefficient);
  const below = [2, 3, 4, 5, 6, 8].find(
    (part) => Math.abs(coefficient * part - Math.round(coefficient * part)) < noise,
  );
  return below === undefined
    ? String(Number(coefficient.toPrecision(6)))
    : `${Math.round(coefficient * below)}/${below}`;
}

function keyEquation(equation: string): TypedEquation {
  const read = readTypedEquation(plainText(equation));
  if (!read.ok) throw new Error(`“${equation}” is no equation to ask for: ${read.trouble.message}`);
  return read.value;
}
