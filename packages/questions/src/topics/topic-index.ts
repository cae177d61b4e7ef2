import { bank } from '../bank/bank.ts';
import { families } from '../families/families.ts';
import { taxonomy } from './taxonomy.ts';
import { plainWords, wordsOf } from './words.ts';

/** What the search knows of a word: how strongly it speaks for each topic, and how telling it is at all. */
export interface WordEntry {
  /** Topic index -> weight: 1 from a name or synonym, less from the texts of questions. */
  weights: Map<number, number>;
  /** True for words of names, synonyms and families: the vocabulary of the syllabus. */
  isTerm: boolean;
  /** Rare words tell more (inverse document frequency). */
  rarity: number;
}

export interface TopicIndex {
  words: ReadonlyMap<string, WordEntry>;
  /** Phrases of names and synonyms as plain words with blanks around, with their topics. */
  phrases: readonly { phrase: string; words: number; topic: number }[];
}

const fromSynonym = 1;
const fromFamily = 0.7;
const fromText = 0.25;

let built: TopicIndex | undefined;

/** The index over taxonomy, families and bank, built at the first search. */
export function topicIndex(): TopicIndex {
  built ??= buildIndex();
  return built;
}

function buildIndex(): TopicIndex {
  const words = new Map<string, WordEntry>();
  const phrases: { phrase: string; words: number; topic: number }[] = [];
  const placeOf = new Map(taxonomy.map((topic, place) => [topic.id, place]));

  const add = (text: string, topicIds: readonly string[], weight: number, isTerm: boolean): void => {
    for (const word of new Set(wordsOf(text)))
      topicIds.forEach((id, rank) => {
        const place = placeOf.get(id);
        if (place !== undefined) strengthen(words, word, place, rank === 0 ? weight : weight / 2, isTerm);
      });
  };

  for (const topic of taxonomy)
    for (const term of [topic.name, topic.id.replaceAll('-', ' '), ...topic.synonyms]) {
      add(term, [topic.id], fromSynonym, true);
      const plain = plainWords(term);
      phrases.push({
        phrase: ` ${plain.join(' ')} `,
        words: plain.length,
        topic: placeOf.get(topic.id) ?? 0,
      });
    }
  for (const family of Object.values(families).flat())
    add(`${family.name} ${family.id.replaceAll('-', ' ')}`, family.topics, fromFamily, true);
  for (const question of Object.values(bank).flat())
    add(`${question.text} ${question.answer}`, question.topics, fromText, false);

  for (const entry of words.values()) entry.rarity = Math.log(1 + taxonomy.length / entry.weights.size);
  return { words, phrases };
}

function strengthen(
  words: Map<string, WordEntry>,
  word: string,
  topic: number,
  weight: number,
  isTerm: boolean,
): void {
  const entry = words.get(word) ?? { weights: new Map<number, number>(), isTerm: false, rarity: 0 };
  entry.weights.set(topic, Math.max(entry.weights.get(topic) ?? 0, weight));
  entry.isTerm ||= isTerm;
  words.set(word, entry);
}
