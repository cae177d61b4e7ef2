import { decideOnDesk, restoreOnDesk } from '../../features/desk/doubts/decide-on-desk-service.ts';
import { regradeCorrected } from '../../features/grading/regrade-service.ts';
import { openQuarantines, quarantineOfQuestion } from '../../features/reports/quarantines-repository.ts';
import { openReports, reportsOfQuestion } from '../../features/reports/reports-repository.ts';
import type { ReportsContext } from '../../features/reports/reports-service.ts';
import { listWithdrawals } from '../../features/quizzes/withdrawals-repository.ts';
import { describeOpenReports } from './describe-open-reports.ts';
import { describeQuestion } from './describe-question.ts';
import { Refusal } from '../../refusal.ts';
import type { ReportsCommand } from './read-command.ts';

/** Does what a maintainer asks for, and first whatever regrading an earlier command could not finish. What changes is written down, as on the desk. */
export async function runReportsCommand(
  context: ReportsContext,
  command: ReportsCommand,
): Promise<{ text: string; isDone: boolean }> {
  await regradeCorrected(context);
  try {
    return await run(context, command);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return refused(error.message);
  }
}

async function run(
  context: ReportsContext,
  command: ReportsCommand,
): Promise<{ text: string; isDone: boolean }> {
  const { db } = context;
  switch (command.kind) {
    case 'list':
      return done(
        describeOpenReports(await openReports(db), await listWithdrawals(db), await openQuarantines(db)),
      );
    case 'show': {
      const reports = await reportsOfQuestion(db, command.questionId);
      const text = describeQuestion(reports, await quarantineOfQuestion(db, command.questionId));
      return text === null ? refused(`Nobody has reported a question ${command.questionId}.`) : done(text);
    }
    case 'restore':
      await restoreOnDesk(context, null, { template: command.name, note: null });
      return done(`${command.name} is back in new quizzes.`);
    case 'decide': {
      const decided = await decideOnDesk(context, null, command);
      const regraded = `${decided.regraded} ${decided.regraded === 1 ? 'quiz' : 'quizzes'} graded again.`;
      const place = decided.isWithdrawn ? 'It is out of new quizzes.' : 'It is in new quizzes.';
      return done(`${command.questionId}: ${decided.outcome}. ${regraded} ${place}`);
    }
  }
}

function done(text: string): { text: string; isDone: boolean } {
  return { text, isDone: true };
}

function refused(text: string): { text: string; isDone: boolean } {
  return { text, isDone: false };
}
