import type { Drawing } from '@valence/contract';
import { Check, RotateCcw, Strikethrough, X } from 'lucide-react';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { Typeset } from '../../../ui/typeset/typeset.tsx';

export type OptionMark = 'plain' | 'right' | 'wrong';

interface OptionRowProps {
  group: string;
  index: number;
  text: string;
  drawings: readonly Drawing[];
  isChosen: boolean;
  mark: OptionMark;
  isLocked: boolean;
  isStruck: boolean;
  onChoose: () => void;
  /** Strikes it out, or restores it. */
  onStrike: () => void;
}

/**
 * One lettered option: a real radio button under a large target, and beside it the button that strikes it out. One that is
 * struck out cannot be chosen, by the arrow keys neither: the button lies over all of the row, and restores it.
 */
export function OptionRow({
  group,
  index,
  text,
  drawings,
  isChosen,
  mark,
  isLocked,
  isStruck,
  onChoose,
  onStrike,
}: OptionRowProps) {
  const letter = 'ABCD'[index];
  const radio = useRef<HTMLInputElement>(null);
  const striker = useRef<HTMLButtonElement>(null);

  // What is struck out cannot keep the focus: it stays in the row.
  useLayoutEffect(() => {
    if (isStruck && document.activeElement === radio.current) striker.current?.focus();
  }, [isStruck]);

  return (
    <div className="relative">
      <label
        className={`flex h-full min-h-14 items-center gap-4 rounded-md border py-2.5 pr-1.5 pl-4 transition-colors has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-blue ${isLocked ? '' : 'cursor-pointer'} ${isStruck ? 'border-dashed' : ''} ${looks[mark]}`}
      >
        <input
          ref={radio}
          type="radio"
          name={group}
          className="peer sr-only"
          checked={isChosen}
          disabled={isLocked || isStruck}
          onChange={onChoose}
        />
        <span
          className={`grid size-8 shrink-0 place-items-center rounded-full border border-current font-bold ${mark === 'plain' ? 'peer-checked:border-blue peer-checked:bg-blue peer-checked:text-on-blue' : ''}`}
        >
          {letter}
        </span>
        <span className={`min-w-0 grow ${isStruck ? struckLook(text) : 'text-ink'}`}>
          <Typeset text={text} drawings={drawings} />
          {isStruck && <span className="sr-only"> (struck out)</span>}
        </span>
        {/* As wide as the button over it and as what is said in its place, so that no line breaks elsewhere. */}
        <span className="flex min-w-11 shrink-0 justify-end pr-2.5 sm:min-w-24">
          {mark === 'right' && <Mark icon={<Check className="size-5" aria-hidden />} word="Correct" />}
          {mark === 'wrong' && <Mark icon={<X className="size-5" aria-hidden />} word="Wrong" />}
        </span>
      </label>
      {!isLocked && (
        <button
          ref={striker}
          type="button"
          aria-keyshortcuts={`Shift+${letter}`}
          onClick={onStrike}
          className={`absolute inset-y-0 right-0 flex items-center justify-end rounded-md pr-4 text-soft hover:text-ink ${isStruck ? 'left-0' : 'w-12'}`}
        >
          {isStruck ? (
            <RotateCcw className="size-4.5" aria-hidden />
          ) : (
            <Strikethrough className="size-4.5" aria-hidden />
          )}
          <span className="sr-only">
            {isStruck ? `Restore option ${letter}` : `Strike out option ${letter}`}
          </span>
        </button>
      )}
    </div>
  );
}

/** No line goes through a drawing by itself. */
function struckLook(text: string): string {
  return text.startsWith('\\smiles{')
    ? 'relative text-soft after:absolute after:inset-x-0 after:top-1/2 after:border-t-2 after:border-current'
    : 'text-soft line-through';
}

function Mark({ icon, word }: { icon: ReactNode; word: string }) {
  return (
    <span className="flex shrink-0 items-center gap-1 text-sm font-semibold">
      {icon}
      <span className="max-sm:sr-only">{word}</span>
    </span>
  );
}

/** The chosen look hangs on the radio button itself: a choice shows before any script has run. */
const looks = {
  plain:
    'border-line-strong bg-surface text-soft hover:has-enabled:border-blue has-checked:border-blue has-checked:bg-blue-wash has-checked:text-blue',
  right: 'border-green bg-green-wash text-green',
  wrong: 'border-pink bg-pink-wash text-pink',
} as const;
