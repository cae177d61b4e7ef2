import { failed, notApplicable, passed, type CheckResult } from '../checks/check.ts';
import { concepts } from '../concepts/concepts.ts';
import type { Difficulty, Question } from '../question.ts';
import { readText } from '../topic-search/read-text.ts';
import { scoreTopics } from '../topic-search/score-topics.ts';
import { wordsOf } from '../topic-search/words.ts';
import { taxonomy } from '../topics/taxonomy.ts';
import { understandTopic } from '../understanding/understand-topic.ts';
import { signsInWords } from './signs-in-words.ts';

/** What a question was asked for, where it was asked for. */
export interface Asked {
  /** A topic in the student's own words. */
  topic?: string;
  difficulty?: Difficulty;
}

/** Checks that a question has the difficulty, and is about the topic, that it was asked for. */
export function asAsked(question: Question, asked: Asked): CheckResult {
  return { check: 'As asked for', ...verdictOn(question, asked) };
}

function verdictOn(question: Question, { topic, difficulty }: Asked): Omit<CheckResult, 'check'> {
  if (topic === undefined && difficulty === undefined)
    return notApplicable('No topic or difficulty was asked for.');
  if (difficulty !== undefined && difficulty !== question.difficulty)
    return failed(`${difficulty} was asked for, and this is ${question.difficulty}`);
  if (topic !== undefined && !isOnTopic(question, topic)) return failed(`this is not about ${topic}`);
  return passed('Topic and difficulty are the ones that were asked for.');
}

/** How far a topic may rank, or score, below the topic that best matches the question's words. */
const near = { rank: 6, share: 0.28 };
/** Looser limits for a question that is filed under the topic. */
const nearWhenFiled = { rank: 15, share: 0.1 };

/**
 * True when the question says the words of the request or the name of a concept that it asks for, or when its words match a topic of
 * the request. This stops what is plainly about something else; whether a question tests what was asked, its reader says.
 */
function isOnTopic({ text, options, key, explanation, topics }: Question, asked: string): boolean {
  const written = `${text} ${options.map((option) => option.text).join(' ')} ${explanation}`;
  const says = signsInWords(`${text} ${options[key]?.text ?? ''} ${explanation}`);
  const said = [...new Set(wordsOf(`${says} ${written}`))];
  const isSaid = (name: string): boolean => {
    const words = wordsOf(name);
    return words.length > 0 && words.every((word) => said.some((one) => sameRoot(one, word)));
  };
  if (isSaid(asked)) return true;
  const [direct, inWords] = [understandTopic(asked), understandTopic(signsInWords(asked))];
  const understood = direct.isUnderstood ? direct : inWords;
  if (!understood.isUnderstood) return false;
  const wished = new Set(understood.concepts);
  if (concepts.some(({ id, name, otherNames }) => wished.has(id) && [name, ...otherNames].some(isSaid)))
    return true;
  const scores = scoreTopics(readText(says));
  const best = scores[0]?.score ?? 0;
  return understood.topics.slice(0, mostTopics).some((id) => {
    const rank = scores.findIndex(({ place }) => taxonomy[place]?.id === id);
    const share = (scores[rank]?.score ?? 0) / best;
    const enough = topics.includes(id) ? nearWhenFiled : near;
    return rank >= 0 && (rank < enough.rank || share >= enough.share);
  });
}

const mostTopics = 3;
const shortestRoot = 5;

/** The same word, or one within the other: `hybridised` of hybridisation, `ethanamide` of amides. */
function sameRoot(said: string, asked: string): boolean {
  if (said === asked) return true;
  if (asked.length < shortestRoot || said.length < shortestRoot) return false;
  return said.includes(asked) || said.startsWith(asked.slice(0, Math.max(shortestRoot, asked.length - 5)));
}
