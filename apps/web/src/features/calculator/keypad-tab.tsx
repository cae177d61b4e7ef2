import { useState, type RefObject } from 'react';
import type { Calculator } from './calculator-store.ts';
import { Display } from './display.tsx';
import { basicKeys, scientificKeys } from './keys.ts';
import { HistoryPanel } from './history-panel.tsx';
import { Keypad } from './keypad.tsx';
import { MemoryRow } from './memory-row.tsx';

interface KeypadTabProps {
  calculator: Calculator;
  isScientific: boolean;
  input: RefObject<HTMLInputElement | null>;
}

/** Display, memory and keys; the history takes the place of the keys while it is open. */
export function KeypadTab({ calculator, isScientific, input }: KeypadTabProps) {
  const { state, send } = calculator;
  const [isHistoryOpen, setHistoryOpen] = useState(false);
  return (
    <div className="grid gap-3">
      <Display state={state} send={send} input={input} />
      <MemoryRow
        isRadians={isScientific ? state.isRadians : null}
        isHistoryOpen={isHistoryOpen}
        onHistory={() => setHistoryOpen(!isHistoryOpen)}
        send={send}
      />
      {isHistoryOpen ? (
        <HistoryPanel
          history={state.history}
          onReload={(line) => {
            send({ kind: 'reload', line });
            setHistoryOpen(false);
            input.current?.focus();
          }}
        />
      ) : (
        <>
          {isScientific && (
            <Keypad label="Functions and constants" keys={scientificKeys} columns={6} send={send} />
          )}
          <Keypad label="Digits and operators" keys={basicKeys} columns={4} send={send} />
        </>
      )}
    </div>
  );
}
