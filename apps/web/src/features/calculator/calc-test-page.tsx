import { formatResult } from '@valence/chemistry';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { CalculatorDrawer } from './calculator-drawer.tsx';
import { historyText } from './calculator-state.ts';
import { useCalculator } from './calculator-store.ts';
import { useCalculatorKey } from './use-calculator-key.ts';

/** A public page that toggles the calculator and shows its state. */
export function CalcTestPage() {
  const calculator = useCalculator();
  const [isOpen, setOpen] = useState(false);
  const toggle = () => setOpen((before) => !before);
  useCalculatorKey(toggle);
  const { expression, display, memory, history, lastAns, isRadians } = calculator.state;
  const rows = [
    ['Calculator', isOpen ? 'open' : 'closed'],
    ['Display', display],
    ['Expression', expression === '' ? 'empty' : expression],
    ['Memory', formatResult(memory)],
    ['Last answer', formatResult(lastAns)],
    ['Angle mode', isRadians ? 'radians' : 'degrees'],
  ] as const;
  return (
    <div className={isOpen ? 'beside-drawer' : undefined}>
      <div className="mx-auto grid max-w-3xl grid-cols-1 gap-6">
        <div className="grid justify-items-start gap-3">
          <h1 className="text-title">Calculator Test</h1>
          <p className="text-soft">Opens and closes the calculator of the quizzes, and shows its state.</p>
          <Button aria-keyshortcuts="Alt+C" aria-expanded={isOpen} onClick={toggle}>
            {isOpen ? 'Close Calculator' : 'Open Calculator'} (Alt+C)
          </Button>
        </div>
        <dl className="figures grid gap-x-6 rounded-lg border border-line bg-surface px-5 py-3 sm:grid-cols-[auto_1fr]">
          {rows.map(([name, text]) => (
            <div key={name} className="contents">
              <dt className="pt-2 text-soft">{name}</dt>
              <dd className="pb-2 font-semibold break-all sm:pt-2">{text}</dd>
            </div>
          ))}
          <dt className="pt-2 text-soft">History</dt>
          <dd className="pb-2 font-semibold break-all sm:pt-2">
            {history.length === 0
              ? 'empty'
              : history.map((line, index) => (
                  // oxlint-disable-next-line react/no-array-index-key -- The same line may stand there twice.
                  <div key={`${index} ${line.expression}`}>{historyText(line)}</div>
                ))}
          </dd>
        </dl>
      </div>
      <CalculatorDrawer calculator={calculator} isOpen={isOpen} onClose={() => setOpen(false)} />
    </div>
  );
}
