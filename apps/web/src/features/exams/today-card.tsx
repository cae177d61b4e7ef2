import { useQuery } from '@tanstack/react-query';
import type { TodayResponse } from '@valence/contract';
import { CalendarCheck } from 'lucide-react';
import { useState } from 'react';
import { todayQuery } from '../../api/progress/exams.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Switch } from '../../ui/switch.tsx';
import { countWords, whyWords } from './exam-words.ts';

interface TodayCardProps {
  examId: string;
  isStarting: boolean;
  onStart: (examId: string, isTyped: boolean) => void;
}

/** What the plan has for today, and the one button that begins it. */
export function TodayCard({ examId, isStarting, onStart }: TodayCardProps) {
  const { data, isError } = useQuery(todayQuery);
  const [isTyped, setTyped] = useState(false);
  const today = data?.exams.find(({ id }) => id === examId);
  if (data === undefined)
    return isError ? (
      <Card title="Today">
        <p>Today’s plan could not be loaded just now.</p>
      </Card>
    ) : (
      <Skeleton className="h-44 w-full" />
    );
  if (today === undefined) return null;
  return (
    <Card title="Today">
      {today.left === 0 ? <p className="text-soft">{nothingLeftWords(today)}</p> : <Left today={today} />}
      {today.left > 0 && (
        <div className="mt-4 grid justify-items-start gap-4">
          <Switch
            label="Type It"
            note={{ on: 'No options, wherever an answer can be typed', off: 'Choose from four options' }}
            isOn={isTyped}
            onChange={setTyped}
          />
          <Button size="large" disabled={isStarting} onClick={() => onStart(examId, isTyped)}>
            <CalendarCheck className="size-5" aria-hidden />
            {isStarting ? 'Starting...' : today.done > 0 ? 'Go on with today' : 'Start today'}
          </Button>
        </div>
      )}
    </Card>
  );
}

type Today = TodayResponse['exams'][number];

function Left({ today }: { today: Today }) {
  const { done, left, quizzes, nextCount, units, isCutShort } = today;
  return (
    <div className="grid gap-3">
      <p>
        <strong>{countWords(left, 'question')}</strong>
        {done > 0 && ' left'} ({whyWords(today)})
        {quizzes > 1 && `, in ${quizzes} quizzes; the next has ${nextCount}`}.
      </p>
      {units.length > 0 && (
        <p className="text-soft">
          {units.map(({ name, questions }) => `${name} (${questions})`).join(' · ')}
        </p>
      )}
      {done > 0 && (
        <div>
          <ProgressBar label="Done of today" percent={Math.round((100 * done) / (done + left))} />
          <p className="mt-1 text-sm text-soft">
            {done} of {done + left} done today
          </p>
        </div>
      )}
      {isCutShort && <p className="text-sm text-soft">These are what your free quizzes still cover today.</p>}
    </div>
  );
}

function nothingLeftWords({ daysLeft, done, minutes, isCutShort }: Today): string {
  if (daysLeft === 0) return 'Today is the day. Good luck: you have prepared for this.';
  if (isCutShort)
    return 'Your free quizzes for now are used. The plan goes on as soon as there are new ones.';
  if (done > 0)
    return `Done for today: ${countWords(done, 'question')} on your exam and what it builds on, in this plan, papers and other quizzes. See you tomorrow.`;
  if (minutes === 0) return 'Nothing is planned for today. Enjoy the day off.';
  return 'Nothing is left for today.';
}
