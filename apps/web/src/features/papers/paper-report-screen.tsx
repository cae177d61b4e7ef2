import type { PaperReport } from '@valence/contract';
import { Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { asClock } from '../../attempt/countdown.ts';
import { buttonStyle } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { asDay } from '../../ui/days/day-words.ts';
import { useTimeZone } from '../../ui/served-page.ts';
import { timePerAnswer } from './group-questions.ts';
import { NotAffiliated } from './not-affiliated.tsx';
import { ReportQuestions } from './report-questions.tsx';

interface PaperReportScreenProps {
  report: PaperReport;
  /** A question with what was chosen, what is right, and why. */
  entry: (question: PaperReport['questions'][number], place: number) => ReactNode;
  /** What is to be expected of the student's own exam now; nothing where there is none. */
  forecast: ReactNode;
}

/** Marks under the exam's scheme, by unit and over time, and every question again with its key. */
export function PaperReportScreen({ report, entry, forecast }: PaperReportScreenProps) {
  const { marks, most, right, wrong, unanswered, questions, timeSpent, timeAllowed, units } = report;
  const timeZone = useTimeZone();
  const sheet = `/papers/print?paper=${report.paperId}`;
  const slowest = questions
    .map(({ timeSpent: seconds }, place) => ({ seconds, place }))
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, 3)
    .filter(({ seconds }) => seconds > 0);
  return (
    <div className="grid grid-cols-1 gap-6">
      <div>
        <h1 className="text-title">{report.name}: your report</h1>
        <p className="mt-1 text-soft">Submitted {asDay(report.submittedAt, timeZone)}.</p>
        {right < questions.length && (
          <Link to="/mistakes" className={buttonStyle({ className: 'mt-4' })}>
            Practice what you missed
          </Link>
        )}
      </div>
      <dl className="grid grid-cols-2 gap-4 lg:grid-cols-4">
        <Fact label="Marks" value={`${asMarks(marks)} of ${most}`} />
        <Fact label="Right" value={`${right} of ${questions.length}`} />
        <Fact label="Wrong" value={String(wrong)} note={`${unanswered} not answered`} />
        <Fact label="Time" value={`${asClock(timeSpent)} of ${asClock(timeAllowed)}`} />
      </dl>
      <Card title="By unit">
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached by keyboard */}
        <section className="relative overflow-x-auto" aria-label="Marks by unit" tabIndex={0}>
          <table className="w-full text-left">
            <thead>
              <tr className="border-b border-line-strong text-sm text-soft">
                <th scope="col" className="py-1 font-semibold">
                  Unit
                </th>
                <th scope="col" className="py-1 pl-3 text-right font-semibold">
                  Right
                </th>
                <th scope="col" className="py-1 pl-3 text-right font-semibold">
                  Marks
                </th>
                <th scope="col" className="py-1 pl-3 text-right font-semibold">
                  <span className="max-sm:hidden">Per answered question</span>
                  <span className="sm:hidden">Each</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {units.map((unit) => {
                const count = unit.right + unit.wrong + unit.unanswered;
                const each = timePerAnswer(questions.filter((question) => question.unit === unit.id));
                return (
                  <tr key={unit.id} className="figures border-b border-line">
                    <th scope="row" className="py-2 pr-2 font-normal">
                      {unit.name}
                    </th>
                    <td className="py-2 pl-3 text-right whitespace-nowrap">
                      {unit.right} / {count}
                    </td>
                    <td className="py-2 pl-3 text-right whitespace-nowrap">
                      {asMarks(unit.marks)} / {unit.most}
                    </td>
                    <td className="py-2 pl-3 text-right whitespace-nowrap">
                      {each === null ? '–' : asClock(each)}
                    </td>
                  </tr>
                );
              })}
            </tbody>
          </table>
        </section>
        {slowest.length > 0 && (
          <p className="figures mt-3">
            Most time went to{' '}
            {slowest.map(({ place, seconds }) => `question ${place + 1} (${asClock(seconds)})`).join(', ')}.
          </p>
        )}
      </Card>
      <section aria-labelledby="review">
        <div className="flex flex-wrap items-center gap-3">
          <h2 id="review" className="mr-auto text-heading">
            Every question
          </h2>
          <Link to={sheet} className={buttonStyle({ tone: 'quiet' })}>
            <Printer className="size-5" aria-hidden />
            Print Without Key
          </Link>
          <Link to={`${sheet}&key=1`} className={buttonStyle({ tone: 'quiet' })}>
            <Printer className="size-5" aria-hidden />
            Print With Key
          </Link>
        </div>
        <ReportQuestions report={report} entry={entry} />
      </section>
      {forecast}
      <Link to="/papers" className={buttonStyle({ tone: 'quiet', className: 'justify-self-start' })}>
        All Papers
      </Link>
      <NotAffiliated />
    </div>
  );
}

/** Wrong answers can cost more than right ones bring: less than nothing has a minus, which is no hyphen. */
function asMarks(marks: number): string {
  return String(marks).replace('-', '−');
}

function Fact({ label, value, note }: { label: string; value: string; note?: string }) {
  return (
    <div className="rounded-lg border border-line bg-surface p-4 shadow-low sm:p-5">
      <dt className="text-sm font-semibold text-soft">{label}</dt>
      <dd className="figures mt-1 text-heading font-bold">
        {value}
        {note !== undefined && <span className="block text-sm font-normal text-soft">{note}</span>}
      </dd>
    </div>
  );
}
