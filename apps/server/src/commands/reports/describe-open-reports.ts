import type { StoredReport } from '../../features/reports/reports-repository.ts';
import type { Quarantine } from '../../features/reports/quarantines-repository.ts';
import type { Withdrawal } from '../../features/quizzes/withdrawals-repository.ts';
import { plainLines } from './plain-lines.ts';
import { causeWords, dayOf, lettered, reasonWords } from './report-words.ts';

/** Open reports by question, the longest waiting first, what is in quarantine, and what is out of new quizzes. */
export function describeOpenReports(
  reports: readonly StoredReport[],
  withdrawals: readonly Withdrawal[],
  quarantines: readonly Quarantine[],
): string {
  const byQuestion = Map.groupBy(reports, ({ questionId }) => questionId);
  const questions = [...byQuestion.values()].map((ofQuestion) => describeOpen(ofQuestion, withdrawals));
  const out = withdrawals.map(
    ({ template, cause, withdrawnAt }) => `  ${template}, ${causeWords[cause]}, since ${dayOf(withdrawnAt)}`,
  );
  return [
    questions.length === 0 ? 'No open reports.' : questions.join('\n\n'),
    ...quarantines.map(describeQuarantine),
    out.length === 0 ? 'Nothing is out of new quizzes.' : `Out of new quizzes:\n${out.join('\n')}`,
  ].join('\n\n');
}

function describeQuarantine(quarantine: Quarantine): string {
  const { questionId, question, rested, slip, slipDiscrimination, keyDiscrimination } = quarantine;
  const strong = `Over ${rested} students its key correlates ${keyDiscrimination.toFixed(2)} with what else is right, the option of "${slip}" ${slipDiscrimination.toFixed(2)}.`;
  return [
    questionId,
    plainLines(question.text, '  '),
    plainLines(`Key: ${lettered(question.options, question.key)}`, '  '),
    plainLines(
      `In quarantine. ${strong} ${quarantine.contradictsKey ? 'A check CONTRADICTS the key.' : 'No check contradicts the key.'}`,
      '  ',
    ),
  ].join('\n');
}

function describeOpen(reports: readonly StoredReport[], withdrawals: readonly Withdrawal[]): string {
  const [first] = reports;
  if (first === undefined) return '';
  const { questionId, question, template } = first;
  const students = `${reports.length} ${reports.length === 1 ? 'student' : 'students'}`;
  const reasons = [...new Set(reports.map(({ reason }) => reasonWords[reason]))].join(', ');
  const isContradicted = reports.some(({ contradictsKey }) => contradictsKey);
  const isOut = withdrawals.some((withdrawal) => withdrawal.template === template);
  return [
    questionId,
    plainLines(question.text, '  '),
    plainLines(`Key: ${lettered(question.options, question.key)}`, '  '),
    `  ${students}: ${reasons}. ${isContradicted ? 'A check CONTRADICTS the key.' : 'No check contradicts the key.'}${isOut ? ' Out of new quizzes.' : ''}`,
  ].join('\n');
}
