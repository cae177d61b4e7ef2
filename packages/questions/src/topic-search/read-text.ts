import { elements, parseFormula } from '@valence/chemistry';
import { closestTerm } from './closest-term.ts';
import { everydayWords } from './everyday-words.data.ts';
import { topicIndex, type Phrase, type TopicIndex, type WordEntry } from './topic-index.ts';
import { isNeutral, phraseWords } from './words.ts';

/** A word of a student's text as the search interprets it. */
export interface ReadWord {
  /** As the index spells it: the closest term for a misspelled word. */
  word: string;
  /** As the student spelled it, in the index's form. */
  typed: string;
  likeness: number;
  entry: WordEntry | undefined;
  /** The longest name or synonym that stands here as a whole. */
  phrase: Phrase | null;
  /** Terms of two words and more that stand here in another order or apart. */
  scattered: readonly Phrase[];
  /** The weight of the word within the text: zero for neutral words, low for numbers. */
  says: number;
  /** 0 to 1: the confidence that the word is a term of chemistry. */
  known: number;
  /** True for whole terms, for words that only the syllabus has, and for formulas: without one, no text is chemistry. */
  isTerm: boolean;
}

/** Names of elements are never taken for misspellings of another term: phosphorus is not phosphoric. */
const elementNames: ReadonlySet<string> = new Set(elements.flatMap(({ name }) => phraseWords(name)));

const longestPhrase = 6;
/** From this length on, a word near a term is that term misspelled. */
const surelyMisspelled = 8;
/** A word that had to be guessed is less sure. */
const ofMisspelled = 0.7;
/** Terms that consist of everyday words, such as `first law` or `catalyst`, have other meanings too. */
const ofEveryday = 0.64;
/** Words of a term in another order may occur together by chance. */
const ofScattered = 0.7;

/**
 * The words of a text with the terms that they belong to.
 * @example readText('redox titration')[0]?.phrase?.words // ['redox', 'titration']
 */
export function readText(text: string): ReadWord[] {
  const index = topicIndex();
  const formulas = formulasIn(text);
  const words = phraseWords(text).map((typed) => readWord(index, typed, formulas.has(typed)));
  markPhrases(index, words);
  markScattered(index, words);
  return words;
}

function readWord(index: TopicIndex, typed: string, isFormula: boolean): ReadWord {
  const exact = index.words.get(typed);
  const isKnown =
    exact !== undefined ||
    isNeutral(typed) ||
    everydayWords.has(typed) ||
    elementNames.has(typed) ||
    index.phrases.has(typed);
  const meant = isKnown ? null : closestTerm(index.spellings, typed);
  const word = meant?.word ?? typed;
  const likeness = meant?.likeness ?? 1;
  const entry = exact ?? (meant === null ? undefined : index.words.get(meant.word));
  // A short word that has to be corrected proves nothing: a singer is not Sanger.
  const isSure = meant === null || typed.length >= surelyMisspelled;
  const isTerm = isFormula || (isSure && entry?.isTerm === true && entry.isTechnical);
  return {
    word,
    typed,
    likeness,
    entry,
    phrase: null,
    scattered: [],
    says: saysOf(typed, isTerm),
    known: isFormula ? 1 : knownOf(entry) * (meant === null ? 1 : likeness * ofMisspelled),
    isTerm,
  };
}

function saysOf(word: string, isTerm: boolean): number {
  if (isNeutral(word)) return 0;
  return !isTerm && (word.length < 3 || /^\d+$/.test(word)) ? 0.3 : 1;
}

function knownOf(entry: WordEntry | undefined): number {
  if (entry === undefined) return 0;
  if (!entry.isTerm) return entry.isTechnical ? 0.4 : 0.2;
  return entry.isTechnical ? 0.8 : 0.4;
}

/** Chooses the phrases that cover the text best, long ones first, none over another. */
function markPhrases(index: TopicIndex, words: readonly ReadWord[]): void {
  // Dynamic programming from the end: the best score of the rest, and the phrase to take at each place.
  const sums = Array.from({ length: words.length + 1 }, () => 0);
  const taken: (Phrase | null)[] = words.map(() => null);
  for (let place = words.length - 1; place >= 0; place -= 1) {
    sums[place] = sums[place + 1] ?? 0;
    let name = '';
    for (let length = 1; length <= longestPhrase && place + length <= words.length; length += 1) {
      name = length === 1 ? (words[place]?.word ?? '') : `${name} ${words[place + length - 1]?.word ?? ''}`;
      const phrase = index.phrases.get(name);
      const sum = phrase === undefined ? 0 : length ** 1.5 + (sums[place + length] ?? 0);
      if (phrase === undefined || sum <= (sums[place] ?? 0)) continue;
      sums[place] = sum;
      taken[place] = phrase;
    }
  }
  for (let place = 0; place < words.length; place += taken[place]?.words.length ?? 1) {
    const phrase = taken[place] ?? null;
    if (phrase === null) continue;
    for (const word of words.slice(place, place + phrase.words.length)) coverWith(word, phrase);
  }
}

function coverWith(word: ReadWord, phrase: Phrase): void {
  const isEveryday = phrase.words.every((part) => everydayWords.has(part) || isNeutral(part));
  word.phrase = phrase;
  word.says = 1;
  const sureness = word.likeness < 1 && phrase.words.length === 1 ? ofMisspelled : 1;
  word.known = Math.max(word.known, (isEveryday ? ofEveryday : 1) * word.likeness * sureness);
  word.isTerm = true;
}

function markScattered(index: TopicIndex, words: readonly ReadWord[]): void {
  const present = new Set(words.map(({ word }) => word));
  for (const word of words) {
    word.scattered = (index.phrasesWith.get(word.word) ?? []).filter(
      (phrase) => phrase !== word.phrase && phrase.words.every((part) => present.has(part)),
    );
    if (word.scattered.length === 0) continue;
    word.isTerm = true;
    word.known = Math.max(word.known, ofScattered * word.likeness);
  }
}

/** Formulas of at least two elements or with a count are chemistry, whatever else is said: `CuSO4`, `NaCl`. */
function formulasIn(text: string): Set<string> {
  return new Set(
    text
      .split(/[\s,;?!()]+/)
      .filter((word) => /^[A-Z]/.test(word) && /\d|[a-z][A-Z]/.test(word) && parseFormula(word).ok)
      .flatMap(phraseWords),
  );
}
