import { useQuery } from '@tanstack/react-query';
import type { PaperReport } from '@valence/contract';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import { todayQuery } from '../../api/progress/exams.ts';
import { paperReportQuery } from '../../api/progress/papers.ts';
import { ForecastCard } from '../../features/exams/forecast-card.tsx';
import { answerOf } from '../../features/papers/group-questions.ts';
import { PaperReportScreen } from '../../features/papers/paper-report-screen.tsx';
import { reportFromResults } from '../../features/reports/report-button.tsx';
import { HowItFares } from '../../features/results/how-it-fares.tsx';
import { ReviewEntry } from '../../features/results/review-entry.tsx';
import { buttonStyle } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ScreenSkeleton } from '../../ui/skeleton.tsx';

export default function ReportRoute() {
  const [query] = useSearchParams();
  const paperId = query.get('paper') ?? '';
  const report = useQuery({ ...paperReportQuery(paperId), enabled: paperId !== '' });
  const today = useQuery(todayQuery);
  const next = today.data?.exams.find(({ daysLeft }) => daysLeft >= 0);
  if (report.isError || paperId === '')
    return (
      <Notice title="No such report" text="We could not find the report of this paper.">
        <Link to="/papers" className={buttonStyle()}>
          Practice Papers
        </Link>
      </Notice>
    );
  if (report.data === undefined) return <ScreenSkeleton />;
  return (
    <PaperReportScreen
      report={report.data}
      entry={(entry, place) => reviewEntry(paperId, entry, place)}
      forecast={next && <ForecastCard examId={next.id} name={next.name} />}
    />
  );
}

function reviewEntry(quizId: string, reported: PaperReport['questions'][number], place: number): ReactNode {
  const { question, isFlagged } = reported;
  return (
    <ReviewEntry
      question={question}
      place={place}
      answer={answerOf(reported)}
      isFlagged={isFlagged}
      isFolded
      report={
        <div className="grid grid-cols-1 gap-3">
          <HowItFares quizId={quizId} questionId={question.id} isRecorded />
          {reportFromResults(question)}
        </div>
      }
    />
  );
}
