import { findElement } from '../elements/elements.ts';
import { failure, success, type Result } from '../result.ts';
import { countDigit, isDot, isLower, isSpace, isUpper } from './formula-characters.ts';
import { readCharge } from './formula-charge.ts';
import type { Formula, FormulaPart, FormulaToken } from './formula.ts';

/** Longer formulas than this are refused: no student writes one, and no input may take long. */
const longest = 300;
/** Counts and multipliers above this are refused. */
const largest = 999_999;

/**
 * Reads a chemical formula as people write it: brackets `()` and `[]`, hydrates (`CuSO4·5H2O`, also with `.` or `*`),
 * charges (`SO4^2-`, `NH4+`, `Fe³⁺`, `[Fe(CN)6]4-`), subscripts on the line or as `₂`, the electron `e-`. Spaces do
 * not count; states of matter are not part of a formula.
 * @returns composition, charge, parts and tokens, or what is wrong and where
 * @example parseFormula('CuSO4·5H2O') // composition Cu 1, S 1, O 9, H 10; charge 0
 */
export function parseFormula(text: string): Result<Formula> {
  const characters: string[] = [];
  const positions: number[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charAt(at);
    if (isSpace(character)) continue;
    characters.push(character);
    positions.push(at);
  }
  positions.push(text.length);
  if (characters.length === 0) return failure('empty', 'Empty formula', 0);
  if (characters.length > longest)
    return failure('tooLong', 'This formula is too long', positions[longest] ?? 0);
  try {
    return success(new FormulaReader(characters.join(''), positions).read());
  } catch (error) {
    if (error instanceof FormulaFault) return failure(error.code, error.message, positions[error.at] ?? 0);
    throw error;
  }
}

class FormulaFault extends Error {
  readonly code: string;
  /** Index into the text without spaces. */
  readonly at: number;
  constructor(code: string, message: string, at: number) {
    super(message);
    this.code = code;
    this.at = at;
  }
}

/** An open bracket with the atoms read since, and the atoms of what surrounds it. */
interface OpenBracket {
  bracket: 'round' | 'square';
  at: number;
  outer: Map<string, number>;
}

class FormulaReader {
  private readonly text: string;
  private readonly positions: readonly number[];
  private end: number;
  private at = 0;
  private readonly tokens: FormulaToken[] = [];

  constructor(text: string, positions: readonly number[]) {
    this.text = text;
    this.positions = positions;
    this.end = text.length;
  }

  read(): Formula {
    this.refuseState();
    const charge = this.charge();
    const parts = this.body() === 'e' ? this.electron(charge.value) : this.parts();
    if (charge.token !== null) this.tokens.push(charge.token);
    return { composition: total(parts), charge: charge.value, parts, tokens: this.tokens };
  }

  private refuseState(): void {
    const state = /\((?:s|l|g|aq)\)$/.exec(this.text);
    if (state === null) return;
    throw new FormulaFault('stateOfMatter', `The state ${state[0]} is not part of a formula`, state.index);
  }

  private charge(): { value: number; token: FormulaToken | null } {
    const reading = readCharge(this.text);
    if (reading === null) return { value: 0, token: null };
    if ('code' in reading) throw new FormulaFault(reading.code, reading.message, reading.start);
    if (reading.start === 0) throw new FormulaFault('empty', 'A charge needs a formula before it', 0);
    if (Math.abs(reading.value) > 99 || reading.value === 0) {
      throw new FormulaFault('badCharge', 'This charge is not possible', reading.start);
    }
    this.end = reading.start;
    return {
      value: reading.value,
      token: { kind: 'charge', value: reading.value, position: this.place(reading.start) },
    };
  }

  private body(): string {
    return this.text.slice(0, this.end);
  }

  private electron(charge: number): FormulaPart[] {
    if (charge === -1) return [];
    throw new FormulaFault('badCharge', 'The electron is written e-', this.end);
  }

  private parts(): FormulaPart[] {
    const parts = [this.part()];
    while (this.at < this.end) {
      this.tokens.push({ kind: 'dot', position: this.place(this.at) });
      this.at += 1;
      parts.push(this.part());
    }
    return parts;
  }

