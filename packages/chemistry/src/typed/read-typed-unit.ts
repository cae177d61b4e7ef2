import { dimensionless, multiply, type Unit } from '../quantities/read-unit.ts';
import { notUnderstood, quoted, understood, type Reading } from './trouble.ts';
import { factorsOf } from './unit-symbols.ts';

/** A typed unit: everything that it may mean, the likeliest first. */
export interface TypedUnit {
  meanings: readonly Unit[];
  /** In the typeset notation. */
  source: string;
}

const longestUnit = 60;
const mostMeanings = 48;

/**
 * Reads a unit with nothing behind it: `mol L^{-1}`, `J/mol K`, `g per mole`, `kJmol-1`, `°C`.
 * After a slash all joined units stand below. What a letter means is left open where it means several things.
 * @example readTypedUnit('J/mol K').ok // true
 */
export function readTypedUnit(text: string): Reading<TypedUnit> {
  const written = text.replace(/\bper\b/gi, '/').replace(/^1 ?(?=\/)/, '');
  const terms = written.length <= longestUnit ? readTerms(written) : null;
  if (terms === null || terms.length === 0) {
    return notUnderstood('unknownUnit', `${quoted(text)} is no unit that is known here.`);
  }
  const readings = [multiplied(terms, (term) => (term.isBelow ? -term.power : term.power))];
  // J/mol K^{-1} is meant as J mol^{-1} K^{-1}, though by the letter K would stand above.
  if (terms.some(({ isBelow, power }) => isBelow && power < 0)) {
    readings.push(multiplied(terms, (term) => (term.isBelow ? -Math.abs(term.power) : term.power)));
  }
  return understood({ meanings: readings.flat(), source: sourceOf(terms) });
}

interface Term {
  symbol: string;
  factors: readonly Unit[];
  /** As written; what stands below a slash is turned over later. */
  power: number;
  isBelow: boolean;
}

const symbolPattern = /^[A-Za-zμΩÅåö°%‰ΔÅ-]*?[A-Za-zμΩÅåö°%‰]+(?=$|[^A-Za-zμΩÅåö°%‰])/u;
const powerPattern = /^(?:(?:\^|\*\*) ?(?:[{(] ?([+-]?\d)[})]|([+-]?\d))|([+-]?\d))(?!\d)/;

function readTerms(text: string): Term[] | null {
  const terms: Term[] = [];
  let rest = text;
  let isBelow = false;
  let depth = 0;
  let belowOutside = false;
  while (rest !== '') {
    const joint = /^(?: ?([·*×./⋅]) ?| +)/.exec(rest);
    if (joint !== null) {
      if (joint[1] === '/') {
        if (terms.length === 0 && isBelow) return null;
        isBelow = depth === 0 ? true : !belowOutside;
      }
      rest = rest.slice(joint[0].length);
      if (rest === '' && joint[1] !== '.') return null;
      continue;
    }
    if (rest.startsWith('(') && depth === 0) {
      depth = 1;
      belowOutside = isBelow;
      rest = rest.slice(1).trimStart();
      continue;
    }
    if (rest.startsWith(')') && depth === 1) {
      depth = 0;
      isBelow = belowOutside;
      rest = rest.slice(1);
      continue;
    }
    const symbol = symbolPattern.exec(rest)?.[0];
    if (symbol === undefined) return null;
    rest = rest.slice(symbol.length);
    const raised = powerPattern.exec(rest);
    const power = raised === null ? 1 : Number(raised[1] ?? raised[2] ?? raised[3]);
    rest = rest.slice(raised?.[0].length ?? 0);
    const factors = factorsOf(symbol, power);
    if (factors.length === 0 || power === 0) return null;
    terms.push({ symbol, factors, power, isBelow });
  }
  return depth === 0 ? terms : null;
}

/** Every meaning of the product; a zero of its own has only a unit that stands alone. */
function multiplied(terms: readonly Term[], powerOf: (term: Term) => number): Unit[] {
  const [first] = terms;
  if (terms.length === 1 && first !== undefined && powerOf(first) === 1) return [...first.factors];
  return terms.reduce<Unit[]>(
    (products, term) => {
      const sign = powerOf(term) / term.power;
      const next = products.flatMap((product) =>
        term.factors.map((factor) => multiply(product, factor, sign)),
      );
      return next.slice(0, mostMeanings);
    },
    [dimensionless],
  );
}

function sourceOf(terms: readonly Term[]): string {
  const written = terms.map(({ symbol, power, isBelow }) => {
    const total = isBelow ? -Math.abs(power) : power;
    return total === 1 ? symbol : `${symbol}^{${String(total).replace('-', '−')}}`;
  });
  return written.join(' ');
}
