import { isBlank, withoutBlanks } from '../blank.ts';
import type { ChemistryError } from '../result.ts';
import { isLower } from './formula-characters.ts';
import { readCharge } from './formula-charge.ts';
import { atoms, longestFormula, scanAtoms, type AtomsFault } from './scan-atoms.ts';

const largestCharge = 99;
/** Characters of a formula with its spaces: what is longer is not looked at. */
const longestText = 10 * longestFormula;
const stateAtEnd = /\((?:s|l|g|aq)\)$/;

/** The charge of the formula that was read last, in units of the elementary charge. */
let charge = 0;

export function chargeRead(): number {
  return charge;
}

/**
 * Reads a formula, its atoms into `atoms` and its charge into `chargeRead()`. Most formulas are plain, and one pass
 * settles them; only what that pass does not understand is looked at for spaces, a charge, and what is wrong with it.
 * @returns what is wrong and where, or `null`
 */
export function readFormula(text: string): ChemistryError | null {
  charge = 0;
  if (text !== '' && text.length <= longestFormula && scanAtoms(text, text.length) < 0) return null;
  if (text.length > longestText) {
    return { code: 'tooLong', message: 'This formula is too long', position: longestFormula };
  }
  const compact = withoutBlanks(text);
  const fault = readCompact(compact);
  if (fault === null) return null;
  return { ...fault, position: compact === text ? fault.position : placeIn(text, fault.position) };
}

/**
 * A formula without its spaces, and the charge at its end apart.
 * @throws when the text is no formula
 */
export function splitFormula(text: string): { body: string; charge: number } {
  const error = readFormula(text);
  if (error !== null) throw new Error(`${text}: ${error.message}`);
  const compact = withoutBlanks(text);
  return { body: charge === 0 ? compact : compact.slice(0, readCharge(compact)?.start), charge };
}

function readCompact(text: string): ChemistryError | null {
  if (text === '') return { code: 'empty', message: 'Empty formula', position: 0 };
  if (text.length > longestFormula) {
    return { code: 'tooLong', message: 'This formula is too long', position: longestFormula };
  }
  const state = stateAtEnd.exec(text);
  if (state !== null) {
    const message = `The state ${state[0]} is not part of a formula`;
    return { code: 'stateOfMatter', message, position: state.index };
  }
  const written = readCharge(text);
  if (written !== null && 'code' in written) {
    return { code: written.code, message: written.message, position: written.start };
  }
  if (written?.start === 0) {
    return { code: 'empty', message: 'A charge needs a formula before it', position: 0 };
  }
  if (written !== null && (Math.abs(written.value) > largestCharge || written.value === 0)) {
    return { code: 'badCharge', message: 'This charge is not possible', position: written.start };
  }
  charge = written?.value ?? 0;
  const end = written?.start ?? text.length;
  if (end === 1 && text.startsWith('e')) return readElectron();
  const place = scanAtoms(text, end);
  return place < 0 ? null : atomsError(atoms.fault, text, place);
}

function readElectron(): ChemistryError | null {
  atoms.size = 0;
  atoms.parts = 1;
  return charge === -1 ? null : { code: 'badCharge', message: 'The electron is written e-', position: 1 };
}

function atomsError(fault: AtomsFault, text: string, position: number): ChemistryError {
  const character = text.charAt(position);
  switch (fault) {
    case 'mismatchedParentheses':
      return { code: fault, message: 'Mismatched parentheses', position };
    case 'emptyBrackets':
      return { code: fault, message: 'There is nothing in the brackets', position };
    case 'emptyPart':
      return { code: fault, message: 'A part of the formula is missing', position };
    case 'unknownElement': {
      const symbol = /^[A-Z][a-z]*/.exec(text.slice(position))?.[0] ?? character;
      return { code: fault, message: `Unknown element: ${symbol}`, position };
    }
    case 'oxidationState':
      return { code: fault, message: 'An oxidation state is not part of a formula', position };
    case 'zeroCount':
      return { code: fault, message: 'A count cannot be zero', position };
    case 'leadingZero':
      return { code: fault, message: 'A count does not start with a zero', position };
    case 'countTooLarge':
      return { code: fault, message: 'This count is too large', position };
    case 'unexpectedCharacter':
      if (isLower(character)) {
        return { code: 'lowerCase', message: 'An element symbol starts with a capital letter', position };
      }
      return {
        code: fault,
        message: '{}'.includes(character)
          ? 'Use round or square brackets'
          : `Unexpected character: ${character}`,
        position,
      };
  }
}

/** The index into the text as it was given, of the character that has this index without spaces. */
function placeIn(text: string, position: number): number {
  let left = position;
  for (let at = 0; at < text.length; at += 1) {
    if (isBlank(text.charAt(at))) continue;
    if (left === 0) return at;
    left -= 1;
  }
  return position === 0 ? 0 : text.length;
}
