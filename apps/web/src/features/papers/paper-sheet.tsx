import { productName, type PaperReport } from '@valence/contract';
import { ArrowLeft, Printer } from 'lucide-react';
import { Fragment, useEffect, type ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { NotAffiliated } from './not-affiliated.tsx';

type ReportedQuestion = PaperReport['questions'][number];

interface PaperSheetProps {
  report: PaperReport;
  hasKey: boolean;
  /** Told the question before it, too: what a set is on stands once. */
  question: (one: ReportedQuestion, place: number, before?: ReportedQuestion) => ReactNode;
  solution: (one: ReportedQuestion, place: number) => ReactNode;
  onBack: () => void;
}

/** A submitted paper on paper, with or without its key. */
export function PaperSheet({ report, hasKey, question, solution, onBack }: PaperSheetProps) {
  useEffect(() => {
    // The browser offers the title as the name of the printed file.
    document.title = `${report.name} practice paper · ${productName}`;
  }, [report.name]);
  return (
    <div className="light min-h-dvh bg-sunken text-ink print:bg-transparent">
      <div className="sticky top-0 z-10 flex flex-wrap justify-between gap-3 border-b border-line bg-surface px-4 py-2.5 print:hidden">
        <Button tone="bare" onClick={onBack}>
          <ArrowLeft className="size-5" aria-hidden />
          Back to the Report
        </Button>
        <Button onClick={() => window.print()}>
          <Printer className="size-5" aria-hidden />
          Print
        </Button>
      </div>
      <article className="sheet @container mx-auto my-6 max-w-[52rem] bg-surface px-6 py-8 shadow-high sm:px-14 sm:py-12 print:[container-type:normal] print:m-0 print:max-w-none print:p-0 print:shadow-none">
        <header className="border-b-2 border-ink pb-4">
          <h1 className="text-title">{report.name}: practice paper</h1>
          <p className="mt-1">
            {report.questions.length} questions. Time allowed: {Math.round(report.timeAllowed / 60)} minutes.
            Choose one answer to each question
            {report.questions.some(({ typed }) => typed !== undefined) && ', or write a number into its box'}.
          </p>
        </header>
        <ol className="mt-6 grid grid-cols-1 gap-6">
          {report.questions.map((one, place) => (
            <Fragment key={one.question.id}>{question(one, place, report.questions[place - 1])}</Fragment>
          ))}
        </ol>
        {hasKey && (
          <section className="mt-12 break-before-page border-t-2 border-ink pt-4 print:mt-0 print:border-t-0">
            <h2 className="text-title">Worked Solutions</h2>
            <ol className="mt-6 grid grid-cols-1 gap-5">
              {report.questions.map((one, place) => (
                <Fragment key={one.question.id}>{solution(one, place)}</Fragment>
              ))}
            </ol>
          </section>
        )}
        <footer className="mt-10 border-t border-line pt-3">
          <NotAffiliated />
        </footer>
      </article>
    </div>
  );
}
