import { difficulties, type Difficulty } from '../../question.ts';
import { phraseWords } from '../../topic-search/words.ts';

const words: Readonly<Record<Difficulty, string>> = {
  beginner:
    'simple easy basics beginner beginners introductory intro elementary gcse sat igcse freshman regents grade grader graders',
  intermediate: 'intermediate medium college undergraduate sophomore undergrad honors honours',
  advanced: 'hard difficult advanced expert challenging tricky tough olympiad graduate postgraduate',
};
const byWord: ReadonlyMap<string, Difficulty> = new Map(
  difficulties.flatMap((difficulty) =>
    words[difficulty]
      .split(' ')
      .flatMap((word) => phraseWords(word).map((stem) => [stem, difficulty] as const)),
  ),
);

/** Levels of two words and more, taken out of a text before anything else is read. */
const phrases: readonly (readonly [RegExp, Difficulty])[] = [
  [/\b(?:high|middle|secondary) school(?: level)?\b/gi, 'beginner'],
  [/\bSAT(?: subject)?(?: level| test)?\b/g, 'beginner'],
  [/\b(?:I?GCSE|KS[34])(?: level)?\b/gi, 'beginner'],
  [/\b(?:(?:grade|class) (?:[6-9]|10)|(?:year |y(?:r ?)?)(?:[7-9]|10|11))\b/gi, 'beginner'],
  [/\b(?:for |at )?(?:an? )?(?:[4-9]|10)th[- ]grade(?:rs?)?(?: level)?\b/gi, 'beginner'],
  [/\bfor (?:kids|children|a child|my (?:kid|son|daughter)|teens?|teenagers)\b/gi, 'beginner'],
  [/\b(?:1[12]th)[- ]grade(?:rs?)?(?: level)?\b/gi, 'intermediate'],
  [/\b(?:ph\.?d|doctoral|masters?|msc)[- ](?:level|course|students?)\b/gi, 'advanced'],
  [
    /\b(?:(?:(?:UK|US|national|international) )?(?:chem(?:istry)? )?olympiads?|IChO|USNCO|UKChO|IJSO|INChO|NSEC)(?: (?:level|style|prep(?:aration)?|training))?\b/gi,
    'advanced',
  ],
  // Behind it stands what is to be simple, not what is a base.
  [
    /^(?:very |really )?basic (?!(?:solutions?|medium|media|conditions?|buffers?|hydrolysis|salts?|oxides?|amino|amines?|compounds?|anhydrides?|hydroxides?|carbonates?|groups?|side|residues?|strength|character|catalys\w+|aqueous|proteins?|dyes?|properties|acids?|and|or|vs|versus|concepts?|chemistry)\b)/gi,
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
  ],
  // Entrance to a master's or doctoral course in India.
  [/\b(?:CSIR[- ]?(?:UGC[- ]?)?NET|UGC[- ]NET|IIT[- ]?JAM|GATE(?= (?:chem|cy\b|20\d\d)))\b/gi, 'advanced'],
  [/\b(?:for|at) (?:(?:absolute|complete|total) )?(?:beginners?|dummies)\b/gi, 'beginner'],
  [/\b(?:foundation|higher) tier(?: only)?\b|^foundation (?!years?\b)|\bfoundation$/gi, 'beginner'],
  [/\b(?:uni(?:versity)?|college|undergraduate)[- ]level\b/gi, 'intermediate'],
  [/\bgrad(?:uate)?[- ](?:school|level)\b/gi, 'advanced'],
];

/** The difficulty that a word of a text names, in the form of the search; `null` for every other word. */
export function levelOf(word: string): Difficulty | null {
  return byWord.get(word) ?? null;
}

/** A text without the phrases that name a level, and the level. */
export function withoutLevel(text: string): { text: string; difficulty: Difficulty | null } {
  let difficulty: Difficulty | null = null;
  let rest = text;
  for (const [pattern, level] of phrases)
    rest = rest.replace(pattern, () => {
      difficulty ??= level;
      return ' ';
    });
  return { text: rest.replace(/\s+/g, ' ').trim(), difficulty };
}

/**
 * The numbers of questions that may come where a text names a difficulty: of that difficulty alone, and where it has none, of the middle
 * one. What was typed as easy is never answered with something advanced, nor the other way round; where the middle is asked for and has
 * none, every other one may come.
 */
export function ofTypedLevel(
  counts: Readonly<Record<Difficulty, number>>,
  typed: Difficulty | null,
): Record<Difficulty, number> {
  if (typed === null) return { ...counts };
  const served = counts[typed] > 0 ? typed : 'intermediate';
  if (counts[served] === 0 && typed === 'intermediate') return { ...counts };
  return { ...noQuestions, [served]: counts[served] };
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
