import { formulaOfName, hillFormula, nameCompound, oxidationStates, parseFormula } from '@valence/chemistry';
import { undecided, type Decision } from '../decision.ts';

/** Decides by the oxidation number of an element in a formula: options are signed numbers. */
export function decideOxidationNumber(source: string, element: string, options: readonly string[]): Decision {
  const formula = parseFormula(source);
  if (!formula.ok) return undecided(formula.error.message);
  const found = oxidationStates(formula.value);
  const number = found.known ? found.states.get(element) : undefined;
  if (number === undefined) return undecided(found.known ? `${source} has no ${element}` : found.reason);
  const right = options.map((option) => signedNumber(option) === number);
  return {
    ok: true,
    right,
    finding: `The rules of oxidation numbers give ${element} in \\ce{${source}} ${signed(number)}.`,
  };
}

/** Decides which option, a formula, has the element in this oxidation number. */
export function decideFormulaWithOxidationNumber(
  element: string,
  number: number,
  options: readonly string[],
): Decision {
  const right: boolean[] = [];
  for (const option of options) {
    const formula = parseFormula(flat(option));
    if (!formula.ok) return undecided(`${option}: ${formula.error.message}`);
    const found = oxidationStates(formula.value);
    if (!found.known) return undecided(`${option}: ${found.reason}`);
    right.push(found.states.get(element) === number);
  }
  return {
    ok: true,
    right,
    finding: `${element} has the oxidation number ${signed(number)} in the key alone.`,
  };
}

/** Decides which option names the compound. */
export function decideNameOfFormula(formula: string, options: readonly string[]): Decision {
  const name = nameCompound(formula);
  if (!name.ok) return undecided(name.error.message);
  const right = options.map((option) => sameName(option, name.value));
  return { ok: true, right, finding: `The rules of nomenclature name \\ce{${formula}} ${name.value}.` };
}

/** Decides which option is the formula of the named compound. */
export function decideFormulaOfName(name: string, options: readonly string[]): Decision {
  const expected = formulaOfName(name);
  if (!expected.ok) return undecided(expected.error.message);
  const wanted = atoms(expected.value);
  const right = options.map((option) => atoms(flat(option)) === wanted);
  return {
    ok: true,
    right,
    finding: `The charges of the ions or the prefixes give \\ce{${expected.value}} for ${name}.`,
  };
}

/** Both spellings of a name are the same name. */
function sameName(one: string, other: string): boolean {
  return plainName(one) === plainName(other);
}

function plainName(name: string): string {
  return name
    .toLowerCase()
    .replace('sulph', 'sulf')
    .replace('aluminum', 'aluminium')
    .replace(/\s+/g, ' ')
    .trim();
}

function atoms(source: string): string {
  const formula = parseFormula(source);
  return formula.ok ? `${hillFormula(formula.value.composition)} ${formula.value.charge}` : source;
}

function signedNumber(option: string): number {
  return Number(option.replace(/−/g, '-').replace(/\s/g, ''));
}

function signed(number: number): string {
  return number > 0 ? `+${number}` : String(number).replace('-', '−');
}

function flat(option: string): string {
  return option.replace(/\\ce\{((?:[^{}]|\{[^{}]*\})*)\}/g, '$1');
}
