import {
  analyzedQuizzes,
  plans,
  scoredQuizzes,
  scoredWeeks,
  toldSlips,
  type Analytics,
  type PlanRules,
} from '@valence/contract';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import { planOf, type Offer } from '../allowance/plan-of.ts';
import type { QuestionEngine } from '../quizzes/question-engine.ts';
import type { Student } from '../sign-in/student.ts';
import { accuracyByDifficulty, accuracyByTopic, timesOf } from './accuracy.ts';
import { latestAnsweredQuizzes, latestScores, latestWeeks } from './analytics-repository.ts';
import { answerFacts, type AnsweredQuiz } from './answer-facts.ts';
import { slipStandings, type SlipStanding } from './slip-standings.ts';

export interface AnalyticsContext {
  db: Database;
  clock: Clock;
  offer: Offer;
  engine: Pick<QuestionEngine, 'slipName' | 'topicName' | 'drawStructures'>;
}

const millisecondsADay = 24 * 3_600_000;

/**
 * What a student's finished quizzes say, of one subject or custom topic or of all. Its cost is bounded: the latest
 * scores, sums over an index, and the answers of the latest quizzes alone. How far back slips are told is the plan's.
 */
export async function readAnalytics(
  { db, clock, offer, engine }: AnalyticsContext,
  { id: studentId, subscriptionStatus }: Pick<Student, 'id' | 'subscriptionStatus'>,
  subject: string | null,
): Promise<Analytics> {
  const scores = await latestScores(db, studentId, subject, scoredQuizzes);
  const weeks = await latestWeeks(db, studentId, subject, scoredWeeks);
  const quizzes = await latestAnsweredQuizzes(db, studentId, subject, analyzedQuizzes);
  const facts = answerFacts(quizzes);
  const { slipDays }: PlanRules = plans[planOf(subscriptionStatus, offer)];
  const since = slipDays === null ? -Infinity : clock() - slipDays * millisecondsADay;
  const told = facts.filter(({ completedAt }) => completedAt.getTime() >= since);
  const standings = slipStandings(told).filter(({ id }) => engine.slipName(id) !== undefined);
  return {
    measured: { quizzes: quizzes.length, answered: facts.length },
    scores: scores
      .toReversed()
      .map(({ completedAt, ...score }) => ({ ...score, completedAt: completedAt.toISOString() })),
    weeks: weeks.toReversed().map(({ monday, quizCount, scoreSum }) => ({
      monday,
      quizCount,
      averageScore: Math.round(scoreSum / quizCount),
    })),
    topics: accuracyByTopic(facts).map((topic) => ({
      ...topic,
      name: engine.topicName(topic.id) ?? topic.id,
    })),
    difficulties: accuracyByDifficulty(facts),
    slips: standings.slice(0, toldSlips).flatMap((standing) => withTeaching(engine, quizzes, standing)),
    slipsFrom: { answered: told.length, days: told.length < facts.length ? slipDays : null },
    times: timesOf(facts),
  };
}

/** A slip with what the question says on which it was made last. */
function withTeaching(
  engine: AnalyticsContext['engine'],
  quizzes: readonly AnsweredQuiz[],
  { id, last, ...rates }: SlipStanding,
): Analytics['slips'] {
  const quiz = quizzes.find(({ quizId }) => quizId === last.quizId);
  const question = quiz?.questions.find((one) => one.id === last.id);
  const slip = question?.options[last.firstAnswer ?? -1]?.slip;
  if (!question || !slip) return [];
  const { teaching } = slip;
  return [
    {
      id,
      name: engine.slipName(id) ?? id,
      ...rates,
      lastSeen: last.completedAt.toISOString(),
      teaching,
      drawings: engine.drawStructures(question).filter(({ smiles }) => teaching.includes(smiles)),
      subject: last.subject,
      topic: { id: last.topic, name: engine.topicName(last.topic) ?? last.topic },
    },
  ];
}
