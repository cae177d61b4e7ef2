import { partsOf } from './parts-of-text.ts';

/** How students ask to compare two things. */
const patterns: readonly RegExp[] = [
  /\bdifferen(?:ces?|t)\s+(?:between|of)\s+(?<one>.+?)\s+(?:and|or|from|vs\.?|versus)\s+(?<other>.+)$/i,
  /\bcompar(?:e|es|ing|isons?)\s+(?:of\s+|between\s+)?(?<one>.+?)\s+(?:and|with|to|vs\.?|versus)\s+(?<other>.+)$/i,
  /\bhow\s+(?:is|are|do|does)\s+(?<one>.+?)\s+(?:differ|different)\s+from\s+(?<other>.+)$/i,
  /^(?<one>.+?)\s+(?:vs\.?|versus|against|compared\s+(?:to|with)|as\s+opposed\s+to)\s+(?<other>.+)$/i,
  /^(?<one>.+?)\s+and\s+(?<other>.+?)\s+(?:differences?|comparisons?|compared)\b/i,
  /^(?<one>.+?)\s+or\s+(?<other>.+)$/i,
];

/** What is asked of the comparison: `when to use which`. */
const tail = /\s+(?:when|which|how|what|why|where|if)\s.*$/i;

/**
 * The two things that a text asks to compare, each with the noun that they share.
 * @returns `null` for every other text
 * @example comparedSides('SN1 vs SN2') // ['SN1', 'SN2']
 * @example comparedSides('difference between strong and weak acids') // ['strong acids', 'weak acids']
 */
export function comparedSides(text: string): readonly [string, string] | null {
  if (/[,;]/.test(text)) return null;
  for (const pattern of patterns) {
    const { one, other } = pattern.exec(text)?.groups ?? {};
    if (one === undefined || other === undefined) continue;
    const [first, second, ...others] = partsOf(`${one} vs ${other.replace(tail, '')}`);
    return first === undefined || second === undefined || others.length > 0 ? null : [first, second];
  }
  return null;
}

/** Words that ask for the difference itself. */
const asksForDifference = /\bdiffer|\bcompar|\bwhich\b|\bwhen\b|\bhow\s+(?:do|can|to)\b/i;

/** Whether a text that compares two things asks how to tell or choose between them. */
export function isOnDifference(text: string): boolean {
  return asksForDifference.test(text);
}

/** Whether a text plainly compares: what `or` stands between can be a list. */
export function isComparison(text: string): boolean {
  return /\b(?:vs|versus|against|as opposed to)\b|\bdiffer|\bcompar/i.test(text);
}
