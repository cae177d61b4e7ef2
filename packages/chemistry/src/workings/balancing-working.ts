import { balanceEquation } from '../reactions/balance-equation.ts';
import { speciesOf, type Equation, type Species } from '../reactions/equation.ts';
import { typesetEquation, typesetSpecies } from './typeset-equation.ts';
import { faultyInput, worked, type WorkingResult } from './working.ts';

/**
 * Balances an equation and shows how: a letter for every coefficient, what each element and the charge ask of them, the
 * smallest whole numbers that do, and the balanced equation.
 * @returns the balanced equation; errors of `balanceEquation` at the field `equation`
 * @example balancingWorking('H2 + O2 -> H2O') // lines 'H: 2*a* = 2*c*', 'O: 2*b* = *c*', '*a* = 2, *b* = 1, *c* = 2', …
 */
export function balancingWorking(text: string): WorkingResult<Equation, 'equation'> {
  const result = balanceEquation(text);
  if (!result.ok) return faultyInput('equation', result.error);
  const equation = result.value;
  return worked(equation, [
    lettered(equation),
    ...conservationLines(equation),
    speciesOf(equation)
      .map(({ coefficient }, index) => `${letter(index)} = ${coefficient}`)
      .join(', '),
    typesetEquation(equation),
  ]);
}

function lettered(equation: Equation): string {
  const terms = typesetSpecies(equation).map((formula, index) => `${letter(index)}\u00a0${formula}`);
  const split = equation.reactants.length;
  const arrow = equation.reversible ? '\\ce{<=>}' : '\\ce{->}';
  return `${terms.slice(0, split).join(' + ')} ${arrow} ${terms.slice(split).join(' + ')}`;
}

function conservationLines(equation: Equation): string[] {
  const all = speciesOf(equation);
  const symbols = new Set(all.flatMap(({ formula }) => [...formula.composition.keys()]));
  const lines = [...symbols].map((symbol) =>
    conservationLine(equation, symbol, ({ formula }) => formula.composition.get(symbol) ?? 0),
  );
  if (all.some(({ formula }) => formula.charge !== 0)) {
    lines.push(conservationLine(equation, 'charge', ({ formula }) => formula.charge));
  }
  return lines;
}

function conservationLine(equation: Equation, name: string, amount: (species: Species) => number): string {
  const left = sideSum(equation.reactants.map(amount), 0);
  const right = sideSum(equation.products.map(amount), equation.reactants.length);
  return `${name}: ${left} = ${right}`;
}

/** `2*a* + *c*`, with `−` for what counts negative, as charges do; `0` for a side that has none. */
function sideSum(amounts: readonly number[], firstLetter: number): string {
  let sum = '';
  amounts.forEach((amount, index) => {
    if (amount === 0) return;
    const sign = amount < 0 ? '−' : '+';
    const lead = sum === '' ? (amount < 0 ? '−' : '') : ` ${sign} `;
    const size = Math.abs(amount);
    sum += `${lead}${size === 1 ? '' : size}${letter(firstLetter + index)}`;
  });
  return sum === '' ? '0' : sum;
}

/** A balanced equation has fewer substances than the alphabet letters. */
function letter(index: number): string {
  return `*${String.fromCharCode('a'.charCodeAt(0) + index)}*`;
}
