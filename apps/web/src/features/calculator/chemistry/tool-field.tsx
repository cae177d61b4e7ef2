import type { ChemistryError } from '@valence/chemistry';
import { useId, type ReactNode } from 'react';
import { inputStyle } from '../../../ui/field.tsx';
import { commaDoubt } from '../../../ui/typed/read-number.ts';
import { Typeset } from '../../../ui/typeset/typeset.tsx';
import { MarkedText } from '../marked-text.tsx';

interface ToolFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  fault: ChemistryError | null;
  /** A text is marked where it is wrong; of a number the whole is. */
  kind?: 'text' | 'number';
  /** Stands behind the input: its unit, or the choice of one. */
  after?: ReactNode;
  placeholder?: string;
}

/** What is wrong with a text as a whole has no place in it. */
const ofTheWhole: ReadonlySet<string> = new Set(['ambiguous', 'tooComplex']);

/** A labelled input of a tool, and under it what is wrong with it. A phone shows all of its keys: those of decimals have no minus and no e. */
export function ToolField({
  label,
  value,
  onChange,
  fault,
  kind = 'number',
  after,
  placeholder,
}: ToolFieldProps) {
  const id = useId();
  // Why a number was none, rather than that it is none.
  const message = (kind === 'number' ? commaDoubt(value) : null) ?? fault?.message ?? null;
  return (
    <div>
      <label htmlFor={id} className="text-sm font-semibold">
        <Typeset text={label} />
      </label>
      <div className="mt-1 flex items-center gap-2">
        <input
          id={id}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Escape' || value === '') return;
            // It clears; where there is nothing to clear it is the drawer's, which closes.
            event.preventDefault();
            event.stopPropagation();
            onChange('');
          }}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          placeholder={placeholder}
          aria-invalid={message !== null}
          aria-describedby={message === null ? undefined : `${id}-fault`}
          className={inputStyle}
        />
        {after}
      </div>
      {message !== null && (
        <div id={`${id}-fault`} role="alert" className="mt-1.5">
          <p className="text-sm font-semibold text-pink">
            <Typeset text={message} />
          </p>
          {kind === 'text' && fault !== null && value !== '' && !ofTheWhole.has(fault.code) && (
            <MarkedText text={value} place={fault.position} />
          )}
        </div>
      )}
    </div>
  );
}
