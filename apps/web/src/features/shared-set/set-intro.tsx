import type { DrawFirstQuestionsResponse, Difficulty } from '@valence/contract';
import { ListChecks } from 'lucide-react';
import { difficultyWords } from '../../attempt/difficulty-words.ts';
import { Button, buttonStyle } from '../../ui/button.tsx';

interface SetIntroProps {
  difficulty: Difficulty;
  /** `null` while the questions are being drawn. */
  drawn: DrawFirstQuestionsResponse | null;
  /** Why none could be drawn; `null` where nothing has gone wrong. */
  problem: string | null;
  onTryAgain: () => void;
  onStart: () => void;
}

/** What a shared set is, before its first question. Its room is there before its name is. */
export function SetIntro({ difficulty, drawn, problem, onTryAgain, onStart }: SetIntroProps) {
  return (
    <section className="mx-auto grid max-w-2xl grid-cols-1 justify-items-start gap-4 rounded-lg border border-line bg-surface p-6 shadow-low sm:p-10">
      <p className="flex items-center gap-2 font-semibold text-blue">
        <ListChecks className="size-5 shrink-0" aria-hidden />
        Somebody shared these questions with you
      </p>
      <h1 className="min-h-[2lh] w-full text-title" aria-live="polite">
        {drawn === null ? (
          <span className="text-soft">{problem === null ? 'Drawing your questions...' : 'No questions'}</span>
        ) : (
          drawn.name
        )}
      </h1>
      {problem === null ? (
        <>
          <p>
            {drawn === null ? 'Questions' : countOf(drawn.questions.length)},{' '}
            {difficultyWords[difficulty].toLowerCase()}, drawn for you with numbers of your own. You see after
            each answer what is right, and which slip a wrong one comes from.
          </p>
          <p className="text-soft">No account needed, no clock, and nothing is counted.</p>
          <Button disabled={drawn === null} onClick={onStart}>
            Start
          </Button>
        </>
      ) : (
        <>
          <p role="alert">{problem}</p>
          <div className="flex flex-wrap gap-3">
            <Button onClick={onTryAgain}>Try Again</Button>
            <a href="/" className={buttonStyle({ tone: 'quiet' })}>
              Return Home
            </a>
          </div>
        </>
      )}
    </section>
  );
}

function countOf(count: number): string {
  return count === 1 ? 'One question' : `${count} questions`;
}
