import type { StoredReport } from '../reports-repository.ts';
import type { Withdrawal } from '../withdrawals-repository.ts';

const letters = ['A', 'B', 'C', 'D'];

/** Open reports by question, the longest waiting first, and what is out of new quizzes. */
export function describeOpenReports(
  reports: readonly StoredReport[],
  withdrawals: readonly Withdrawal[],
): string {
  const byQuestion = Map.groupBy(reports, ({ questionId }) => questionId);
  const questions = [...byQuestion.values()].map((ofQuestion) => describeOpen(ofQuestion, withdrawals));
  const out = withdrawals.map(
    ({ template, cause, withdrawnAt }) => `  ${template} (${cause}, ${dayOf(withdrawnAt)})`,
  );
  return [
    questions.length === 0 ? 'No open reports.' : questions.join('\n\n'),
    out.length === 0 ? 'Nothing is out of new quizzes.' : `Out of new quizzes:\n${out.join('\n')}`,
  ].join('\n\n');
}

/** A question as its first reporter saw it, with everything that was said about it; `null` without a report. */
export function describeQuestion(reports: readonly StoredReport[]): string | null {
  const [first] = reports;
  if (first === undefined) return null;
  const { question, template, checks } = first;
  const options = question.options.map(
    ({ text }, place) => `  ${letters[place] ?? ''} ${text}${place === question.key ? '   <- key' : ''}`,
  );
  const found = checks.map(({ check, verdict, finding }) => `  ${verdict.padEnd(14)} ${check}: ${finding}`);
  const said = reports.map(
    ({ reason, explanation, reportedAt, outcome, note }) =>
      `  ${dayOf(reportedAt)} ${reason}, ${outcome ?? 'open'}: ${oneLine(explanation)}${note === null ? '' : ` (note: ${oneLine(note)})`}`,
  );
  return [
    `${first.questionId} (template ${template})`,
    `${question.text}\n${options.join('\n')}`,
    `Explanation: ${question.explanation}`,
    `Checks at the report:\n${found.join('\n')}`,
    `Reports:\n${said.join('\n')}`,
  ].join('\n\n');
}

function describeOpen(reports: readonly StoredReport[], withdrawals: readonly Withdrawal[]): string {
  const [first] = reports;
  if (first === undefined) return '';
  const { questionId, question, template } = first;
  const key = `${letters[question.key] ?? ''} ${question.options[question.key]?.text ?? ''}`;
  const reasons = [...new Set(reports.map(({ reason }) => reason))].join(', ');
  const checks = reports.some(({ contradictsKey }) => contradictsKey)
    ? 'checks CONTRADICT the key'
    : 'checks agree with the key';
  const isOut = withdrawals.some((withdrawal) => withdrawal.template === template);
  return [
    questionId,
    `  ${oneLine(question.text)}`,
    `  key ${key}`,
    `  ${reports.length} ${reports.length === 1 ? 'student' : 'students'} (${reasons}), ${checks}${isOut ? ', out of new quizzes' : ''}`,
  ].join('\n');
}

/** Control characters of a student's text would steer the terminal. */
function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim();
}

function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}
