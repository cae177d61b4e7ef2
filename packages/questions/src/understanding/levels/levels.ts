import { difficulties, type Difficulty } from '../../question.ts';
import { phraseWords } from '../../topic-search/words.ts';

const words: Readonly<Record<Difficulty, string>> = {
  beginner:
    'simple easy easiest basics beginner beginners introductory intro elementary gcse sat igcse freshman regents',
  intermediate: 'intermediate medium college undergraduate sophomore undergrad honors honours',
  advanced: 'hard hardest difficult advanced expert challenging tricky tough olympiad graduate postgraduate',
};
const byWord: ReadonlyMap<string, Difficulty> = new Map(
  difficulties.flatMap((difficulty) =>
    words[difficulty]
      .split(' ')
      .flatMap((word) => phraseWords(word).map((stem) => [stem, difficulty] as const)),
  ),
);

/**
 * Levels of two words and more, taken out of a text before anything else is read. A year or a school has questions of more than one
 * difficulty: the second one comes where there are too few of the first.
 */
const phrases: readonly (readonly [RegExp, Difficulty, Difficulty?])[] = [
  [/\b(?:high|secondary) school(?: level)?\b/gi, 'beginner', 'intermediate'],
  [/\bmiddle school(?: level)?\b/gi, 'beginner'],
  [/\bSAT(?: subject)?(?: level| test)?\b/g, 'beginner'],
  [/\b(?:I?GCSE|KS[34])(?: level)?\b/gi, 'beginner'],
  [/\b(?:(?:grade|class) (?:[6-9]|10)|(?:year |y(?:r ?)?)(?:[7-9]|10|11))\b/gi, 'beginner'],
  [/\b(?:for |at )?(?:an? )?(?:[4-9]|10)th[- ]grade(?:rs?)?(?: level)?\b/gi, 'beginner'],
  [/\bfor (?:kids|children|a child|my (?:kid|son|daughter)|teens?|teenagers)\b/gi, 'beginner'],
  [/\b(?:ph\.?d|doctoral|masters?|msc)[- ](?:level|course|students?)\b/gi, 'advanced'],
  [
    /\b(?:(?:(?:UK|US|national|international) )?(?:chem(?:istry)? )?olympiads?|IChO|USNCO|UKChO|IJSO|INChO|NSEC)(?: (?:level|style|prep(?:aration)?|training))?\b/gi,
    'advanced',
  ],
  // Behind it stands what is to be simple, not what is a base.
  [
    /^(?:very |really |super )?basic (?!(?:solutions?|medium|media|conditions?|buffers?|hydrolysis|salts?|oxides?|amino|amines?|compounds?|anhydrides?|hydroxides?|carbonates?|groups?|side|residues?|strength|character|catalys\w+|aqueous|proteins?|dyes?|properties|acids?|and|or|vs|versus|concepts?|chemistry)\b)/gi,
    'beginner',
  ],
  // What stands between two states is no level: `intermediate filaments`, `intermediates and catalysts`.
  [
    /^(?:intermediate|moderate|medium)(?:[- ](?:level|difficulty))? (?!(?:and|or|vs|versus|in|of|species|complex\w*|filaments?|phases?|spin|oxides?|compounds?|host|neutrons?|strength|bonds?|steps?|products?|host|field|range|chain)\b)/gi,
    'intermediate',
  ],
  [/\b(?:intermediate|moderate|medium)[- ](?:level|difficulty)\b/gi, 'intermediate'],
  [
    /\b(?:first|1st)[- ](?:year|yr)(?: (?:uni(?:versity)?|college|undergrad(?:uate)?|level))?\b/gi,
    'intermediate',
  ],
  [
    /\b(?:second|third|2nd|3rd|final)[- ](?:year|yr)(?: (?:uni(?:versity)?|college|undergrad(?:uate)?|level))?\b/gi,
    'advanced',
    'intermediate',
  ],
  // Entrance to a master's or doctoral course in India.
  [
    /\b(?:CSIR[- ]?(?:UGC[- ]?)?NET|UGC[- ]NET|IIT[- ]?JAM|gate(?= (?:chem|cy\b|20\d\d)))\b/gi,
    'advanced',
    'intermediate',
  ],
  [/\bGATE\b/g, 'advanced', 'intermediate'],
  [/\b(?:for|at) (?:(?:absolute|complete|total) )?(?:beginners?|dummies)\b/gi, 'beginner'],
  [/\b(?:foundation|higher) tier(?: only)?\b|^foundation (?!years?\b)|\bfoundation$/gi, 'beginner'],
  [/\b(?:uni(?:versity)?|college|undergraduate)[- ]level\b/gi, 'intermediate'],
  [/\bgrad(?:uate)?[- ](?:school|level)\b/gi, 'advanced'],
];

/** The difficulty that a word of a text names, in the form of the search; `null` for every other word. */
export function levelOf(word: string): Difficulty | null {
  return byWord.get(word) ?? null;
}

/** What a text says of its level. */
interface TypedLevel {
  /** The text without the phrases that name it. */
  text: string;
  difficulty: Difficulty | null;
  /** The difficulty that comes beside it. */
  also: Difficulty | null;
}

/** A text without the phrases that name a level, and the level. */
export function withoutLevel(text: string): TypedLevel {
  let found = noLevel;
  let rest = text;
  for (const [pattern, difficulty, also = null] of phrases)
    rest = rest.replace(pattern, () => {
      if (found === noLevel) found = { difficulty, also };
      return ' ';
    });
  return {
    text: rest
      .replace(/\s+/g, ' ')
      .replace(/^[\s:,;–-]+(?=\p{L})/u, '')
      .trim(),
    ...found,
  };
}

const noLevel: Omit<TypedLevel, 'text'> = { difficulty: null, also: null };

/**
 * The numbers of questions that may come where a text names a difficulty: of that difficulty and the one beside it alone, and where they have
 * none, of the middle one. What was typed as easy is never answered with something advanced, nor the other way round; where the middle is
 * asked for and has none, every other one may come.
 */
export function ofTypedLevel(
  counts: Readonly<Record<Difficulty, number>>,
  typed: Difficulty | null,
  also: Difficulty | null = null,
): Record<Difficulty, number> {
  if (typed === null) return { ...counts };
  const asked = [typed, ...(also === null ? [] : [also])];
  const served = asked.some((level) => counts[level] > 0) ? asked : (['intermediate'] as const);
  if (typed === 'intermediate' && served.every((level) => counts[level] === 0)) return { ...counts };
  return { ...noQuestions, ...Object.fromEntries(served.map((level) => [level, counts[level]])) };
}

/**
 * The numbers of questions that may come in an exam for which nothing below a difficulty is asked; all of them where it has no others.
 */
export function fromLevel(
  counts: Readonly<Record<Difficulty, number>>,
  least: Difficulty | null,
): Record<Difficulty, number> {
  if (least === null) return { ...counts };
  const asked = difficulties.slice(difficulties.indexOf(least));
  if (asked.every((level) => counts[level] === 0)) return { ...counts };
  return { ...noQuestions, ...Object.fromEntries(asked.map((level) => [level, counts[level]])) };
}

const noQuestions: Readonly<Record<Difficulty, number>> = { beginner: 0, intermediate: 0, advanced: 0 };
