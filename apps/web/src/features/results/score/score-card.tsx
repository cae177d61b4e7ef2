import { CloudCheck, CloudOff, LoaderCircle, PartyPopper } from 'lucide-react';
import { useEffect, useState, type ReactNode } from 'react';
import { asClock } from '../../../attempt/countdown.ts';
import { openPlaces, rightAtFirstPlaces } from '../../../attempt/quiz-places.ts';
import { correctPlaces, scoreOf, type FinishedQuiz } from '../../../attempt/quiz.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { scoreBand } from './score-band.ts';
import { TopicText } from '../../../ui/typeset/topic-text.tsx';

interface Recording {
  isSuccess: boolean;
  isError: boolean;
  /** The browser is offline; the recording goes on when it is back. */
  isPaused: boolean;
  refetch: () => unknown;
}

/** The score of a quiz, in a ring, in numbers and in words, and of the one just taken whether it is saved. */
export function ScoreCard({
  finished,
  recording,
  news,
}: {
  finished: FinishedQuiz;
  /** `null` for a quiz of the history. */
  recording: Recording | null;
  /** What else is told of the quiz just taken; it keeps its room before it is known. */
  news: ReactNode;
}) {
  const score = scoreOf(finished);
  const right = correctPlaces(finished).length;
  const open = openPlaces(finished).length;
  const rightAtFirst = rightAtFirstPlaces(finished).length;
  // What took a second try in practice is right, and not perfect: nor do the badges count it so.
  const isPerfect = score === 100 && rightAtFirst === finished.quiz.questions.length;
  const band = scoreBand(score);
  return (
    <section className="ruled flex flex-wrap items-center gap-x-10 gap-y-6 rounded-lg border border-line bg-surface p-6 shadow-low sm:p-10">
      <div className={isPerfect && recording !== null ? 'celebrate' : ''}>
        <ScoreRing score={score} colours={band.fill} />
      </div>
      <div className="min-w-60 flex-1">
        <h1 className="flex flex-wrap items-center gap-x-4 gap-y-1 text-title">
          Quiz Results
          {finished.quiz.isPracticeMode && <Badge tone="green">Practice</Badge>}
        </h1>
        {isPerfect && (
          <p className="celebrate mt-2">
            <Badge tone="green">
              <PartyPopper className="size-4" aria-hidden />
              Perfect score
            </Badge>
          </p>
        )}
        <p className={`mt-1 text-lead font-bold ${band.text}`}>{band.words}</p>
        <p className="mt-2 text-soft">
          <TopicText text={finished.quiz.title} />, {right} of {finished.quiz.questions.length} correct in{' '}
          {asClock(finished.timeSpent)}
          {open > 0 && !finished.isTimeUp && `, ${open} not answered`}
        </p>
        {finished.isTimeUp && <p>{timeUpWords(open)}</p>}
        {finished.quiz.isPracticeMode && (
          <p className="font-semibold">
            {rightAtFirst} of {finished.quiz.questions.length} at the first try
          </p>
        )}
        {recording !== null && (
          <div className="mt-3 grid grid-cols-1 items-center gap-x-6 lg:flex">
            <SaveState recording={recording} />
            {news}
          </div>
        )}
      </div>
    </section>
  );
}

/** Told kindly: a clock that ran out says nothing about chemistry. */
function timeUpWords(open: number): string {
  if (open === 0) return 'Time was up, and you had answered every question.';
  const left = open === 1 ? '1 question was' : `${open} questions were`;
  return `Time was up before ${left} answered. What you answered counts, and the review has no clock.`;
}

function ScoreRing({ score, colours }: { score: number; colours: string }) {
  return (
    <div className="relative size-40">
      <svg viewBox="0 0 100 100" className="size-full -rotate-90" aria-hidden="true">
        <circle cx="50" cy="50" r="43" fill="none" strokeWidth="9" className="stroke-sunken" />
        <circle
          cx="50"
          cy="50"
          r="43"
          fill="none"
          strokeWidth="9"
          strokeLinecap="round"
          pathLength="100"
          strokeDasharray={`${score} 100`}
          className={score === 0 ? 'stroke-transparent' : colours}
        />
      </svg>
      <p className="absolute inset-0 grid place-items-center text-title font-bold">{score}%</p>
    </div>
  );
}

/** Milliseconds after which a recording that is still tried is called what it is: not saved yet. */
const patience = 5000;

function SaveState({ recording }: { recording: Recording }) {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), patience);
    return () => clearTimeout(timer);
  }, []);
  return (
    <output className="flex min-h-10 flex-wrap items-center gap-2 text-sm lg:shrink-0">
      {recording.isSuccess && (
        <>
          <CloudCheck className="size-5 text-green" aria-hidden />
          Saved to your history
        </>
      )}
      {recording.isError && (
        <>
          <CloudOff className="size-5 text-pink" aria-hidden />
          Not saved yet. It is kept in this browser.
          <Button tone="quiet" size="small" onClick={() => void recording.refetch()}>
            Try Again
          </Button>
        </>
      )}
      {recording.isPaused && !recording.isSuccess && (
        <>
          <CloudOff className="size-5 shrink-0 text-orange" aria-hidden />
          <span className="min-w-0 flex-1">You are offline. It will be saved when you are back.</span>
        </>
      )}
      {!recording.isSuccess && !recording.isError && !recording.isPaused && (
        <>
          <LoaderCircle className="size-5 animate-spin text-soft" aria-hidden />
          {isLate ? 'Not saved yet. It is kept in this browser, and sent again.' : 'Saving...'}
        </>
      )}
    </output>
  );
}
