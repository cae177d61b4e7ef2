import { typedWords } from './typed-words.ts';
import { closestTo, isSaidOf, tellingWordsIn } from './matching/asked-alike.ts';
import { templatesOf } from './matching/coverage.ts';
import type { LikeWords, Wish } from './matching/wish.ts';
import { readWords } from './names/read-words.ts';
import { capital } from './names/vocabulary.ts';
import { isOneName, type ReadWishes } from './wish-of.ts';

/**
 * What a text asks for by what others ask for in like words: a narrow wish or a sentence has no name.
 * @param least how close at least those have to be
 * @returns `null` where nobody asks for anything in words so like it, and for a text with words of music, sport or another subject
 */
export function inLikeWords(text: string, least: number): ReadWishes | null {
  const { corrected, corrections, otherWorlds, isCalculation, difficulty } = readWords(text);
  const found = otherWorlds.length > 0 ? [] : closestTo({ text: corrected, least });
  const [closest] = found;
  if (closest === undefined) return null;
  const missing = tellingWordsIn(corrected).filter(
    (word) => !found.some(({ template }) => isSaidOf(template, word)),
  );
  return {
    wishes: [wishOfLikeWords({ text: corrected, least }, capital(corrected), isCalculation)],
    sureness: closest.closeness,
    difficulty,
    corrections,
    unknownWords: typedWords(text, missing),
  };
}

/** With fewer words a text is a name with something beside it. */
const leastSaid = 3;

/**
 * What names and index terms make of a text that says more than a name: of the questions that meet them, those come that others
 * ask for in like words, where there are any.
 */
export function narrowed(read: ReadWishes, text: string, least: number): ReadWishes {
  const [wish, ...others] = read.wishes;
  if (wish === undefined || others.length > 0 || wish.sides !== undefined || wish.element !== null)
    return read;
  const words = readWords(text);
  if (isOneName(words) || isOneConcept(wish) || tellingWordsIn(words.corrected).length < leastSaid)
    return read;
  const nearer = wishOfLikeWords(
    { text: words.corrected, least, named: wish },
    wish.name,
    wish.isCalculation,
  );
  return templatesOf(nearer).length > 0 ? { ...read, wishes: [nearer] } : read;
}

/** What stands beside the name of a concept only says where that belongs: `thermodynamics Born-Haber`. */
function isOneConcept({ parts: [part, ...others] }: Wish): boolean {
  return part !== undefined && part.concepts.size > 0 && others.length === 0;
}

function wishOfLikeWords(likeWords: LikeWords, name: string, isCalculation: boolean): Wish {
  const wish: Wish = { name, parts: [], element: null, among: null, isCalculation, likeWords };
  return { ...wish, among: new Set(templatesOf(wish).flatMap(({ tests }) => tests)) };
}
