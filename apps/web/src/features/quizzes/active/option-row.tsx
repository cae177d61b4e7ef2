import type { Drawing } from '@valence/contract';
import { Check, X } from 'lucide-react';
import type { ReactNode } from 'react';
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
  onChoose: () => void;
}

/** One lettered option: a real radio button under a large target. */
export function OptionRow({
  group,
  index,
  text,
  drawings,
  isChosen,
  mark,
  isLocked,
  onChoose,
}: OptionRowProps) {
  return (
    <label
      className={`flex min-h-14 items-center gap-4 rounded-md border px-4 py-2.5 transition-colors has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-blue ${isLocked ? '' : 'cursor-pointer'} ${looks[mark]}`}
    >
      <input
        type="radio"
        name={group}
        className="peer sr-only"
        checked={isChosen}
        disabled={isLocked}
        onChange={onChoose}
      />
      <span
        className={`grid size-8 shrink-0 place-items-center rounded-full border border-current font-bold ${mark === 'plain' ? 'peer-checked:border-blue peer-checked:bg-blue peer-checked:text-on-blue' : ''}`}
      >
        {'ABCD'[index]}
      </span>
      <span className="min-w-0 grow text-ink">
        <Typeset text={text} drawings={drawings} />
      </span>
      {mark === 'right' && <Mark icon={<Check className="size-5" aria-hidden />} word="Correct" />}
      {mark === 'wrong' && <Mark icon={<X className="size-5" aria-hidden />} word="Wrong" />}
    </label>
  );
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
