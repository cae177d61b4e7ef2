import { parseFormula } from '@valence/chemistry';
import { closestTerm } from '../../topic-search/closest-term.ts';
import { editDistance } from '../../topic-search/edit-distance.ts';
import { soundingAlike } from '../../topic-search/sounding-alike.ts';
import { everydayWords } from '../../topic-search/everyday-words.data.ts';
import { isNeutral, phraseWords } from '../../topic-search/words.ts';
import type { Difficulty } from '../../question.ts';
import { levelOf } from '../levels/levels.ts';
import { conceptsOfNaming, isSubstance } from './substances.ts';
import { symbolsIn } from './symbols-of-elements.ts';
import { nearName } from './near-name.ts';
import { otherWorlds } from './lists/other-worlds.data.ts';
import { smallTalk } from './lists/small-talk.data.ts';
import { rightWords } from './right-words.ts';
import { vocabulary, type Term } from './vocabulary.ts';

/** A word that was taken for another one. */
export interface Correction {
  typed: string;
  meant: string;
}

/** What the words of a text are. */
export interface ReadWords {
  /** Names that stand in the text, the longest first, none over another. */
  terms: readonly { term: Term; words: readonly string[] }[];
  /** Symbols of elements that it names. */
  elements: readonly string[];
  /** Further technical words and substances. */
  mentions: readonly string[];
  /** Those of them that name a substance. */
  substances: ReadonlySet<string>;
  /** Further words of everyday English, or that the texts of questions happen to use. */
  weak: readonly string[];
  /** Words of music, sport, money, other subjects. */
  otherWorlds: readonly string[];
  /** Words that neither names nor questions know. */
  foreign: readonly string[];
  /** True where problems to be calculated are asked for. */
  isCalculation: boolean;
  /** The difficulty that a word names which belongs to no name: `hard`, not that of `hard water`. */
  difficulty: Difficulty | null;
  corrections: readonly Correction[];
  /** The text with the corrections in it. */
  corrected: string;
}
const longestName = 7;
/** `ligand substitution` and `reactions`, not `ligand` and `substitution reactions`. */
const ofNeutral = 0.3;
/** Less alike is another form of a word (`argentometric`, `argentometry`), not a misspelled one. */
const leastLikeness = 0.8;
const farApart = 20;

/** Reads a text, or a part of one, word by word. */
export function readWords(text: string): ReadWords {
  const corrections: Correction[] = [];
  const inWords = withNearNames(text, corrections).replace(/[\p{L}\p{M}\d]+/gu, (typed) => {
    const [word, ...more] = phraseWords(typed);
    if (word === undefined || more.length > 0) return typed;
    const meant = meantBy(word, typed.toLowerCase());
    if (meant === null) return typed;
    const written = asWritten(meant.word, typed);
    if (meant.likeness >= leastLikeness) corrections.push({ typed, meant: written });
    return written;
  });
  // With one word put right, the next can be near a name: `ionisashon enrgy`.
  const corrected = corrections.length > 0 ? withNearNames(inWords, corrections) : inWords;
  const formulas = formulasIn(corrected);
  const symbols = new Set(symbolsIn(corrected).flatMap(phraseWords));
  const words = phraseWords(corrected);
  const { elements: elementNames, words: known, askedWords } = vocabulary();
  const terms: { term: Term; words: readonly string[] }[] = [];
  const elements: string[] = symbolsIn(corrected);
  const mentions: string[] = [];
  const weak: string[] = [];
  const foreign: string[] = [];
  let difficulty: Difficulty | null = null;
  const ofOtherWorlds: string[] = [];
  for (const piece of covered(words)) {
    if (piece.term !== undefined) {
      terms.push({ term: piece.term, words: piece.words });
      continue;
    }
    const [word = ''] = piece.words;
    if (isOfOtherWorld(word)) ofOtherWorlds.push(word);
    difficulty ??= levelOf(word);
    const element = elementNames.get(word);
    if (element !== undefined) elements.push(element);
    else if (symbols.has(word) || (elements.length > 0 && word === elementWord)) continue;
    else if (
      isNeutral(word) ||
      isSmallTalk(word) ||
      levelOf(word) !== null ||
      /^\d+$/.test(word) ||
      word.length < 2
    )
      continue;
    else if (
      formulas.has(word) ||
      conceptsOfNaming(word).length > 0 ||
      (known.has(word) && isSubstance(word))
    )
      mentions.push(word);
    else if (known.has(word)) (askedWords.has(word) && !everydayWords.has(word) ? mentions : weak).push(word);
    else foreign.push(word);
  }
  return {
    terms: terms.toSorted((one, other) => other.words.length - one.words.length),
    elements,
    mentions,
    substances: new Set(mentions.filter((word) => formulas.has(word) || isSubstance(word))),
    weak,
    otherWorlds: ofOtherWorlds,
    foreign,
    isCalculation: words.some((word) => calculations.has(word)),
    difficulty,
    corrections,
    corrected,
  };
}

const calculations: ReadonlySet<string> = new Set(
  phraseWords('calculation calculations calculate calculating compute problems numericals'),
);
/** `mercury element` says it of mercury. */
const elementWord = 'element';
const otherWorldStems: ReadonlySet<string> = new Set(otherWorlds.split(' ').flatMap(phraseWords));
const smallTalkStems: ReadonlySet<string> = new Set(smallTalk.split(' ').flatMap(phraseWords));

