import { longestTypedAnswer, type ToType, type TypedStanding } from '@valence/contract';
import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { checkTypedAnswer } from '../../../api/typed-answers.ts';
import { ApiFailure } from '../../../api/request.ts';
import type { Progress } from '../../../attempt/attempt.ts';
import type { Quiz, QuizQuestion } from '../../../attempt/quiz.ts';
import { inputStyle } from '../../../ui/field.tsx';
import { Typeset } from '../../../ui/typeset/typeset.tsx';
import { useDraft } from '../../../ui/use-draft.ts';
import { answerKeys } from './answer-keys.ts';
import { typedFormId } from './typed-form-id.ts';
import { typedPreview } from './typed-preview.ts';

export interface TypedAnswerProps {
  /** Id of the question's text. */
  labelledBy: string;
  quiz: Quiz;
  question: QuizQuestion;
  toType: ToType;
  standing: TypedStanding | undefined;
  progress: Progress;
  onGraded: (standing: TypedStanding) => void;
}

/** The input of a typed answer, with how it will look, keys for what a keyboard lacks, and what was not understood. */
export function TypedAnswer({
  labelledBy,
  quiz: { quizId, isPracticeMode },
  question: { id: questionId },
  toType,
  standing,
  progress,
  onGraded,
}: TypedAnswerProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useDraft(`typed.${quizId}.${questionId}`);
  const [problem, setProblem] = useState<string | null>(null);
  const [isChecking, setChecking] = useState(false);
  const isOpen = progress.kind === 'open';
  const shown = isOpen ? typed : (standing?.tries.at(-1)?.typed ?? '');
  const preview = typedPreview(toType.kind, shown);

  useEffect(() => {
    if (isOpen) input.current?.focus({ preventScroll: true });
  }, [isOpen]);

  function press(signs: string) {
    const field = input.current;
    if (field === null) return;
    const [from, to] = [field.selectionStart ?? typed.length, field.selectionEnd ?? typed.length];
    const added = from === 0 ? signs.trimStart() : signs;
    setTyped(typed.slice(0, from) + added + typed.slice(to));
    requestAnimationFrame(() => {
      field.focus();
      field.setSelectionRange(from + added.length, from + added.length);
    });
  }

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
      else setProblem(`${notUnderstood} This has cost no attempt.`);
    } catch (error) {
      setProblem(failureWords(error));
    }
    setChecking(false);
  }

  return (
    <form id={typedFormId} onSubmit={(event) => void submit(event)} className="mt-6 grid grid-cols-1 gap-3">
      <label htmlFor={`${id}-input`} className="text-sm font-semibold">
        {labels[toType.kind]}
        {toType.kind === 'number' && toType.unit !== null && ' with its unit'}
      </label>
      <input
        ref={input}
        id={`${id}-input`}
        value={shown}
        readOnly={!isOpen}
        maxLength={longestTypedAnswer}
        autoComplete="off"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="send"
        aria-labelledby={`${labelledBy} ${id}-input`}
        aria-label={labels[toType.kind]}
        aria-describedby={`${id}-preview ${id}-problem`}
        aria-invalid={problem !== null}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setProblem(null);
        }}
        className={`${inputStyle} min-h-13 text-lead`}
      />
      {isOpen && (
        <fieldset aria-label="Signs" className="flex flex-wrap gap-2">
          {answerKeys(toType).map(({ label, types, name }) => (
            <button
              key={name}
              type="button"
              aria-label={name}
              onClick={() => press(types)}
              className="min-h-11 min-w-11 rounded-md border border-line-strong bg-surface px-3 font-semibold hover:bg-sunken"
            >
              {label}
            </button>
          ))}
        </fieldset>
      )}
      <output id={`${id}-preview`} aria-live="polite" className="block min-h-8 text-lead">
        {preview !== '' && (
          <>
            <span className="text-sm text-soft">Reads as </span>
            <Typeset text={preview} />
          </>
        )}
      </output>
      <p id={`${id}-problem`} role="alert" className="font-semibold text-pink empty:hidden">
        {problem}
      </p>
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

const labels: Record<ToType['kind'], string> = {
  number: 'Type the number',
  formula: 'Type the formula',
  equation: 'Type the equation',
  name: 'Type the name',
};

function hasDecimalComma(): boolean {
  return new Intl.NumberFormat(navigator.language).format(1.5).includes(',');
}

function failureWords(error: unknown): string {
  const message = error instanceof ApiFailure ? error.body?.message : undefined;
  return `${message ?? 'Your answer could not be checked just now.'} Please try again: it is still here.`;
}
