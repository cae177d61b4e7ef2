import { useQuery } from '@tanstack/react-query';
import type { ExamForecast } from '@valence/contract';
import { Link } from 'react-router';
import { examForecastQuery } from '../../api/progress/exams.ts';
import { Card } from '../../ui/card.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

/** The marks to expect, with how sure that is; or what is missing for it. */
export function ForecastCard({
  examId,
  name,
}: {
  examId: string;
  /** Of the exam, where the page does not say it. */
  name?: string;
}) {
  const { data, isError } = useQuery(examForecastQuery(examId));
  if (data === undefined && !isError) return <Skeleton className="h-44 w-full" />;
  return (
    <Card
      title={name === undefined ? 'Forecast' : `Forecast: ${name}`}
      action={
        <Link to="/forecast" className="text-sm font-semibold text-blue underline underline-offset-3">
          How it is made
        </Link>
      }
    >
      {data === undefined ? (
        <p>The forecast could not be loaded just now.</p>
      ) : data.enough ? (
        <Told forecast={data} />
      ) : (
        <NotYet forecast={data} />
      )}
    </Card>
  );
}

type Enough = Extract<ExamForecast, { enough: true }>;
type TooFew = Extract<ExamForecast, { enough: false }>;

function Told({ forecast: { low, middle, high, answers, mostFrom } }: { forecast: Enough }) {
  const [from, at, to] = [low, middle, high].map(Math.round);
  return (
    <div className="grid gap-3">
      <p>
        <span className="text-title font-bold">{at}%</span>{' '}
        <span className="text-soft">
          of the marks, most likely between <strong className="text-ink">{from}</strong> and{' '}
          <strong className="text-ink">{to}</strong>
        </span>
      </p>
      <svg className="block h-4 w-full" role="presentation">
        <rect y="4" width="100%" height="8" rx="4" className="fill-sunken dark:fill-line" />
        <rect
          y="4"
          x={`${from}%`}
          width={`${Math.max(1, high - low)}%`}
          height="8"
          rx="4"
          className="fill-blue opacity-40"
        />
        <circle cx={`${at}%`} cy="8" r="6" className="fill-blue" />
      </svg>
      <p className="text-sm text-soft">
        On a fresh paper on the day, if you stopped practicing now. Nine of ten marks fall between the two
        numbers. From {answers} answers; never a board’s grade. What the exam only builds on is not counted
        here.
      </p>
      <p>
        Most to gain: <strong>{mostFrom.join(' · ')}</strong>
      </p>
    </div>
  );
}

function NotYet({ forecast: { because, answers, needed } }: { forecast: TooFew }) {
  return (
    <div className="grid max-w-96 gap-3">
      <p>{because}</p>
      {answers < needed && (
        <ProgressBar label="Answers for a forecast" percent={Math.round((100 * answers) / needed)} />
      )}
    </div>
  );
}
