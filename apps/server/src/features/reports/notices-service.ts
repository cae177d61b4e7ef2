import type { Notices } from '@valence/contract';
import { Refusal } from '../../refusal.ts';
import { dismissNotice, openNotices } from '../grading/notices-repository.ts';
import { shownOf } from '../quizzes/shown-of.ts';
import type { ReportsContext } from './reports-service.ts';

/** What a student is to be told: quizzes that were graded again. */
export async function readNotices(
  { db, engine }: Pick<ReportsContext, 'db' | 'engine'>,
  studentId: string,
): Promise<Notices> {
  const open = await openNotices(db, studentId);
  return {
    notices: open.flatMap(({ notice, topic, questions, completedAt, fault }) => {
      const question = questions.find(({ id }) => id === notice.questionId);
      if (question === undefined) return [];
      return {
        id: notice.id,
        topic,
        completedAt: completedAt.toISOString(),
        question: question.text,
        rightAnswer: notice.rightAnswer,
        fault: notice.rightAnswer !== null ? null : fault === 'twoRight' ? fault : 'noneRight',
        drawings: engine.drawStructures(question),
        ...shownOf(question, engine),
        scoreBefore: notice.scoreBefore,
        scoreAfter: notice.scoreAfter,
      };
    }),
  };
}

/**
 * Takes a notice away for good. Dismissing it twice is no mistake.
 * @throws Refusal `notFound` for a notice that is not this student's
 */
export async function dismiss(
  { db, clock }: Pick<ReportsContext, 'db' | 'clock'>,
  studentId: string,
  noticeId: string,
): Promise<{ noticeId: string }> {
  const isFound = await dismissNotice(db, studentId, noticeId, new Date(clock()));
  if (!isFound) throw new Refusal('notFound', 'We could not find this notice.');
  return { noticeId };
}
