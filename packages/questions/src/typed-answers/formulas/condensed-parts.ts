import { valences } from './open-molecule.ts';

/** A symbol with its count, a group with its count, or a bond that was drawn. */
export type Part =
  | { kind: 'atom'; symbol: string; count: number }
  | { kind: 'group'; parts: readonly Part[]; count: number }
  | { kind: 'bond'; order: number };

/** Spellings of groups that are read from the wrong end, or stand for more than one atom. */
const groupSpellings: readonly (readonly [RegExp, string])[] = [
  [/^(?:HOOC|HO2C)/, 'HOC(O)'],
  [/^OHC/, 'HC(O)'],
  [/(?<=[H\d])OOC(?=[CH(])/g, 'OC(O)'],
  [/^O2N/, 'NO2'],
  [/^C2H5/, 'CH3CH2'],
  [/C2H5/g, 'CH2CH3'],
];

/**
 * The pieces of a condensed formula, in their order.
 * @param body without charge, states and blanks
 * @returns `null` for brackets that do not close, and for other elements
 * @example condensedParts('CH3OH')?.length // 4
 */
export function condensedParts(body: string): readonly Part[] | null {
  const spelled = groupSpellings.reduce((text, [spelling, plain]) => text.replace(spelling, plain), body);
  return readParts(spelled, { at: 0 }, 0);
}

const token = /([A-Z][a-z]?)(\d{0,2})|(\()|\)(\d{0,2})|([-=#≡])/y;

function readParts(text: string, place: { at: number }, depth: number): Part[] | null {
  const parts: Part[] = [];
  while (place.at < text.length) {
    if (text.charAt(place.at) === ')') return depth > 0 ? parts : null;
    token.lastIndex = place.at;
    const match = token.exec(text);
    if (match === null) return null;
    place.at = token.lastIndex;
    const [, symbol, count, open, , bond] = match;
    if (open !== undefined) {
      const inner = depth > 8 ? null : readParts(text, place, depth + 1);
      token.lastIndex = place.at;
      const closed = inner === null ? null : token.exec(text);
      if (inner === null || closed === null || closed[4] === undefined) return null;
      place.at = token.lastIndex;
      const count = Number(closed[4] || 1);
      if (isLink(inner)) parts.push(...Array.from({ length: count }, () => inner).flat());
      else parts.push({ kind: 'group', parts: inner, count });
    } else if (bond !== undefined) {
      parts.push({ kind: 'bond', order: bond === '-' ? 1 : bond === '=' ? 2 : 3 });
    } else if (symbol !== undefined && Object.hasOwn(valences, symbol)) {
      parts.push({ kind: 'atom', symbol, count: Number(count || 1) });
    } else return null;
  }
  return depth === 0 ? parts : null;
}

/** Pieces of the chain itself, which stand in brackets to be counted: `CH3(CH2)4CH3`. */
function isLink(parts: readonly Part[]): boolean {
  const text = parts.map((part) => (part.kind === 'atom' ? `${part.symbol}${part.count}` : '?')).join('');
  return text === 'C1H2' || text === 'C1H1O1H1';
}
