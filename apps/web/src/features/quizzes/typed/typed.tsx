import { useEffect } from 'react';
import type { Progress } from '../../../attempt/progress.ts';
import { typedProgress, type Quiz } from '../../../attempt/quiz.ts';
import { GivenAnswer } from './given-answer.tsx';
import { TypedAnswer, type TypedAnswerProps } from './typed-answer.tsx';
import { TypedFeedback } from './typed-feedback.tsx';

export interface TypedProps extends Omit<TypedAnswerProps, 'formId' | 'quiz' | 'toType' | 'onGraded'> {
  quiz: Quiz;
  part: 'typing' | 'feedback';
  onGraded: (standing: NonNullable<TypedAnswerProps['standing']>, progress: Progress) => void;
}

/** What a question has whose answer is typed: the input, and once it is graded, what there is to learn. Its code comes with the first of them. */
export function Typed({ part, standing, progress, onGraded, ...rest }: TypedProps) {
  const isBehind =
    part === 'typing' &&
    standing !== undefined &&
    (standing.tries.length > progress.tried.length ||
      (standing.solution !== null && progress.kind !== 'resolved'));
  useEffect(() => {
    // The page was left before it heard what the server made of a try, or a key was corrected since, by which one was right.
    if (isBehind) onGraded(standing, typedProgress(standing));
    // Once for each try.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isBehind]);
  const isOver = progress.kind === 'resolved';
  if (part === 'feedback') return standing && <TypedFeedback standing={standing} isOver={isOver} />;
  if (isOver) return <GivenAnswer standing={standing} />;
  const { toType } = rest.question;
  return (
    toType && (
      <TypedAnswer
        {...rest}
        toType={toType}
        standing={standing}
        progress={progress}
        onGraded={(graded) => onGraded(graded, typedProgress(graded))}
      />
    )
  );
}
