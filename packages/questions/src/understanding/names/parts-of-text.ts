import { phraseWords } from '../../topic-search/words.ts';
import { readWords } from './read-words.ts';

/** A comma that is not between locants, as in `1,3-dimethylcyclohexane` or `N,N-dimethylaniline`. */
export const comma = String.raw`,(?!(?:\d+['′]?,)*\d+['′]?-\p{L}|N-)`;
const separators = new RegExp(
  String.raw`${comma}|[;&+]|\s\/\s|\s(?:and|or|vs\.?|versus|against|plus)\s`,
  'iu',
);
/** A head and what it is asked of: `gel electrophoresis` `of` `proteins`. */
const headed = /^(\S.*\S)\s+(in|with|of|for|using|from|between|on)\s+\S.*$/i;
export const hasPreposition = /\s(?:in|with|of|for|using|from|between|on|to|by)\s/i;

/**
 * The parts of a text that are wishes of their own. What one part leaves to another is put back: the head that several things
 * are asked of, and the noun that several adjectives share.
 * @example partsOf('buffers and titrations') // ['buffers', 'titrations']
 * @example partsOf('Grignard with ketones and esters') // ['Grignard with ketones', 'Grignard with esters']
 * @example partsOf('naming ethers and esters') // ['naming ethers', 'naming esters']
 * @example partsOf('Claisen and Cope rearrangements') // ['Claisen rearrangements', 'Cope rearrangements']
 */
export function partsOf(text: string): string[] {
  const parts = text
    .split(separators)
    .map((part) => part.trim())
    .filter((part, place) => part !== '' && !(place > 0 && pronoun.test(part)));
  const [first = '', ...others] = parts;
  const last = others.at(-1);
  if (last === undefined) return parts;
  const completed = parts.map((part) => (part === last ? part : withSharedNoun(part, last)));
  const [, doing = ''] = doneWithAll.exec(first) ?? [];
  if (
    doing !== '' &&
    completed.every((part, place) => place === 0 || isOneTerm(part) || isOneTerm(`${doing} ${part}`))
  )
    return completed.map((part, place) => (place === 0 ? part : `${doing} ${part}`));
  const [, head = '', preposition = ''] = headed.exec(first) ?? [];
  if (head === '' || readWords(head).terms.length === 0) return completed;
  return completed.map((part, place) =>
    place === 0 || hasPreposition.test(part) ? part : `${head} ${preposition} ${part}`,
  );
}

/** What is done with everything that follows: `naming` `ethers`, `esters`. */
const doneWithAll = /^(naming|drawing|tests? for|testing for)\s/i;
/** A part that speaks of the one in front of it. */
const pronoun = /\b(?:them|these|those)\b/i;

const longestNoun = 4;

/** A part with the noun behind the last one that makes a name of it: `first` of `second law of thermodynamics`. */
function withSharedNoun(part: string, last: string): string {
  const words = last.split(' ');
  for (let count = 1; count < words.length && count <= longestNoun; count += 1) {
    const completed = `${part} ${words.slice(-count).join(' ')}`;
    if (isName(completed) && saysAllOf(completed, part)) return completed;
  }
  return part;
}

/** Whether a name has every word of a part: the gas constant is nothing of `real gases, van der Waals constants`. */
function saysAllOf(name: string, part: string): boolean {
  const [term] = readWords(name).terms;
  return phraseWords(part).every((word) => term?.words.includes(word) === true);
}

/** True for a text that is a name of several words, and nothing more. */
function isName(text: string): boolean {
  return isOneTerm(text) && (readWords(text).terms[0]?.words.length ?? 0) > 1;
}

function isOneTerm(text: string): boolean {
  const { terms, elements, mentions, weak, foreign } = readWords(text);
  return terms.length === 1 && elements.length + mentions.length + weak.length + foreign.length === 0;
}
