import type { CalculatorEvent } from './advance-calculator.ts';
import type { CalculatorTab } from './calculator-tab.ts';

const inScientific: Readonly<Record<string, string>> = {
  s: 'sin(',
  c: 'cos(',
  t: 'tan(',
  l: 'ln(',
  L: 'log10(',
};

/** What a key of the keyboard does in a tab with a keypad; `null` where it is none of the calculator's. */
export function eventOfKey(key: string, tab: CalculatorTab): CalculatorEvent | null {
  const name = tab === 'scientific' ? inScientific[key] : undefined;
  if (name !== undefined) return { kind: 'insert', text: name };
  if (/^[-0-9+*/.()%^]$/.test(key)) return { kind: 'insert', text: key };
  switch (key) {
    case '=':
    case 'Enter':
      return { kind: 'evaluate' };
    case 'Backspace':
      return { kind: 'backspace' };
    case 'Delete':
      return { kind: 'delete' };
    default:
      return null;
  }
}
