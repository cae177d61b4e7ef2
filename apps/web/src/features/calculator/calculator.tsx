import { CalculatorDrawer } from './calculator-drawer.tsx';
import { useCalculator } from './calculator-store.ts';

/** The drawer with the page's calculator, for a screen that knows neither before it is needed. */
export function Calculator({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return <CalculatorDrawer calculator={useCalculator()} isOpen={isOpen} onClose={onClose} />;
}
