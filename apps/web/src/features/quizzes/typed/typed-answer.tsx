import type { ToType, TypedStanding } from '@valence/contract';
import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { checkTypedAnswer } from '../../../api/quizzes/typed-answers.ts';
import { ApiFailure } from '../../../api/request.ts';
import type { Progress } from '../../../attempt/progress.ts';
import type { Quiz, QuizQuestion } from '../../../attempt/quiz.ts';
import { hasDecimalComma } from '../../../ui/typed/decimal-comma.ts';
import { TypedInput } from '../../../ui/typed/typed-input.tsx';
import { Typeset } from '../../../ui/typeset/typeset.tsx';
import { useDraft } from '../../../ui/use-draft.ts';
import { typedFormId } from './typed-form-id.ts';

export interface TypedAnswerProps {
  /** Of the form, for a button that stands elsewhere; by default the one of the quiz. */
  formId?: string;
  /** Id of the question's text. */
  labelledBy: string;
  quiz: Pick<Quiz, 'quizId' | 'isPracticeMode'>;
  question: QuizQuestion;
  toType: ToType;
  standing: TypedStanding | undefined;
  progress: Progress;
  onGraded: (standing: TypedStanding) => void;
}

/** The input of a typed answer, with how it will look, keys for what a keyboard lacks, and what was not understood. */
export function TypedAnswer({
  formId = typedFormId,
  labelledBy,
  quiz: { quizId, isPracticeMode },
  question: { id: questionId },
  toType,
  standing,
  progress,
  onGraded,
}: TypedAnswerProps) {
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useDraft(`typed.${quizId}.${questionId}`);
  const [problem, setProblem] = useState<ReactNode>(null);
  const [isChecking, setChecking] = useState(false);
  const isOpen = progress.kind === 'open';
  const shown = isOpen ? typed : (standing?.tries.at(-1)?.typed ?? '');

  useEffect(() => {
    if (isOpen) input.current?.focus({ preventScroll: true });
  }, [isOpen]);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (!isOpen || isChecking) return;
    if (typed.trim() === '') {
      setProblem('Type an answer first.');
      return;
    }
    setChecking(true);
    setProblem(null);
    try {
      const answer = {
        quizId,
        questionId,
        typed: typed.trim(),
        isPracticeMode,
        decimalComma: hasDecimalComma(),
      };
      const { notUnderstood, standing } = await checkTypedAnswer(answer);
      if (notUnderstood === null) onGraded(standing);
      else setProblem(<Typeset text={`${notUnderstood} This has cost no attempt.`} />);
    } catch (error) {
      setProblem(failureWords(error));
    }
    setChecking(false);
  }

  return (
    <form id={formId} onSubmit={(event) => void submit(event)} className="mt-6 grid grid-cols-1 gap-3">
      <TypedInput
        labelledBy={labelledBy}
        toType={toType}
        text={shown}
        isOpen={isOpen}
        problem={problem}
        enterKeyHint="send"
        input={input}
        onType={(text) => {
          setTyped(text);
          setProblem(null);
        }}
      />
      <p className="text-sm text-soft">
        {isChecking ? 'Checking… ' : ''}
        <a href="/typing-answers" target="_blank" rel="noreferrer" className="underline">
          How typed answers are read
          <span className="sr-only"> (opens a new tab)</span>
        </a>
      </p>
    </form>
  );
}

function failureWords(error: unknown): string {
  const told = error instanceof ApiFailure ? error.body : undefined;
  // To try again would not help there.
  if (told?.code === 'conflict') return told.message;
  return `${told?.message ?? 'Your answer could not be checked just now.'} Please try again: it is still here.`;
}
