import type { Question } from '@valence/questions';
import type { Quarantine } from '../../features/reports/quarantines-repository.ts';
import type { StoredReport } from '../../features/reports/reports-repository.ts';
import { plainLines } from './plain-lines.ts';
import { dayOf, lettered, reasonWords } from './report-words.ts';

/** A question as its first reporter saw it or as it was quarantined, with everything that was said about it; `null` without either. */
export function describeQuestion(
  reports: readonly StoredReport[],
  quarantine: Quarantine | null,
): string | null {
  const first = reports[0] ?? quarantine;
  if (first === null) return null;
  const { questionId, template, question, checks } = first;
  return [
    `${questionId}\n${plainLines(`${sourceOf(question)} Template: ${template}`)}`,
    plainLines(question.text),
    question.options.map((_, place) => describeOption(question, place)).join('\n'),
    `Explanation\n${plainLines(question.explanation, '  ')}`,
    `Checks at the ${reports.length === 0 ? 'quarantine' : 'report'}\n${describeChecks(checks)}`,
    reports.length === 0 ? 'Nobody has reported it.' : `Reports\n${reports.map(describeReport).join('\n')}`,
  ].join('\n\n');
}

function sourceOf({ origin }: Question): string {
  switch (origin.kind) {
    case 'written':
      return 'From the bank.';
    case 'family':
      return `From the family ${origin.family}, seed ${origin.seed}.`;
    case 'model':
      return `Written by the model ${origin.model}.`;
  }
}

function describeOption({ options, key }: Question, place: number): string {
  const slip = options[place]?.slip ?? null;
  return [
    plainLines(`${lettered(options, place)}${place === key ? ' <- key' : ''}`, '  '),
    ...(slip === null ? [] : [plainLines(`${slip.id}: ${slip.teaching}`, '    ')]),
  ].join('\n');
}

/** What failed comes first; what could not speak of the question is only named. */
function describeChecks(checks: StoredReport['checks']): string {
  const of = (verdict: (typeof checks)[number]['verdict']) =>
    checks.filter((result) => result.verdict === verdict);
  const silent = of('not applicable').map(({ check }) => check);
  return [
    ...of('failed').map(({ check, finding }) => plainLines(`FAILED ${check}: ${finding}`, '  ', '    ')),
    ...of('passed').map(({ check, finding }) => plainLines(`passed ${check}: ${finding}`, '  ', '    ')),
    ...(silent.length === 0 ? [] : [plainLines(`not applicable: ${silent.join(', ')}`, '  ', '    ')]),
  ].join('\n');
}

function describeReport({ reportedAt, reason, outcome, explanation, note }: StoredReport): string {
  return [
    `  ${dayOf(reportedAt)}, ${reasonWords[reason]}, ${outcome ?? 'open'}`,
    plainLines(explanation, '    '),
    ...(note === null ? [] : [plainLines(`Note: ${note}`, '    ')]),
  ].join('\n');
}
