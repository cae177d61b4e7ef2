import { useQuery } from '@tanstack/react-query';
import type { ReportOutcome, StudentReports } from '@valence/contract';
import { reportsQuery } from '../../api/quizzes/reports.ts';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';
import { asDay } from '../../ui/days/day-words.ts';
import { QuestionFigure } from '../../ui/figure/question-figure.tsx';
import { StimulusBlock } from '../../ui/figure/stimulus-block.tsx';
import { useTimeZone } from '../../ui/served-page.ts';
import { Typeset } from '../../ui/typeset/typeset.tsx';
import { reasonWords } from './reason-words.ts';

/** A student's reports and what became of them; nothing for who never reported anything. */
export function MyReports() {
  const { data } = useQuery(reportsQuery);
  if (data === undefined || data.reports.length === 0) return null;
  return (
    <section
      aria-labelledby="my-reports"
      className="mt-10 rounded-lg border border-line bg-surface p-5 shadow-low sm:p-6"
    >
      <h2 id="my-reports" className="text-heading">
        Your reports
      </h2>
      <ul className="mt-2 divide-y divide-line">
        {data.reports.map((report) => (
          <Report key={report.id} report={report} />
        ))}
      </ul>
    </section>
  );
}

function Report({ report }: { report: StudentReports['reports'][number] }) {
  const timeZone = useTimeZone();
  const outcome = outcomes[report.outcome];
  return (
    <li className="grid grid-cols-1 gap-1 py-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Badge tone={outcome.tone}>{outcome.label}</Badge>
        <span className="text-sm text-soft">
          {reasonWords[report.reason]}, {asDay(report.reportedAt, timeZone)}
        </span>
      </div>
      {report.stimulus && <StimulusBlock stimulus={report.stimulus} drawings={report.drawings} />}
      <p className="font-semibold">
        <Typeset text={report.question} drawings={report.drawings} />
      </p>
      {report.figure && <QuestionFigure figure={report.figure} />}
      <p className="text-soft">“{report.explanation}”</p>
      <p>
        {report.outcome === 'open' && report.withdrawn
          ? 'It is out of new quizzes until it is checked.'
          : outcome.words}
      </p>
      {report.note !== null && <p>{report.note}</p>}
    </li>
  );
}

const outcomes: Record<ReportOutcome, { label: string; tone: BadgeTone; words: string }> = {
  open: { label: 'Being checked', tone: 'blue', words: 'A person will look at it.' },
  kept: { label: 'Checked', tone: 'plain', words: 'The question was checked and stands.' },
  corrected: {
    label: 'Corrected',
    tone: 'green',
    words: 'The key was wrong. Every quiz with the question was graded again.',
  },
  voided: {
    label: 'Corrected',
    tone: 'green',
    words: 'Not exactly one option was right. The question now counts for everybody who was asked it.',
  },
  withdrawn: { label: 'Withdrawn', tone: 'green', words: 'The question was taken out of new quizzes.' },
};
