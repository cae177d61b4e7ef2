import { useQuery } from '@tanstack/react-query';
import { UsersRound } from 'lucide-react';
import { questionSharesQuery } from '../../api/desk/item-health.ts';
import type { FinishedQuiz } from '../../attempt/quiz.ts';
import { Typeset } from '../../ui/typeset/typeset.tsx';
import { useRecordQuiz } from './use-record-quiz.ts';

interface HowItFaresProps {
  quizId: string;
  questionId: string;
  /** Nothing is told before the answers are recorded. */
  isRecorded: boolean;
}

/** The same under a question of a quiz that may be about to be recorded. */
export function FaresWhenRecorded({
  finished,
  questionId,
  isFromHistory,
}: {
  finished: FinishedQuiz;
  questionId: string;
  isFromHistory: boolean;
}) {
  const recording = useRecordQuiz(isFromHistory ? null : finished);
  const isRecorded = isFromHistory || recording.isSuccess;
  return <HowItFares quizId={finished.quiz.quizId} questionId={questionId} isRecorded={isRecorded} />;
}

/** How many of all students get an answered question right, and the slip that most of the others make. */
export function HowItFares({ quizId, questionId, isRecorded }: HowItFaresProps) {
  const { data } = useQuery({ ...questionSharesQuery(quizId), enabled: isRecorded });
  const found = data?.shares.find((one) => one.questionId === questionId);
  if (found === undefined) return null;
  const { right, slip } = found;
  return (
    <p className="flex gap-2.5 text-soft">
      <UsersRound className="mt-0.5 size-5 shrink-0" aria-hidden />
      <span>
        {right} of 100 get this right.
        {slip !== null && (
          <>
            {' '}
            The slip of {slip.share} of 100: <Typeset text={slip.name} />.
          </>
        )}
      </span>
    </p>
  );
}
