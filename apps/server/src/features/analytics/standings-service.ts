import type { Standings } from '@valence/contract';
import type { Database } from '../../database/database.ts';
import type { QuestionEngine } from '../quizzes/question-engine.ts';
import { latestAnswers, type LatestAnswer } from '../answers/latest-answers-repository.ts';

export interface StandingsContext {
  db: Database;
  engine: Pick<QuestionEngine, 'topicList'>;
}

/** Older answers say little about how a concept goes. */
const answersRead = 1000;

/** How well each topic and concept of the list goes, by the first tries among the latest answers; what was never tried is left out. */
export async function readStandings({ db, engine }: StandingsContext, studentId: string): Promise<Standings> {
  const latest = await latestAnswers(db, studentId, answersRead);
  // One left open tells about time, not about knowledge.
  const tried = latest.filter(({ tries }) => tries > 0);
  const topics = engine.topicList().flatMap((subject) => subject.topics);
  return {
    topics: standingsOf(topics, tried, ({ topic }) => [topic]),
    concepts: standingsOf(
      topics.flatMap(({ concepts }) => concepts),
      tried,
      ({ tests }) => tests,
    ),
  };
}

type Listed = ReturnType<QuestionEngine['topicList']>[number]['topics'][number]['concepts'][number];

function standingsOf(
  listed: readonly Listed[],
  tried: readonly LatestAnswer[],
  idsOf: (answer: LatestAnswer) => readonly string[],
): Standings['topics'] {
  const counts = new Map<string, { answered: number; right: number }>();
  for (const answer of tried)
    for (const id of idsOf(answer)) {
      const { answered, right } = counts.get(id) ?? { answered: 0, right: 0 };
      counts.set(id, { answered: answered + 1, right: right + (answer.rightAtFirst ? 1 : 0) });
    }
  return listed.flatMap(({ id, name, questions: { beginner, intermediate, advanced } }) => {
    const count = counts.get(id);
    return count === undefined ? [] : [{ id, name, ...count, questions: beginner + intermediate + advanced }];
  });
}
