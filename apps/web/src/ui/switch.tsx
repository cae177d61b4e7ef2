import { useId } from 'react';
import { PremiumLock } from './premium-lock.tsx';

interface SwitchProps {
  label: string;
  /** Read out in front of the label, for whoever does not see it. */
  spoken?: string;
  /** One for each position holds the room of both, so that nothing moves under the finger that switches. */
  note: string | { on: string; off: string };
  isOn: boolean;
  isLocked?: boolean;
  onChange: (isOn: boolean) => void;
}

/** A labelled switch. A locked one can be pressed, and says what unlocks it. */
export function Switch({ label, spoken = '', note, isOn, isLocked = false, onChange }: SwitchProps) {
  const id = useId();
  const [shown, other] = typeof note === 'string' ? [note] : isOn ? [note.on, note.off] : [note.off, note.on];
  return (
    <div className="flex items-center gap-4">
      <div className="grow">
        <span id={id} className="flex items-center gap-2 font-semibold">
          <span>
            {spoken !== '' && <span className="sr-only">{spoken}</span>}
            {label}
          </span>
          {isLocked && <PremiumLock />}
        </span>
        <span
          data-other={other}
          className="grid text-sm text-soft *:[grid-area:1/1] after:invisible after:[grid-area:1/1] after:content-[attr(data-other)]"
        >
          <span id={`${id}-note`}>{shown}</span>
        </span>
      </div>
      <button
        type="button"
        role="switch"
        aria-checked={isOn}
        aria-labelledby={id}
        aria-describedby={`${id}-note`}
        onClick={() => onChange(!isOn)}
        className={`relative h-7 w-12 shrink-0 rounded-full border transition-colors after:absolute after:top-1/2 after:size-5 after:-translate-y-1/2 after:rounded-full after:transition-[left] ${isOn ? 'border-blue bg-blue after:left-[calc(100%-1.5rem)] after:bg-on-blue' : 'border-line-strong bg-sunken after:left-1 after:bg-line-strong'}`}
      />
    </div>
  );
}
