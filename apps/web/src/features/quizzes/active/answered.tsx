import type { Progress } from '../../../attempt/progress.ts';
import { keyOf } from '../../../attempt/quiz.ts';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { Proof } from '../../../ui/question/proof.tsx';
import { OffersAhead } from '../without-options/offers-ahead.tsx';
import { WithoutOptions } from '../without-options/without-options.tsx';
import type { TypedProps } from '../typed/typed.tsx';
import { Feedback } from './feedback.tsx';

// The few who type fetch what it takes.
const Typed = lazyPart(async () => (await import('../typed/typed.tsx')).Typed);

interface AnsweredProps extends Omit<TypedProps, 'part'> {
  part: 'typing' | 'feedback' | 'proof';
}

export { BesideStimulus } from '../../../ui/figure/beside-stimulus.tsx';

/** What a question has beside its text and its options: the input, where it is typed, and what there is to learn once it is answered. */
export function Answered({ part, ...shown }: AnsweredProps) {
  const { question, progress, standing } = shown;
  if (part === 'proof')
    return (
      <>
        <div className="mt-5">
          <Proof question={standing?.solution ?? question} />
        </div>
        {isRightChoice(shown) && (
          <WithoutOptions quiz={shown.quiz} questionId={question.id} chosen={question.correctAnswer} />
        )}
      </>
    );
  if (question.toType !== undefined) return <Typed part={part} {...shown} />;
  if (part === 'typing') return hasTime(shown.quiz) && <OffersAhead quizId={shown.quiz.quizId} />;
  return isAnswered(progress) && <Feedback question={question} progress={progress} />;
}

/** Where a clock runs there is no time for more, but in practice: there it is offered with the results. */
function isRightChoice({ quiz, question, progress }: Omit<AnsweredProps, 'part'>): boolean {
  return hasTime(quiz) && question.toType === undefined && progress.tried.at(-1) === keyOf(question);
}

/** A visitor has no account that more could be kept in. */
function hasTime({ isPracticeMode, timeLimit, isVisitors }: TypedProps['quiz']): boolean {
  return isVisitors !== true && (isPracticeMode || timeLimit === null);
}

function isAnswered(progress: Progress): progress is Exclude<Progress, { kind: 'open' }> {
  return progress.kind !== 'open';
}