  /** One part, up to the next dot or the end. */
  private part(): FormulaPart {
    const start = this.at;
    const multiplier = this.number();
    if (multiplier !== null) {
      this.tokens.push({ kind: 'multiplier', value: multiplier, position: this.place(start) });
    }
    const composition = this.atoms();
    if (composition.size === 0)
      throw new FormulaFault('emptyPart', 'A part of the formula is missing', this.at);
    return { multiplier: multiplier ?? 1, composition };
  }

  private atoms(): Map<string, number> {
    const open: OpenBracket[] = [];
    let atoms = new Map<string, number>();
    while (this.at < this.end) {
      const character = this.text.charAt(this.at);
      if (isUpper(character)) {
        add(atoms, new Map([[this.element(), 1]]), this.count());
      } else if (character === '(' || character === '[') {
        const bracket = character === '(' ? 'round' : 'square';
        this.tokens.push({ kind: 'open', bracket, position: this.place(this.at) });
        open.push({ bracket, at: this.at, outer: atoms });
        atoms = new Map();
        this.at += 1;
      } else if (character === ')' || character === ']') {
        const { outer } = this.close(open.pop(), atoms);
        add(outer, atoms, this.count());
        atoms = outer;
      } else if (isDot(character) && open.length === 0) {
        break;
      } else {
        throw this.unexpected(character);
      }
    }
    const left = open.at(-1);
    if (left !== undefined)
      throw new FormulaFault('mismatchedParentheses', 'Mismatched parentheses', left.at);
    return atoms;
  }

  private close(opened: OpenBracket | undefined, atoms: ReadonlyMap<string, number>): OpenBracket {
    const bracket = this.text.charAt(this.at) === ')' ? 'round' : 'square';
    if (opened === undefined || opened.bracket !== bracket) {
      throw new FormulaFault('mismatchedParentheses', 'Mismatched parentheses', this.at);
    }
    if (atoms.size === 0)
      throw new FormulaFault('emptyBrackets', 'There is nothing in the brackets', opened.at);
    this.tokens.push({ kind: 'close', bracket, position: this.place(this.at) });
    this.at += 1;
    return opened;
  }

  private element(): string {
    const start = this.at;
    this.at += 1;
    while (this.at < this.end && isLower(this.text.charAt(this.at))) this.at += 1;
    const symbol = this.text.slice(start, this.at);
    if (findElement(symbol) === undefined) {
      throw new FormulaFault('unknownElement', `Unknown element: ${symbol}`, start);
    }
    this.tokens.push({ kind: 'element', symbol, position: this.place(start) });
    return symbol;
  }

  private count(): number {
    const start = this.at;
    const value = this.number();
    if (value === null) return 1;
    this.tokens.push({ kind: 'count', value, position: this.place(start) });
    return value;
  }

  private number(): number | null {
    const start = this.at;
    let value = 0;
    while (this.at < this.end) {
      const digit = countDigit(this.text.charAt(this.at));
      if (digit < 0) break;
      value = value * 10 + digit;
      this.at += 1;
    }
    if (this.at === start) return null;
    if (value === 0) throw new FormulaFault('zeroCount', 'A count cannot be zero', start);
    if (countDigit(this.text.charAt(start)) === 0) {
      throw new FormulaFault('leadingZero', 'A count does not start with a zero', start);
    }
    if (value > largest) throw new FormulaFault('countTooLarge', 'This count is too large', start);
    return value;
  }

  private unexpected(character: string): FormulaFault {
    if (isLower(character)) {
      return new FormulaFault('lowerCase', 'An element symbol starts with a capital letter', this.at);
    }
    if (character === '{' || character === '}') {
      return new FormulaFault('unexpectedCharacter', 'Use round or square brackets', this.at);
    }
    return new FormulaFault('unexpectedCharacter', `Unexpected character: ${character}`, this.at);
  }

  private place(at: number): number {
    return this.positions[at] ?? 0;
  }
}

function total(parts: readonly FormulaPart[]): Map<string, number> {
  const composition = new Map<string, number>();
  for (const part of parts) add(composition, part.composition, part.multiplier);
  return composition;
}

function add(target: Map<string, number>, atoms: ReadonlyMap<string, number>, times: number): void {
  for (const [symbol, count] of atoms) target.set(symbol, (target.get(symbol) ?? 0) + count * times);
}
