import type { QuestionReading } from '../question-reading.ts';

const verdict = String.raw`(?:(?:this|it) is )?(?:the )?(?:correct|incorrect|wrong|best|key|answer|distractor|right (?=answer|option|choice|one))(?: ?(?:answer|option|choice|one|key))?`;
/** A verdict as a label beside an option: `Benzene (correct)`, `✓ Benzene`, `Benzene – right answer`, `Correct: benzene`. */
const markedOption: readonly RegExp[] = [
  new RegExp(String.raw`[([{]\s*${verdict}\s*!?\s*[)\]}]`, 'i'),
  new RegExp(String.raw`(?:\s[–—-]|[:;,])\s*${verdict}\s*[.!]?$`, 'i'),
  /^(?:(?:in)?correct|right|wrong|key|answer|distractor)(?: (?:answer|option|choice))?\s*[:–—]/i,
  /[✓✔✅☑★⭐❌✗✘☒←]/,
];

/** The letter of an option, in brackets or alone. */
const place = String.raw`(?:[([]\s*[A-D]\s*[)\]]|[A-D](?![\w'’′+−-]))`;
const named = String.raw`(?i:answers?|options?|choices?|key|letter|alternative|ans\.?)`;
/** Words that name an option by its letter: `correct answer: B`, `the answer is (C)`, `key = D`, `so B is correct`. */
const letters: readonly RegExp[] = [
  `(?:${named}|(?i:correct|right))\\s*(?:is|are|was|would be|must be|[:=–—])\\s*(?:(?:therefore|thus|option|choice|letter) )?${place}`,
  `\\b${named}\\s+${place}(?=\\s*(?:[.,;:)]|$|is\\b|are\\b|because|since))`,
  `(?:^|[.;,:] |\\b(?:[Ss]o|[Hh]ence|[Tt]hus|[Tt]herefore,?|only|that|and|or) )${place} (?:is|are) (?:the |therefore |thus |not )?(?:only )?(?:correct|right|incorrect|wrong|false|best)`,
  String.raw`^[([]?[A-D][.)\]] `,
  `(?:[Ss]o|[Hh]ence|[Tt]hus|[Tt]herefore),? ${place}\\.?$`,
].map((source) => new RegExp(source));
/** A capital that labels a substance, a step or a point of the question itself; `A gas` has an article. */
const label = /(?<![\w\\{^°'’′–-])(?:A(?! [a-z])|[B-D])(?![\w'’′+−}–-])/;

/** What says in the question which answer is right, whatever it is: `(Answer: 7.31 g)`, `the correct answer is …`. */
const saidInText =
  /\b(?:answer(?: key)?|(?:correct|right) (?:answer|option|choice))\s*[:=]|\b(?:correct|right) (?:answer|option|choice) (?:is|being)\b|\banswer key\b/i;

/**
 * What marks the answer in words instead of leaving it to be found, or `null`: a verdict beside an option, the answer or its letter in
 * the question, a letter in the explanation (options are shuffled). A letter that labels something in the question is none.
 * @example markedProblem(reading) // '“Benzene (correct)” says whether it is right'
 */
export function markedProblem({ options, text, explanation }: QuestionReading): string | null {
  const marked = options.find(({ source }) => markedOption.some((pattern) => pattern.test(source)));
  if (marked !== undefined) return `“${marked.source}” says whether it is right`;
  if (saidInText.test(text.source)) return 'the question says what its answer is';
  const letter = letterNamedIn(explanation.source);
  if (letter === null || [text, ...options].some(({ source }) => label.test(source))) return null;
  return `the explanation names an option by its letter: “${letter}”`;
}

function letterNamedIn(source: string): string | null {
  for (const pattern of letters) {
    const found = pattern.exec(source)?.[0];
    if (found !== undefined) return found.trim();
  }
  return null;
}
