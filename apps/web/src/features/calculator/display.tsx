import { useEffect, useId, useLayoutEffect, type RefObject } from 'react';
import { formatResult } from '@valence/chemistry';
import { historyText, type CalculatorState } from './calculator-state.ts';
import type { Calculator } from './calculator-store.ts';
import { MarkedText } from './marked-text.tsx';

interface DisplayProps {
  state: CalculatorState;
  send: Calculator['send'];
  input: RefObject<HTMLInputElement | null>;
}

/** The expression, which can be edited anywhere, its result, and what is wrong with it. */
export function Display({ state, send, input }: DisplayProps) {
  const id = useId();
  const { expression, selection, display, isAnswered, fault, memory } = state;

  useLayoutEffect(() => {
    if (input.current !== null) moveCaret(input.current, expression, selection);
  }, [input, expression, selection]);

  useEffect(() => {
    function onSelectionChange() {
      const field = input.current;
      if (field === null || field !== document.activeElement) return;
      send({ kind: 'select', from: field.selectionStart ?? 0, to: field.selectionEnd ?? 0 });
    }
    // React's onSelect also comes with a key that is about to change the text, with the selection of before.
    document.addEventListener('selectionchange', onSelectionChange);
    return () => document.removeEventListener('selectionchange', onSelectionChange);
  }, [input, send]);

  return (
    <div className="rounded-md border border-line-strong bg-paper px-4 py-2 has-[input:focus-visible]:outline-3 has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-blue">
      <input
        ref={input}
        aria-label="Expression"
        aria-invalid={fault !== null}
        aria-describedby={fault === null ? undefined : id}
        // The sheet brings its own keys: a phone's keyboard would cover them.
        inputMode="none"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        value={expression}
        onChange={({ currentTarget }) =>
          send({
            kind: 'edit',
            expression: currentTarget.value,
            caret: currentTarget.selectionStart ?? currentTarget.value.length,
          })
        }
        className="figures min-h-11 w-full bg-transparent text-right text-lead outline-none"
      />
      <div className="flex items-center gap-3">
        <output className="figures shrink-0 text-sm font-bold text-violet">
          {memory !== 0 && (
            <span className="rounded-sm bg-violet-wash px-2 py-0.5">
              <abbr title="Memory" className="no-underline">
                M
              </abbr>{' '}
              = {formatResult(memory)}
            </span>
          )}
        </output>
        <div
          className={`figures flex min-h-11 min-w-0 grow items-center justify-end text-right font-bold break-all ${sizeOf(display)} ${lookOf(state)}`}
        >
          {display}
        </div>
      </div>
      {fault !== null && (
        <div id={id} role="alert" className="mt-2 border-t border-line pt-2">
          <p className="text-sm font-semibold text-pink">Calculation error: {fault.message}</p>
          <MarkedText text={expression} place={fault.position} />
        </div>
      )}
      <output className="sr-only">{isAnswered && historyText({ expression, result: display })}</output>
    </div>
  );
}

/** A number stands on one line, and moves no key: the longer it is, the smaller it is set. */
function sizeOf(display: string): string {
  if (display.length <= 9) return 'text-title';
  return display.length <= 14 ? 'text-heading' : 'text-lead';
}

/** A result is bold ink, what an unfinished expression comes to is soft. */
function lookOf({ fault, isAnswered, expression }: CalculatorState): string {
  if (fault !== null) return 'text-pink';
  return isAnswered || expression === '' ? '' : 'text-soft';
}

function moveCaret(
  field: HTMLInputElement,
  expression: string,
  [from, to]: CalculatorState['selection'],
): void {
  if (field.selectionStart !== from || field.selectionEnd !== to) field.setSelectionRange(from, to);
  // What is written at the end is seen, even where the expression is longer than its field.
  if (to === expression.length) field.scrollLeft = field.scrollWidth;
}
