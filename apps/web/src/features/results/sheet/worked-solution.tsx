import type { IssuedQuestion } from '@valence/contract';
import type { GivenAnswer } from '../../../attempt/quiz.ts';
import { Typeset } from '../../../ui/typeset/typeset.tsx';

interface WorkedSolutionProps {
  question: IssuedQuestion;
  place: number;
  chosen: number | null;
  typed: GivenAnswer['typed'];
}

/** The key of a question with its derivation, and the slip behind a wrong answer. */
export function WorkedSolution({ question, place, chosen, typed }: WorkedSolutionProps) {
  const { correctAnswer, drawings } = question;
  const isWrong = chosen !== null && chosen !== correctAnswer;
  const slip = chosen === null ? null : question.slips[chosen];
  return (
    <li className="flex break-inside-avoid items-baseline gap-3">
      <span className="figures w-7 shrink-0 text-right font-bold">{place + 1}.</span>
      <div className="min-w-0 grow">
        <p className="font-semibold">
          {'ABCD'[correctAnswer]}:{' '}
          <Typeset text={question.options[correctAnswer] ?? ''} drawings={drawings} />
        </p>
        <p className="mt-1">
          <Typeset text={question.explanation} drawings={drawings} />
        </p>
        {isWrong && (
          <p className="mt-1 border-l-2 border-ink pl-3">
            {typed?.text ? `You typed ${typed.text}.` : `You chose ${'ABCD'[chosen] ?? ''}.`}{' '}
            {slip && (
              <>
                The slip: <Typeset text={slip.name} />. <Typeset text={slip.teaching} drawings={drawings} />
              </>
            )}
          </p>
        )}
        {chosen === null && typed?.text && (
          <p className="mt-1 border-l-2 border-ink pl-3">You typed {typed.text}.</p>
        )}
        {chosen === null && !typed?.text && (
          <p className="mt-1 border-l-2 border-ink pl-3">You did not answer this one.</p>
        )}
        {question.reference !== '' && <p className="mt-1 text-sm text-soft">{question.reference}</p>}
      </div>
    </li>
  );
}