/** True for a word of sentences around a topic, in the form of the search. */
export function isSmallTalk(word: string): boolean {
  return smallTalkStems.has(word);
}

/** True for a word of music, sport, money and the like, in the form of the search. */
export function isOfOtherWorld(word: string): boolean {
  return otherWorldStems.has(word);
}

/** The text with stretches put right that are nearly a name of several words: `nobel gas`. */
function withNearNames(text: string, corrections: Correction[]): string {
  const typed = [...text.matchAll(/[\p{L}\p{M}\d]+/gu)].flatMap((match) => {
    const [word, ...more] = phraseWords(match[0]);
    return word === undefined || more.length > 0 ? [] : [{ word, written: match[0] }];
  });
  const { words, elements } = vocabulary();
  const isUnknown = typed.map(
    ({ word }) =>
      !words.has(word) &&
      !elements.has(word) &&
      !isNeutral(word) &&
      !isSmallTalk(word) &&
      levelOf(word) === null,
  );
  const near = nearName(
    typed.map(({ word }) => word),
    isUnknown,
  );
  if (near === null) return text;
  const changed = new Map(
    typed.slice(near.from, near.from + near.length).flatMap(({ word, written }, place) => {
      const meant = near.words[place] ?? word;
      return meant === word ? [] : [[written, asWritten(meant, written)] as const];
    }),
  );
  for (const [written, meant] of changed) corrections.push({ typed: written, meant });
  return text.replace(/[\p{L}\p{M}\d]+/gu, (written) => changed.get(written) ?? written);
}

/** The names that cover the words best, long ones first, and the single words between them. */
function covered(words: readonly string[]): { words: readonly string[]; term?: Term }[] {
  const { terms } = vocabulary();
  // Dynamic programming from the end: the best sum of the rest, and how many words to take at each place.
  const sums = Array.from({ length: words.length + 1 }, () => 0);
  const taken = words.map(() => 1);
  for (let place = words.length - 1; place >= 0; place -= 1) {
    sums[place] = sums[place + 1] ?? 0;
    for (let length = 1; length <= longestName && place + length <= words.length; length += 1) {
      if (!terms.has(words.slice(place, place + length).join(' '))) continue;
      const telling = words.slice(place, place + length).filter((word) => !isNeutral(word)).length;
      const sum = (telling + ofNeutral * (length - telling)) ** 1.5 + (sums[place + length] ?? 0);
      if (sum <= (sums[place] ?? 0)) continue;
      sums[place] = sum;
      taken[place] = length;
    }
  }
  const pieces: { words: readonly string[]; term?: Term }[] = [];
  for (let place = 0; place < words.length; place += taken[place] ?? 1) {
    const piece = words.slice(place, place + (taken[place] ?? 1));
    const term = terms.get(piece.join(' '));
    pieces.push({ words: piece, ...(term && { term }) });
  }
  return pieces;
}

/**
 * The word of a name that a misspelled one stands for; a word that is right stands for itself.
 * @param typed as it stands in the text: the last letter of a misspelled `thermodynamics` is no plural
 */
function meantBy(word: string, typed: string): { word: string; likeness: number } | null {
  const { words, spellings, sounds, elements } = vocabulary();
  if (words.has(word) || elements.has(word) || isNeutral(word) || isSmallTalk(word)) return null;
  if (everydayWords.has(word) || conceptsOfNaming(word).length > 0) return null;
  if (levelOf(word) !== null || rightWords().has(word)) return null;
  const [closest = null] = [typed, word]
    .flatMap((one) => [closestTerm(spellings, one), soundingAlike(sounds, one)])
    .filter((found) => found !== null)
    .toSorted((one, other) => other.likeness - one.likeness);
  return closest === null || isOfOtherNumber(word, closest.word) ? null : closest;
}

/** A systematic name that counts otherwise is another compound and no misspelling: a triene is no diene. */
function isOfOtherNumber(word: string, other: string): boolean {
  return countsIn(word) !== countsIn(other);
}

function countsIn(word: string): string {
  return (
    word.match(
      /(?:mono|di|tri|tetra|penta|hexa|hepta|octa)(?=en|yn|on|ol|am|al|oic|acid|cycl|chlor|brom|fluor|iod|ox|nitr|meth|eth|phosph|sulf)/g,
    ) ?? []
  ).join(' ');
}

/** The form in which names write a word, the one nearest to what was typed: singular or plural. */
function asWritten(stem: string, typed: string): string {
  const distance = (form: string): number => editDistance(typed.toLowerCase(), form.toLowerCase(), farApart);
  const forms = vocabulary().written.get(stem) ?? [];
  const [nearest] = forms.toSorted((one, other) => distance(one) - distance(other));
  return nearest ?? typed;
}

/** Formulas of at least two elements or with a count are chemistry, whatever else is said: `CuSO4`, `NaCl`. */
function formulasIn(text: string): Set<string> {
  return new Set(
    text
      .split(/[\s,;?!]+/)
      .filter((word) => /^[A-Z]/.test(word) && /\d|[a-z][A-Z]/.test(word) && parseFormula(word).ok)
      .flatMap(phraseWords),
  );
}
