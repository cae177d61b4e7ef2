import { createRandom, fingerprint } from '../random.ts';
import { longestTopic } from './longest-topic.ts';
import { isPromptInjection } from './prompt-injection.ts';
import { readText } from './read-text.ts';
import { scoreTopics } from './score-topics.ts';
import { taxonomy, topicName } from '../topics/taxonomy.ts';

/** One or two main topics of each subject, for texts that are near to none. */
const wellKnown: readonly string[] = [
  'stoichiometry',
  'acids-and-bases',
  'chemical-bonding',
  'equilibrium',
  'stereochemistry',
  'substitution-and-elimination',
  'gibbs-energy',
  'rate-laws',
  'amino-acids',
  'enzyme-kinetics',
  'acid-base-titrations',
  'chromatography',
];
/** A lower score is chance: a single word of an explanation. */
const leastScore = 0.15;

/**
 * Names of topics to offer to a student whose text is not about chemistry: the ones nearest to its words, then
 * well-known ones. The same text gets the same suggestions.
 * @param count how many, at most 12
 * @example suggestTopics('cell phone battery prices', 3)[0] // 'Galvanic cells and electrolysis'
 */
export function suggestTopics(text: string, count: number): string[] {
  const isRead = text.length <= longestTopic && !isPromptInjection(text);
  const nearest = isRead
    ? scoreTopics(readText(text)).flatMap(({ place, score }) => (score < leastScore ? [] : [place]))
    : [];
  const random = createRandom(Number.parseInt(fingerprint(text.slice(0, longestTopic)).slice(0, 8), 36));
  const names = [
    ...nearest.map((place) => taxonomy[place]?.name),
    ...random.shuffle(wellKnown).map((id) => topicName(id)),
  ].filter((name) => name !== undefined);
  return [...new Set(names)].slice(0, count);
}
