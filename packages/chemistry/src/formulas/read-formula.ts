import { isBlank, withoutBlanks } from '../blank.ts';
import { failure, success, type ChemistryError, type Result } from '../result.ts';
import { isLower } from './formula-characters.ts';
import { readCharge } from './formula-charge.ts';
import type { FormulaTree } from './formula-tree.ts';
import { readParts, type PartsFault } from './read-parts.ts';

/** Longer formulas than this are refused: no student writes one, and no input may take long. */
const longestFormula = 300;
const largestCharge = 99;
const stateAtEnd = /\((?:s|l|g|aq)\)$/;

/**
 * Reads a formula into a tree. Most formulas are plain, and one pass settles them; only what that pass does not
 * understand is looked at for spaces, a charge, and what is wrong with it.
 * @returns the tree, or what is wrong and where
 */
export function readFormula(text: string): Result<FormulaTree> {
  if (text !== '' && text.length <= longestFormula) {
    const parts = readParts(text, text.length);
    if (!('kind' in parts)) return success({ parts, charge: 0 });
  }
  const compact = withoutBlanks(text);
  const tree = readCompact(compact);
  if (!('code' in tree)) return success(tree);
  const position = compact === text ? tree.position : placeIn(text, tree.position);
  return failure(tree.code, tree.message, position);
}

function readCompact(text: string): FormulaTree | ChemistryError {
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
  const charge = written?.value ?? 0;
  const end = written?.start ?? text.length;
  if (end === 1 && text.startsWith('e')) return electron(charge);
  const parts = readParts(text, end);
  return 'kind' in parts ? partsError(parts, text) : { parts, charge };
}

function electron(charge: number): FormulaTree | ChemistryError {
  if (charge === -1) return { parts: [], charge };
  return { code: 'badCharge', message: 'The electron is written e-', position: 1 };
}

function partsError({ kind, position }: PartsFault, text: string): ChemistryError {
  const character = text.charAt(position);
  switch (kind) {
    case 'mismatchedParentheses':
      return { code: kind, message: 'Mismatched parentheses', position };
    case 'emptyBrackets':
      return { code: kind, message: 'There is nothing in the brackets', position };
    case 'emptyPart':
      return { code: kind, message: 'A part of the formula is missing', position };
    case 'unknownElement': {
      const symbol = /^[A-Z][a-z]*/.exec(text.slice(position))?.[0] ?? character;
      return { code: kind, message: `Unknown element: ${symbol}`, position };
    }
    case 'oxidationState':
      return { code: kind, message: 'An oxidation state is not part of a formula', position };
    case 'zeroCount':
      return { code: kind, message: 'A count cannot be zero', position };
    case 'leadingZero':
      return { code: kind, message: 'A count does not start with a zero', position };
    case 'countTooLarge':
      return { code: kind, message: 'This count is too large', position };
    case 'unexpectedCharacter': {
      if (isLower(character)) {
        return { code: 'lowerCase', message: 'An element symbol starts with a capital letter', position };
      }
      // An emoji takes two places of a text.
      const whole = String.fromCodePoint(text.codePointAt(position) ?? 0);
      return {
        code: kind,
        message: '{}'.includes(character) ? 'Use round or square brackets' : `Unexpected character: ${whole}`,
        position,
      };
    }
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
