import { useQuery } from '@tanstack/react-query';
import type { PaperReport } from '@valence/contract';
import type { ReactNode } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { paperReportQuery } from '../../api/progress/papers.ts';
import { PaperSheet } from '../../features/papers/paper-sheet.tsx';
import { SheetQuestion } from '../../features/results/sheet/sheet-question.tsx';
import { WorkedSolution } from '../../features/results/sheet/worked-solution.tsx';
import { buttonStyle } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ScreenSkeleton } from '../../ui/skeleton.tsx';

type Reported = PaperReport['questions'][number];

export default function PrintRoute() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const paperId = query.get('paper') ?? '';
  const report = useQuery({ ...paperReportQuery(paperId), enabled: paperId !== '' });
  if (report.isError || paperId === '')
    return (
      <Notice title="No such paper" text="We could not find the paper to print.">
        <Link to="/papers" className={buttonStyle()}>
          Practice Papers
        </Link>
      </Notice>
    );
  if (report.data === undefined) return <ScreenSkeleton />;
  return (
    <PaperSheet
      report={report.data}
      hasKey={query.get('key') === '1'}
      question={sheetQuestion}
      solution={workedSolution}
      onBack={() => void navigate(`/papers/report?paper=${paperId}`)}
    />
  );
}

function sheetQuestion({ question, typed }: Reported, place: number, before?: Reported): ReactNode {
  return (
    <SheetQuestion
      question={typed === undefined ? question : { ...question, toType: typed.toType }}
      place={place}
      before={before?.question}
      isUnitGiven
    />
  );
}

function workedSolution({ question, chosen, typed }: Reported, place: number): ReactNode {
  return <WorkedSolution question={question} place={place} chosen={chosen} typed={typed} />;
}
