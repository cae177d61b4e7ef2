import { fewestStudentsTold, fewestTries, type Accuracy } from '@valence/contract';
import type { Database } from '../../database/database.ts';
import { healthByTopic } from '../item-health/item-health-repository.ts';
import type { QuestionEngine } from '../quizzes/question-engine.ts';

/**
 * How the questions of each topic fare. A template that fewer than ten students have answered is not counted, so no number hangs on
 * fewer; sums over a topic tell nothing of an option.
 */
export async function readTopicHealth({
  db,
  engine,
}: {
  db: Database;
  engine: Pick<QuestionEngine, 'topicName'>;
}): Promise<Accuracy['topics']> {
  const rows = await healthByTopic(db, { fewestTold: fewestStudentsTold, fewestJudged: fewestTries });
  return rows
    .map(({ topic, right, ...counts }) => ({
      ...counts,
      topic: engine.topicName(topic) ?? topic,
      rightOfHundred: Math.round((100 * right) / counts.answers),
    }))
    .toSorted(
      (one, other) => one.subject.localeCompare(other.subject) || one.topic.localeCompare(other.topic),
    );
}
