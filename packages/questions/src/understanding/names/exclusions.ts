/** What a text does not want, and the text without it. */
export interface Exclusion {
  text: string;
  /** Each thing that is not wanted, as it was typed. */
  excluded: readonly string[];
  /** True where nothing is to be calculated. */
  isWithoutCalculations: boolean;
}

/** Words that only exclude: what stands behind them is not wanted. */
const excluding =
  /(?:^|[\s,;(-]+)(?:but\s+)?(?:without(?:\s+(?:any|the))?|w\/o|except(?:ing)?(?:\s+for)?|excluding|excl\.?|apart from|other than|but\s+not?|minus\s+the|no(?=\s+(?:calculations?|calcs?|maths?|numbers|numericals?|mechanisms?)\b))\s+(?<what>[^;()]+?)\)?(?:\s+please)?$/i;
/** `no` in small letters, which is no formula, before anything that we know. */
const withNo = /(?:^|[\s,;(-]+)(?:[Bb]ut\s+)?no\s+(?<what>[^;()]+?)\)?(?:\s+please)?$/;
/** `not` excludes behind a name; in a sentence it denies. */
const denying = /^(?<wanted>[^,]+?),?\s+(?:and\s+|or\s+)?not\s+(?<what>[^,;()]+)$/i;
const isSentence =
  /^(?:why|how|what|when|which|who|where|is|are|does|do|did|can|could|if|will|should)\b|\b(?:is|are|does|do|did|can|will|was|were|has|have)\s+not\b/i;

const calculations =
  /^(?:any\s+|the\s+)?(?:calculations?|calcs?|calculating|maths?|mathematics|numbers|numericals?|numerical problems)$/i;
/** `conceptual` and its like exclude calculations in a word. */
const conceptual =
  /\b(?:conceptual|concepts?\s+only|theory\s+only|non[- ]?(?:calculations?|numerical|mathematical))(?:\s+questions?)?\b/i;

/**
 * What a text excludes.
 * @returns `null` for a text that excludes nothing
 * @example exclusionIn('acids without calculations') // { text: 'acids', excluded: [], isWithoutCalculations: true }
 * @example exclusionIn('spectroscopy not nmr') // { text: 'spectroscopy', excluded: ['nmr'], isWithoutCalculations: false }
 */
export function exclusionIn(text: string): Exclusion | null {
  const match =
    excluding.exec(text) ?? (isSentence.test(text) ? null : (withNo.exec(text) ?? denying.exec(text)));
  const what = match?.groups?.what;
  if (match === null || what === undefined) return withoutConcepts(text);
  const wanted = (match.groups?.wanted ?? text.slice(0, match.index)).replace(/[\s,;-]+$/, '').trim();
  if (wanted === '') return null;
  const things = what
    .split(/\s*(?:,|\/|&)\s*|\s+(?:and|or|nor)\s+/i)
    .map((thing) => thing.replace(/^(?:no|not|any|the|questions on|anything on)\s+/i, '').trim())
    .filter((thing) => thing !== '');
  return {
    text: wanted,
    excluded: things.filter((thing) => !calculations.test(thing)),
    isWithoutCalculations: things.some((thing) => calculations.test(thing)),
  };
}

function withoutConcepts(text: string): Exclusion | null {
  const rest = text.replace(conceptual, ' ').replace(/\s+/g, ' ').trim();
  return rest === text || rest === '' ? null : { text: rest, excluded: [], isWithoutCalculations: true };
}
