import { bank } from '../bank/bank.ts';
import { families } from '../families/families.ts';
import { everydayWords } from './everyday-words.data.ts';
import { lettersOf, spellingKey } from './spelling-key.ts';
import { taxonomy } from '../topics/taxonomy.ts';
import { isNeutral, phraseWords, wordsOf } from './words.ts';

/** A word of the index. Topics are indices into the taxonomy. */
export interface WordEntry {
  /** How strongly the word indicates each topic, from parts of terms, families and texts of questions. */
  weights: Map<number, number>;
  /** True for words of names, synonyms and families: the vocabulary of the syllabus. */
  isTerm: boolean;
  /** True for a word that everyday English does not know. */
  isTechnical: boolean;
  /** 0 to 1: a word of few topics tells more (inverse document frequency). */
  rarity: number;
}

/** A name or synonym, as words without articles and prepositions, with the topics that carry it. */
export interface Phrase {
  words: readonly string[];
  topics: Set<number>;
  /** The topic whose very name it is. */
  nameOf: number | null;
  rarity: number;
}

export interface TopicIndex {
  words: ReadonlyMap<string, WordEntry>;
  /** By the phrase's words with blanks between them. */
  phrases: ReadonlyMap<string, Phrase>;
  /** The phrases of two words and more in which a word stands. */
  phrasesWith: ReadonlyMap<string, readonly Phrase[]>;
  /** Terms by the first letter of their spelling key, to find misspelled ones. */
  spellings: ReadonlyMap<string, readonly Spelling[]>;
}

export interface Spelling {
  word: string;
  key: string;
  isTechnical: boolean;
  /** One bit for each letter of the key. */
  letters: number;
}

const fromName = 0.6;
const fromPhrase = 0.5;
const fromFamily = 0.5;
const fromText = 0.35;

let built: TopicIndex | undefined;

/** The index over taxonomy, families and bank, built at the first search. */
export function topicIndex(): TopicIndex {
  built ??= buildIndex();
  return built;
}

function buildIndex(): TopicIndex {
  const words = new Map<string, WordEntry>();
  const phrases = new Map<string, Phrase>();
  const placeOf = new Map(taxonomy.map((topic, place) => [topic.id, place]));

  taxonomy.forEach((topic, place) => {
    for (const term of [topic.name, ...topic.synonyms]) {
      const inPhrase = phraseWords(term);
      addPhrase(phrases, inPhrase, place, term === topic.name);
      const share = term === topic.name ? fromName : fromPhrase / Math.sqrt(inPhrase.length);
      for (const word of inPhrase) if (!isNeutral(word)) strengthen(words, word, place, share, true);
    }
  });
  for (const family of Object.values(families).flat())
    family.topics.forEach((id, rank) => {
      const place = placeOf.get(id);
      if (place === undefined) return;
      for (const word of wordsOf(family.name))
        strengthen(words, word, place, fromFamily / (1 + rank), words.get(word)?.isTerm ?? false);
    });
  addTexts(words, placeOf);

  for (const entry of words.values()) entry.rarity = rarityOf(entry.weights.size);
  for (const phrase of phrases.values()) phrase.rarity = rarityOf(phrase.topics.size);
  return { words, phrases, phrasesWith: phrasesByWord(phrases), spellings: spellingsOf(words) };
}

function addPhrase(
  phrases: Map<string, Phrase>,
  words: readonly string[],
  place: number,
  isName: boolean,
): void {
  if (words.length === 0) return;
  const name = words.join(' ');
  const phrase = phrases.get(name) ?? { words, topics: new Set<number>(), nameOf: null, rarity: 0 };
  phrase.topics.add(place);
  if (isName) phrase.nameOf = place;
  phrases.set(name, phrase);
}

/** A word of the bank's texts indicates the topics of the questions that contain it, in proportion to their number. */
function addTexts(words: Map<string, WordEntry>, placeOf: ReadonlyMap<string, number>): void {
  const counts = new Map<string, Map<number, number>>();
  for (const question of Object.values(bank).flat()) {
    const place = placeOf.get(question.topics[0] ?? '');
    if (place === undefined) continue;
    for (const word of new Set(wordsOf(`${question.text} ${question.answer}`))) {
      const ofWord = counts.get(word) ?? new Map<number, number>();
      ofWord.set(place, (ofWord.get(place) ?? 0) + 1);
      counts.set(word, ofWord);
    }
  }
  for (const [word, ofWord] of counts) {
    if (words.get(word)?.isTerm === true) continue;
    const all = [...ofWord.values()].reduce((sum, count) => sum + count, 0);
    for (const [place, count] of ofWord) strengthen(words, word, place, (fromText * count) / all, false);
  }
}

function strengthen(
  words: Map<string, WordEntry>,
  word: string,
  place: number,
  weight: number,
  isTerm: boolean,
): void {
  let entry = words.get(word);
  if (entry === undefined) {
    const isTechnical = !everydayWords.has(word) && word.length > 1 && !/^\d+$/.test(word);
    entry = { weights: new Map(), isTerm: false, isTechnical, rarity: 0 };
    words.set(word, entry);
  }
  entry.weights.set(place, Math.max(entry.weights.get(place) ?? 0, weight));
  entry.isTerm ||= isTerm;
}

function rarityOf(topics: number): number {
  return Math.log(1 + taxonomy.length / topics) / Math.log(1 + taxonomy.length);
}

function phrasesByWord(phrases: ReadonlyMap<string, Phrase>): Map<string, Phrase[]> {
  const byWord = new Map<string, Phrase[]>();
  for (const phrase of phrases.values()) {
    if (phrase.words.length < 2) continue;
    for (const word of new Set(phrase.words)) {
      const ofWord = byWord.get(word) ?? [];
      ofWord.push(phrase);
      byWord.set(word, ofWord);
    }
  }
  return byWord;
}

function spellingsOf(words: ReadonlyMap<string, WordEntry>): Map<string, Spelling[]> {
  const byLetter = new Map<string, Spelling[]>();
  for (const [word, { isTerm, isTechnical }] of words) {
    if (!isTerm || word.length < (isTechnical ? 4 : 5)) continue;
    const key = spellingKey(word);
    const letter = key[0] ?? '';
    const ofLetter = byLetter.get(letter) ?? [];
    ofLetter.push({ word, key, isTechnical, letters: lettersOf(key) });
    byLetter.set(letter, ofLetter);
  }
  return byLetter;
}
