import { failure, success, type Result } from '../result.ts';
import { ionicFormula, ionicName, ionPairs } from './ionic-compound.ts';
import { acidNames, gasNames, molecularNames } from './ions.data.ts';
import { parseFormula } from './parse-formula.ts';

const namesByFormula: ReadonlyMap<string, string> = new Map([
  ...ionPairs.map(([cation, anion]): [string, string] => [
    ionicFormula(cation, anion),
    ionicName(cation, anion),
  ]),
  ...Object.entries(molecularNames),
]);

/** The hydrogen halides and their like are understood by both their names, and named as the acid. */
const formulasByName: ReadonlyMap<string, string> = new Map([
  ...[...namesByFormula].map(([formula, name]): [string, string] => [name, formula]),
  ...[...Object.entries(acidNames), ...Object.entries(gasNames)].map(([formula, name]): [string, string] => [
    name,
    formula,
  ]),
]);

/** Other spellings that students are taught. */
const spellings: readonly (readonly [RegExp, string])[] = [
  [/\baluminum\b/g, 'aluminium'],
  [/\bcesium\b/g, 'caesium'],
  [/\bsulph/g, 'sulf'],
  [/\bbicarbonate\b/g, 'hydrogencarbonate'],
  [/\bhydrogen (?=carbonate|sulfate|sulfite|phosphate)/g, 'hydrogen'],
  [/\bdihydrogen (?=phosphate)/g, 'dihydrogen'],
  [/\s*\(\s*(?=[ivx]+\s*\))/g, '('],
];

/** Characters of a name: what is longer is not looked at. */
const longestName = 300;

const hydratePrefixes = ['', ...'mono di tri tetra penta hexa hepta octa nona deca undeca dodeca'.split(' ')];

/**
 * Name of a common inorganic compound: ionic with Roman numerals, binary molecular with prefixes, acids.
 * @returns the name, or `unknownName` where this table of ions does not decide it; formula errors with their place
 * @example nameCompound('Fe2(SO4)3') // 'iron(III) sulfate'
 */
export function nameCompound(formula: string): Result<string> {
  const parsed = parseFormula(formula);
  if (!parsed.ok) return parsed;
  const written = formula
    .replace(/\s/g, '')
    .replace(/[₀-₉]/g, (digit) => String(digit.charCodeAt(0) - 0x2080));
  const [salt = '', water = ''] = written.split(/[·•∙⋅・.*]/);
  const name = namesByFormula.get(salt) ?? (Object.hasOwn(acidNames, salt) ? acidNames[salt] : undefined);
  const hydrate = water === '' ? '' : hydrateName(water);
  if (name === undefined || hydrate === undefined) {
    return failure('unknownName', 'There is no name for this formula here', 0);
  }
  return success(`${name}${hydrate}`);
}

/**
 * Formula of a common inorganic compound from its name; American and older spellings are understood.
 * @returns the formula, or `unknownName` or `tooLong`
 * @example formulaOfName('aluminum sulfate') // 'Al2(SO4)3'
 */
export function formulaOfName(name: string): Result<string> {
  if (name.length > longestName) return failure('tooLong', 'This name is too long', longestName);
  let plain = name.trim().replace(/\s+/g, ' ').toLowerCase();
  for (const [pattern, replacement] of spellings) plain = plain.replace(pattern, replacement);
  const normalised = plain.replace(/\(([ivx]+)\s*\)/g, (_, numeral: string) => `(${numeral.toUpperCase()})`);
  const [, salt = normalised, prefix = ''] = /^(.*) (\w+)hydrate$/.exec(normalised) ?? [];
  const formula = formulasByName.get(salt);
  const waters = hydratePrefixes.indexOf(prefix);
  if (formula === undefined || waters < 0) return failure('unknownName', 'This name is not known here', 0);
  return success(waters === 0 ? formula : `${formula}·${waters === 1 ? '' : waters}H2O`);
}

function hydrateName(water: string): string | undefined {
  const count = /^(\d*)H2O$/.exec(water)?.[1];
  const prefix = count === undefined ? undefined : hydratePrefixes[count === '' ? 1 : Number(count)];
  return prefix === undefined ? undefined : ` ${prefix}hydrate`;
}
