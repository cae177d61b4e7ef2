import { failed, notApplicable, passed, type CheckResult } from '../checks/check.ts';
import type { Difficulty, Question } from '../question.ts';
import { readText } from '../topic-search/read-text.ts';
import { scoreTopics } from '../topic-search/score-topics.ts';
import { wordsOf } from '../topic-search/words.ts';
import { taxonomy } from '../topics/taxonomy.ts';
import { topicsAskedFor } from '../understanding/topics-asked-for.ts';

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
const near = { rank: 5, share: 0.3 };
/** Looser limits for a question that is filed under the topic. */
const nearWhenFiled = { rank: 12, share: 0.2 };

/** Units tell what a numerical question is about. */
const unitWords: readonly (readonly [RegExp, string])[] = [
  [/\d m?mol\/L|\d M\b/, 'molarity concentration of a solution'],
  [/ g\/mol/, 'molar mass'],
  [/\d (?:atm|kPa|bar|mmHg|torr)\b/, 'pressure'],
  [/\d V\b/, 'potential of an electrode'],
  [/\d A\b/, 'electric current electrolysis'],
  [/\d s\^\{−1\}|mol\/\(L·s\)|L\/\(mol·s\)/, 'rate constant'],
  [/\d kJ\/mol/, 'molar energy enthalpy'],
];

/** True when the question uses all the words of the request, or when its words match a topic of the request. */
function isOnTopic({ text, options, key, explanation, topics }: Question, asked: string): boolean {
  const written = `${text} ${options[key]?.text ?? ''} ${explanation}`;
  const says = `${written} ${unitWords.flatMap(([unit, words]) => (unit.test(written) ? words : [])).join(' ')}`;
  const said = new Set(wordsOf(says));
  const words = wordsOf(asked);
  if (words.length > 0 && words.every((word) => said.has(word))) return true;
  const scores = scoreTopics(readText(says));
  const best = scores[0]?.score ?? 0;
  return topicsAskedFor(asked).some((topic) => {
    const rank = scores.findIndex(({ place }) => taxonomy[place]?.id === topic.id);
    const share = (scores[rank]?.score ?? 0) / best;
    const enough = topics.includes(topic.id) ? nearWhenFiled : near;
    return rank >= 0 && (rank < enough.rank || share >= enough.share);
  });
}
