import { fewestTries, type questionShares } from '@valence/contract';
import type * as z from 'zod';
import type { Database } from '../../database/database.ts';
import type { QuestionEngine } from '../quizzes/question-engine.ts';
import { healthOfQuiz } from './item-health-repository.ts';

export interface QuestionSharesContext {
  db: Database;
  engine: Pick<QuestionEngine, 'slipName'>;
}

/** A slip that fewer than one in twenty make is not worth a sentence. */
const smallestShare = 5;

/**
 * How the questions of a finished quiz fare with everybody. It is read off the ledger, which has a quiz from the moment it is graded:
 * before a student has answered, nothing is told.
 */
export async function readQuestionShares(
  { db, engine }: QuestionSharesContext,
  studentId: string,
  quizId: string,
): Promise<z.infer<typeof questionShares>> {
  const rows = await healthOfQuiz(db, { studentId, quizId, fewest: fewestTries });
  return {
    shares: rows.map(({ questionId, tries, right, slips: [most] }) => {
      const share = percent(most?.chosen ?? 0, tries);
      const name = most === undefined ? null : engine.slipName(most.id);
      return {
        questionId,
        right: percent(right, tries),
        slip: name === undefined || name === null || share < smallestShare ? null : { name, share },
      };
    }),
  };
}

function percent(part: number, whole: number): number {
  return Math.round((100 * part) / whole);
}
