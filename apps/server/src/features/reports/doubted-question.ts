import type { Question } from '@valence/questions';
import type { Database } from '../../database/database.ts';
import { quarantineOfQuestion } from './quarantines-repository.ts';
import { reportsOfQuestion } from './reports-repository.ts';

/** A question that was reported, or that stands for a template in quarantine; decisions letter its options as they are here. */
export interface Doubted {
  questionId: string;
  template: string;
  question: Question;
}

/** As its first reporter saw it, else as it stands in the quarantine; `null` where neither knows it. */
export async function doubtedQuestion(db: Database, questionId: string): Promise<Doubted | null> {
  const [report] = await reportsOfQuestion(db, questionId);
  return report ?? (await quarantineOfQuestion(db, questionId));
}
