import type { Calculator } from './calculator-store.ts';
import { KeyButton } from './key-button.tsx';
import type { Key } from './keys.ts';

interface KeypadProps {
  label: string;
  keys: readonly Key[];
  columns: 4 | 6;
  send: Calculator['send'];
}

export function Keypad({ label, keys, columns, send }: KeypadProps) {
  return (
    <fieldset
      aria-label={label}
      className={`grid gap-1.5 ${columns === 4 ? 'grid-cols-4 text-lead' : 'grid-cols-6 text-sm'}`}
    >
      {keys.map(({ face, name, event, look }) => (
        <KeyButton key={face} aria-label={name} onClick={() => send(event)} className={looks[look]}>
          {face}
        </KeyButton>
      ))}
    </fieldset>
  );
}

const looks = {
  digit: 'figures border border-line-strong bg-paper hover:bg-sunken',
  operator: 'bg-sunken text-ink hover:bg-blue-wash',
  name: 'bg-blue-wash text-blue hover:bg-sunken',
  equals: 'col-span-2 bg-blue text-on-blue hover:bg-blue-deep',
} as const;
