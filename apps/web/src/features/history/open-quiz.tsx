import { useState } from 'react';
import { Link } from 'react-router';
import { useOpenQuiz } from '../../quiz-preview/use-open-quiz.ts';
import { Button, buttonStyle } from '../../ui/button.tsx';
import { TopicText } from '../../ui/typeset/topic-text.tsx';

interface OpenQuizProps {
  userId: string;
  onDiscard: (quizId: string) => void;
}

/** The quiz that is not finished, on whatever device it was begun: to go on with, or to give up. */
export function OpenQuiz({ userId, onDiscard }: OpenQuizProps) {
  const open = useOpenQuiz(userId);
  const [step, setStep] = useState<'open' | 'asking' | 'discarded'>('open');
  if (step === 'discarded') return <output className="text-soft">The quiz was discarded.</output>;
  if (!open) return null;
  return (
    <section
      aria-label="Quiz in progress"
      className="flex flex-wrap items-center gap-x-5 gap-y-3 rounded-lg border border-line bg-blue-wash px-5 py-4"
    >
      {step === 'open' ? (
        <>
          <p className="grow">
            <strong>
              <TopicText text={open.title} />
            </strong>{' '}
            is still open at question {open.at + 1} of {open.count}.
          </p>
          <div className="flex flex-wrap gap-3">
            <Link to="/quiz/active" className={buttonStyle({})}>
              Continue quiz
            </Link>
            <Button tone="quiet" onClick={() => setStep('asking')}>
              Discard
            </Button>
          </div>
        </>
      ) : (
        <>
          <p className="grow" role="alert">
            Discard this quiz? Its answers are lost, and it still counts.
          </p>
          <div className="flex flex-wrap gap-3">
            <Button
              tone="danger"
              onClick={() => {
                setStep('discarded');
                onDiscard(open.quizId);
              }}
            >
              Discard it
            </Button>
            <Button tone="quiet" onClick={() => setStep('open')}>
              Keep it
            </Button>
          </div>
        </>
      )}
    </section>
  );
}
