import type { ToType } from '@valence/contract';
import type { RefObject } from 'react';
import { hasDecimalComma } from '../../ui/typed/decimal-comma.ts';
import { TypedInput } from '../../ui/typed/typed-input.tsx';
import { Typeset } from '../../ui/typeset/typeset.tsx';

export interface TypedNumberProps {
  labelledBy: string;
  toType: ToType;
  text: string;
  /** Why the number could not be read. */
  problem: string | null;
  input: RefObject<HTMLInputElement | null>;
  onType: (text: string, decimalComma: boolean) => void;
  onNext: () => void;
}

/** The box of a question that asks for a number, its unit behind it. Nothing is told of whether the number is right. */
export function TypedNumber({ labelledBy, toType, text, problem, input, onType, onNext }: TypedNumberProps) {
  return (
    <form
      className="grid grid-cols-1 gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        onNext();
      }}
    >
      <TypedInput
        labelledBy={labelledBy}
        toType={toType}
        isUnitGiven
        text={text}
        isOpen
        problem={problem === null ? null : <Typeset text={problem} />}
        enterKeyHint="next"
        input={input}
        onType={(typed) => onType(typed, hasDecimalComma())}
      />
      <p className="text-sm text-soft">
        <a href="/typing-answers" target="_blank" rel="noreferrer" className="underline">
          How typed answers are read
          <span className="sr-only"> (opens a new tab)</span>
        </a>
      </p>
    </form>
  );
}
