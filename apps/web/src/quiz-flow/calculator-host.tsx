import { useEffect, useState, type ReactNode } from 'react';
import { useCalculatorKey } from '../features/calculator/use-calculator-key.ts';
import { lazyPart } from '../ui/lazy-part.tsx';

const Calculator = lazyPart(async () => (await import('../features/calculator/calculator.tsx')).Calculator);

/** Milliseconds after which the question has long been painted. */
const calmAfter = 3000;

export interface CalculatorSwitch {
  onToggle: () => void;
  /** The student reaches for it: its code is fetched before the press. */
  onReach: () => void;
}

/** The calculator beside a quiz; its code comes when the page is calm, or when it is reached for. */
export function CalculatorHost({ children }: { children: (calculator: CalculatorSwitch) => ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  function toggle() {
    setOpen((before) => !before);
    setWasOpened(true);
  }
  useCalculatorKey(toggle);
  useEffect(() => {
    const timer = setTimeout(Calculator.preload, calmAfter);
    return () => clearTimeout(timer);
  }, []);

  return (
    <div className={isOpen ? 'beside-drawer' : undefined}>
      {children({ onToggle: toggle, onReach: Calculator.preload })}
      {wasOpened && <Calculator isOpen={isOpen} onClose={() => setOpen(false)} />}
    </div>
  );
}
