import { formatResult } from '@valence/chemistry';
import { Check, Copy, CornerUpLeft } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Typeset } from '../../../ui/typeset/typeset.tsx';

export type UseNumber = (value: number) => void;

interface ToolResultProps {
  /** Typeset, with its unit. */
  answer: string;
  /** As it is copied and sent to the Basic tab; an equation is no number. */
  copied: string | number;
  lines: readonly string[];
  onUse?: UseNumber;
  children?: ReactNode;
}

/** What a tool found: announced, copied, sent to the Basic tab, and worked out line by line. */
export function ToolResult({ answer, copied, lines, onUse, children }: ToolResultProps) {
  return (
    <section aria-label="Result" className="mt-4 border-t border-line pt-4">
      <output ref={bringIntoView} className="block scroll-mb-16 text-lead font-bold">
        <Typeset text={answer} />
      </output>
      <div className="mt-2 flex flex-wrap gap-2">
        <CopyButton key={String(copied)} text={typeof copied === 'number' ? formatResult(copied) : copied} />
        {typeof copied === 'number' && onUse !== undefined && (
          <Button tone="quiet" onClick={() => onUse(copied)}>
            <CornerUpLeft className="size-4.5" aria-hidden />
            Use in Basic
          </Button>
        )}
      </div>
      {children}
      <h4 className="mt-4 text-sm text-soft">Working</h4>
      <ol className="mt-1 grid gap-2">
        {lines.map((line, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- Lines of one working never move.
          <li key={`${index} ${line}`} tabIndex={-1} className="relative overflow-x-auto">
            <Typeset text={line} />
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Under a long form a result would come unseen. */
function bringIntoView(output: HTMLOutputElement | null): void {
  output?.scrollIntoView({ block: 'nearest' });
}

function CopyButton({ text }: { text: string }) {
  const [outcome, setOutcome] = useState<'copied' | 'refused' | null>(null);
  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('copied');
    } catch {
      setOutcome('refused');
    }
  }
  return (
    <Button tone="quiet" onClick={() => void copy()}>
      {outcome === 'copied' ? (
        <Check className="size-4.5" aria-hidden />
      ) : (
        <Copy className="size-4.5" aria-hidden />
      )}
      <span aria-live="polite">
        {outcome === null ? 'Copy' : outcome === 'copied' ? 'Copied' : 'Not allowed to copy'}
      </span>
    </Button>
  );
}
