import { findElement, elements, parseFormula } from '@valence/chemistry';
import type { Computation } from '../../computations/computation.ts';

type Reader = (match: RegExpExecArray, text: string) => Computation | null;

const ce = String.raw`\\ce\{((?:[^{}]|\{[^{}]*\})*)\}`;
const amount = String.raw`(\d+(?:\.\d+)?)`;

/** Question patterns that state all data, each with the computation of the answer. */
const patterns: readonly (readonly [RegExp, Reader])[] = [
  [
    new RegExp(String.raw`coefficient (?:of|in front of|before) ${ce}`),
    ([, species = ''], text) => {
      const equation = onlyEquation(text);
      return equation === null ? null : { kind: 'coefficient', equation, species };
    },
  ],
  [
    /sum of (?:all )?(?:the )?(?:stoichiometric )?coefficients/,
    (_, text) => {
      const equation = onlyEquation(text);
      return equation === null ? null : { kind: 'coefficient-sum', equation };
    },
  ],
  [
    new RegExp(String.raw`oxidation (?:number|state) of (?:(?:the )?([a-z]+)|${ce}) in ${ce}`),
    ([, name, symbol, formula = '']) => {
      const element = symbol ?? elements.find((candidate) => candidate.name.toLowerCase() === name)?.symbol;
      return element === undefined ? null : { kind: 'oxidation-number', formula, element };
    },
  ],
  [
    new RegExp(String.raw`[Ww]hat is the molar mass of ${ce}(?: in g/mol)?\?`),
    ([, formula = '']) => ({ kind: 'quantity', expression: `1 * M(${formula})`, unit: 'g/mol' }),
  ],
  [
    /[Hh]ow many significant figures (?:does|do|are (?:there )?in|has)(?: the (?:number|value|measurement|measured value))? (\d[\d.]*\d)\b/,
    ([, written = '']) => ({ kind: 'significant-figures', written }),
  ],
  [
    new RegExp(String.raw`[Ww]hat is the (?:correct |systematic |IUPAC )?name of ${ce}\?`),
    ([, formula = '']) => ({ kind: 'name-of-formula', formula }),
  ],
  [
    /[Ww]hat is the (?:correct |chemical )?formula of ([a-z][a-z() IVX-]+)\?/,
    ([, name = '']) => ({ kind: 'formula-of-name', name }),
  ],
  [
    new RegExp(String.raw`electron configuration of (?:an? |the )?(?:atom of |ion |atom )?${ce}\??`),
    ([, species = '']) => ({ kind: 'electron-configuration', species }),
  ],
  [
    /[Hh]ow many (?:stereocentres|stereocenters|chiral cent(?:re|er)s)[^\\]*\\smiles\{([^|}]*)/,
    ([, smiles = '']) => ({ kind: 'structure-count', smiles, count: 'stereocentres' }),
  ],
  [
    /molecular formula[^\\]*\\smiles\{([^|}]*)/,
    ([, smiles = '']) => ({ kind: 'formula-of-structure', smiles }),
  ],
  [
    new RegExp(String.raw`^(?!.*rings).*[Hh]ow many degrees of unsaturation[^\\]*${ce}`),
    ([, formula = '']) => unsaturation(formula),
  ],
  [
    new RegExp(
      String.raw`[Hh]ow many (protons|neutrons|electrons) [^\\]*\\ce\{\^\{?(\d+)\}?(?:_\{?\d+\}?)?([A-Z][a-z]?)((?:\^\{?\d*[+-]\}?)?)\}`,
    ),
    (match) => particles(match),
  ],
  [
    new RegExp(String.raw`[Hh]ow many moles (?:of ${ce} )?are (?:contained )?in ${amount} g of ${ce}`),
    ([, asked, mass = '', formula = '']) =>
      asked !== undefined && asked !== formula
        ? null
        : { kind: 'quantity', expression: `${mass} / M(${formula})`, unit: 'mol' },
  ],
  [
    new RegExp(
      String.raw`^(?!.*(?:mixed|diluted|added|mL)).*pH of (?:an? )?${amount} (?:mol/L|M) (?:aqueous )?(?:solution of )?\\ce\{(?:HCl|HBr|HI|HNO3|HClO4)\}`,
    ),
    ([, concentration = '']) => ({ kind: 'quantity', expression: `-log10(${concentration})`, unit: '' }),
  ],
];

/**
 * The computation that decides a question whose own text says everything that is needed for it.
 * @returns `null` for a question that is not asked in one of the known ways
 * @example recomputationOf('What is the molar mass of \\ce{NaCl}?')
 */
export function recomputationOf(text: string): Computation | null {
  if (/\b(not|except|incorrect|wrong|half-reaction|acidic|basic|alkaline)\b/i.test(text)) return null;
  for (const [pattern, read] of patterns) {
    const match = pattern.exec(text);
    if (match !== null) return read(match, text);
  }
  return null;
}

function onlyEquation(text: string): string | null {
  const equations = [...text.matchAll(/\\ce\{((?:[^{}]|\{[^{}]*\})*(?:->|<=>)(?:[^{}]|\{[^{}]*\})*)\}/g)];
  return equations.length === 1 && /balanc|lowest|smallest/.test(text) ? (equations[0]?.[1] ?? null) : null;
}

function unsaturation(source: string): Computation | null {
  const formula = parseFormula(source);
  if (!formula.ok || formula.value.charge !== 0) return null;
  const count = (...symbols: string[]): number =>
    symbols.reduce((sum, symbol) => sum + (formula.value.composition.get(symbol) ?? 0), 0);
  const known = count('C', 'H', 'N', 'O', 'S', 'F', 'Cl', 'Br', 'I');
  const all = [...formula.value.composition.values()].reduce((sum, atoms) => sum + atoms, 0);
  if (known !== all || count('C') === 0) return null;
  const single = count('H', 'F', 'Cl', 'Br', 'I');
  return {
    kind: 'quantity',
    expression: `(2 * ${count('C')} + 2 + ${count('N')} - ${single}) / 2`,
    unit: '',
  };
}

function particles([, asked, mass = '', symbol = '', sign = '']: RegExpExecArray): Computation | null {
  const number = findElement(symbol)?.atomicNumber;
  if (number === undefined) return null;
  const [, size = '', direction] = /(\d*)([+-])/.exec(sign) ?? [];
  const charge = direction === undefined ? 0 : Number(size === '' ? 1 : size) * (direction === '+' ? 1 : -1);
  if (asked === 'protons') return { kind: 'quantity', expression: `${number} + 0`, unit: '' };
  if (asked === 'electrons') return { kind: 'quantity', expression: `${number} - (${charge})`, unit: '' };
  return { kind: 'quantity', expression: `${mass} - ${number}`, unit: '' };
}
