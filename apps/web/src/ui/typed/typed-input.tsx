import { longestTypedAnswer, type ToType } from '@valence/contract';
import { useEffect, useId, useRef, type ReactNode, type RefObject } from 'react';
import { inputStyle } from '../field.tsx';
import { Typeset } from '../typeset/typeset.tsx';
import { signKeys } from './sign-keys.ts';
import { hasDecimalComma } from './decimal-comma.ts';
import { typedPreview } from './typed-preview.ts';

interface TypedInputProps {
  /** Id of the question's text. */
  labelledBy: string;
  toType: ToType;
  /** The unit stands behind the input, and is not to be typed. */
  isUnitGiven?: boolean;
  text: string;
  isOpen: boolean;
  /** What is wrong with the text, such as why it cannot be read; `null` where there is none. */
  problem: ReactNode;
  enterKeyHint: 'send' | 'next';
  input?: RefObject<HTMLInputElement | null>;
  onType: (text: string) => void;
}

/** The input of a typed answer, with how it will look, keys for what a keyboard lacks, and what was not understood. */
export function TypedInput({
  labelledBy,
  toType,
  isUnitGiven = false,
  text,
  isOpen,
  problem,
  enterKeyHint,
  input,
  onType,
}: TypedInputProps) {
  const id = useId();
  const own = useRef<HTMLInputElement>(null);
  const field = input ?? own;
  const unit = toType.kind === 'number' ? toType.unit : null;
  // An empty input is drawn by the server, too, which does not know the browser's language.
  const preview = text === '' ? '' : typedPreview(toType, text, hasDecimalComma());

  // What is said pushes down what stands under it, and may itself come to lie under the bar of steps.
  const said = useRef<HTMLParagraphElement>(null);
  const hasProblem = problem !== null;
  const had = useRef(hasProblem);
  useEffect(() => {
    if (hasProblem && !had.current) said.current?.scrollIntoView({ block: 'nearest' });
    had.current = hasProblem;
  }, [hasProblem]);

  function press(signs: string) {
    if (field.current === null) return;
    const { selectionStart, selectionEnd } = field.current;
    const [from, to] = [selectionStart ?? text.length, selectionEnd ?? text.length];
    const added = from === 0 ? signs.trimStart() : signs;
    onType(text.slice(0, from) + added + text.slice(to));
    requestAnimationFrame(() => {
      field.current?.focus();
      field.current?.setSelectionRange(from + added.length, from + added.length);
    });
  }

  return (
    <>
      <label htmlFor={`${id}-input`} className="text-sm font-semibold">
        {labels[toType.kind]}
        {unit !== null && !isUnitGiven && ' with its unit'}
      </label>
      <div className="flex items-center gap-3">
        <input
          ref={field}
          id={`${id}-input`}
          value={text}
          readOnly={!isOpen}
          maxLength={longestTypedAnswer}
          autoComplete="off"
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint={enterKeyHint}
          aria-labelledby={`${labelledBy} ${id}-input`}
          aria-label={labels[toType.kind]}
          aria-describedby={`${isUnitGiven ? `${id}-unit ` : ''}${id}-preview ${id}-problem`}
          aria-invalid={problem !== null}
          onChange={(event) => onType(event.currentTarget.value)}
          className={`${inputStyle} min-h-13 min-w-0 text-lead`}
        />
        {isUnitGiven && unit !== null && (
          <span id={`${id}-unit`} className="shrink-0 text-lead font-semibold">
            <Typeset text={unit} />
          </span>
        )}
      </div>
      {isOpen && (
        <fieldset aria-label="Signs" className="flex flex-wrap gap-2">
          {signKeys(isUnitGiven ? { ...toType, unit: null } : toType).map(({ label, types, name }) => (
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
      <output
        id={`${id}-preview`}
        aria-live="polite"
        className={`block text-lead ${problem === null ? 'min-h-8' : ''}`}
      >
        {preview !== '' && problem === null && (
          <>
            <span className="text-sm text-soft">Reads as </span>
            <Typeset text={preview} />
          </>
        )}
      </output>
      <p ref={said} id={`${id}-problem`} role="alert" className="font-semibold text-pink empty:hidden">
        {problem}
      </p>
    </>
  );
}

const labels: Record<ToType['kind'], string> = {
  number: 'Type the number',
  formula: 'Type the formula',
  equation: 'Type the equation',
  name: 'Type the name',
};
