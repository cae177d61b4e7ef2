import { History } from 'lucide-react';
import type { MemoryKey } from './advance-calculator.ts';
import type { Calculator } from './calculator-store.ts';
import { KeyButton } from './key-button.tsx';

const memoryKeys: readonly { key: MemoryKey; name: string }[] = [
  { key: 'MC', name: 'MC, clear memory' },
  { key: 'MR', name: 'MR, recall memory' },
  { key: 'M+', name: 'M+, add to memory' },
  { key: 'M-', name: 'M−, take from memory' },
  { key: 'M', name: 'M, store in memory' },
];

interface MemoryRowProps {
  /** `null` where no angle is asked for. */
  isRadians: boolean | null;
  isHistoryOpen: boolean;
  onHistory: () => void;
  send: Calculator['send'];
}

export function MemoryRow({ isRadians, isHistoryOpen, onHistory, send }: MemoryRowProps) {
  return (
    <div className="flex gap-1 text-sm">
      <fieldset aria-label="Memory" className="flex min-w-0 grow gap-1">
        {memoryKeys.map(({ key, name }) => (
          <KeyButton
            key={key}
            aria-label={name}
            onClick={() => send({ kind: 'memory', key })}
            className="min-w-9 flex-1 hover:bg-sunken sm:max-w-14"
          >
            {key.replace('-', '−')}
          </KeyButton>
        ))}
      </fieldset>
      {isRadians !== null && (
        <KeyButton
          aria-label={isRadians ? 'RAD, switch to degrees' : 'DEG, switch to radians'}
          onClick={() => send({ kind: 'angle', isRadians: !isRadians })}
          className="min-w-11 bg-blue-wash text-blue"
        >
          {isRadians ? 'RAD' : 'DEG'}
        </KeyButton>
      )}
      <KeyButton
        aria-expanded={isHistoryOpen}
        aria-label="History"
        onClick={onHistory}
        className="min-w-11 hover:bg-sunken aria-expanded:bg-blue-wash aria-expanded:text-blue"
      >
        <History className="size-5" aria-hidden />
      </KeyButton>
    </div>
  );
}
