import { expect, test } from 'vitest';
import { evaluateExpression } from '../../calculator/evaluate-expression.ts';
import { hendersonHasselbalch } from '../../physical-chemistry/acid-base.ts';
import { gibbsOfConstant, gibbsOfPotential, nernst } from '../../physical-chemistry/electrochemistry.ts';
import { idealGas, rootMeanSquareSpeed } from '../../physical-chemistry/gas-laws.ts';
import { halfLife } from '../../physical-chemistry/kinetics.ts';
import { dimensionless, readUnit, type Unit } from '../../quantities/read-unit.ts';
import { linearText } from '../../typeset/linear-text.ts';
import { readTypeset } from '../../typeset/parse-typeset.ts';
import type { TypesetNode } from '../../typeset/typeset-node.ts';
import { formulaSymbols } from './formula-symbols.data.ts';
import { sheetFormulas, type SheetFormula } from './formulas.data.ts';

/** A symbol of a formula with its value in the unit of the sheet. */
interface Given {
  symbol: string;
  value: number;
  unit: Unit;
}

function givenOf({ example }: SheetFormula): Given[] {
  return Object.entries(formulaSymbols).flatMap(([key, [symbol, , unit]]) => {
    const value = Object.entries(example).find(([one]) => one === key)?.[1];
    return value === undefined ? [] : [{ symbol, value, unit: unitCalled(unit) }];
  });
}

function unitCalled(text: string): Unit {
  const unit = text === '1' ? dimensionless : readUnit(linearText(text));
  if (unit === null) throw new Error(`${text} is no unit`);
  return unit;
}

test.each(sheetFormulas)(
  '$name: both sides agree on the example, worked out by the calculator',
  (formula) => {
    const given = givenOf(formula).map((one) => ({ ...one, value: one.value * one.unit.factor }));
    expect(apart(formula, given)).toBeLessThan(0.003);
  },
);

test.each(sheetFormulas)(
  '$name: both sides agree in other units of length, mass, time and so on',
  (formula) => {
    const sizes = [2, 3, 0.7, 1.3, 5, 1.9];
    const given = givenOf(formula).map(({ symbol, value, unit }) => {
      const size = unit.dimension.reduce(
        (product, exponent, at) => product * (sizes[at] ?? 1) ** exponent,
        1,
      );
      return { symbol, value: value * unit.factor * size, unit };
    });
    expect(apart(formula, given)).toBeLessThan(0.003);
  },
);

test('each symbol of a formula is named, and none is named that it does not have', () => {
  for (const formula of sheetFormulas) {
    const given = givenOf(formula);
    const used = new Set(partsOf(formula.formula, given).filter((part) => typeof part !== 'string'));
    expect([formula.name, used.size]).toEqual([formula.name, given.length]);
    const rest = partsOf(formula.formula, given).filter((part) => typeof part === 'string');
    expect([formula.name, rest.join('').match(/\*|[A-Z]/g)]).toEqual([formula.name, null]);
  }
});

test('symbols of one formula are set differently', () => {
  for (const formula of sheetFormulas) {
    const symbols = givenOf(formula).map(({ symbol }) => symbol);
    expect(symbols).toEqual([...new Set(symbols)]);
  }
});

test.each([
  [
    'Ideal gas',
    { n: 0.4, T: 310, V: 7 },
    'P',
    idealGas({ amount: 0.4, temperature: 310, volume: 7 }).pressure,
  ],
  ['Nernst equation', { E0: 0.46, z: 2, T: 310, Q: 0.02 }, 'E', nernst(0.46, 2, 0.02, 310)],
  [
    'Buffer (Henderson–Hasselbalch)',
    { pKa: 9.25, base: 0.3, acid: 0.7 },
    'pH',
    hendersonHasselbalch(9.25, 0.3, 0.7),
  ],
  ['Gibbs energy and equilibrium', { K: 0.003, T: 350 }, 'dGr', gibbsOfConstant(0.003, 350) / 1000],
  ['Gibbs energy and cell potential', { z: 3, E0: 0.21 }, 'dGr', gibbsOfPotential(0.21, 3) / 1000],
  ['Half-life, first order', { k1: 0.004 }, 'half', halfLife(1, 1, 0.004)],
  ['Speed of a gas', { MKg: 0.044, T: 400 }, 'speed', rootMeanSquareSpeed(400, 44)],
] as const)('%s gives what the engine computes', (name, values, asked, expected) => {
  const formula = sheetFormulas.find((one) => one.name === name);
  if (formula === undefined) throw new Error(`There is no formula ${name}`);
  const example = { ...formula.example, ...values, [asked]: expected };
  const given = givenOf({ ...formula, example });
  expect(
    apart(
      formula,
      given.map((one) => ({ ...one, value: one.value * one.unit.factor })),
    ),
  ).toBeLessThan(1e-5);
});

/** By what part of the larger one the two sides differ. */
function apart({ formula }: SheetFormula, given: readonly Given[]): number {
  const [left = Number.NaN, right = Number.NaN, ...more] = formula.split(' = ').map((side) => {
    const expression = partsOf(side, given)
      .map((part) => (typeof part === 'string' ? part : `(${part.value})`))
      .join('');
    const reading = readTypeset(expression.replaceAll('\\*', '*'));
    if (!reading.ok) throw new Error(`${side}: ${reading.message}`);
    const result = evaluateExpression(arithmetic(reading.nodes));
    if (!result.ok) throw new Error(`${side}, ${arithmetic(reading.nodes)}: ${result.error.message}`);
    return result.value;
  });
  if (more.length > 0) throw new Error(`${formula} has more than two sides`);
  return Math.abs(left - right) / Math.max(Math.abs(left), Math.abs(right));
}

/** A formula cut into its symbols and what stands between them; of two symbols that fit, the longer one is meant. */
function partsOf(formula: string, given: readonly Given[]): (string | Given)[] {
  const longestFirst = given.toSorted((one, two) => two.symbol.length - one.symbol.length);
  const parts: (string | Given)[] = [];
  for (let at = 0; at < formula.length;) {
    const found = longestFirst.find(({ symbol }) => formula.startsWith(symbol, at));
    parts.push(found ?? formula.charAt(at));
    at += found?.symbol.length ?? 1;
  }
  return parts;
}

/** Typeset arithmetic as the calculator reads it. */
function arithmetic(nodes: readonly TypesetNode[]): string {
  return nodes.map(arithmeticNode).join('');
}

function arithmeticNode(node: TypesetNode): string {
  switch (node.kind) {
    case 'text':
      return node.text
        .replaceAll('log', 'log10')
        .replaceAll('×', '*')
        .replaceAll('−', '-')
        .replaceAll('π', 'pi');
    case 'fraction':
      return `((${arithmetic(node.numerator)})/(${arithmetic(node.denominator)}))`;
    case 'root':
      return `sqrt(${arithmetic(node.children)})`;
    case 'superscript':
      return `^(${arithmetic(node.children)})`;
    case 'subscript':
      // The base of a logarithm, which the calculator has in the name.
      return '';
    case 'italic':
    case 'chemistry':
    case 'structure':
      throw new Error(`A symbol without a value: ${JSON.stringify(node)}`);
  }
}
