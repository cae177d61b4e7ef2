import type { KeyboardEvent } from 'react';
import { calculatorTabs, type CalculatorTab } from './calculator-tab.ts';

interface TabListProps {
  id: string;
  tab: CalculatorTab;
  /** `byPointer` tells a press with a pointer from one by keyboard, which keeps the focus on the tab. */
  onChoose: (tab: CalculatorTab, byPointer: boolean) => void;
}

/** One Tab stop; left and right, Home and End go through the tabs. */
export function TabList({ id, tab, onChoose }: TabListProps) {
  function onKeyDown(event: KeyboardEvent<HTMLButtonElement>) {
    const place = calculatorTabs.findIndex((each) => each.tab === tab);
    const wanted = placeAfter(event.key, place, calculatorTabs.length);
    const chosen = calculatorTabs[wanted];
    if (wanted === place || chosen === undefined) return;
    event.preventDefault();
    onChoose(chosen.tab, false);
    event.currentTarget.parentElement?.querySelectorAll('button')[wanted]?.focus();
  }
  return (
    <div
      role="tablist"
      aria-label="Calculator"

      className="flex flex-wrap border-b border-line px-4"
    >
      {calculatorTabs.map((each) => (
        <button
          key={each.tab}
          type="button"
          role="tab"
          id={`${id}-${each.tab}`}
          aria-selected={each.tab === tab}
          aria-controls={`${id}-panel`}
          tabIndex={each.tab === tab ? 0 : -1}
          onClick={(event) => onChoose(each.tab, event.detail > 0)}
          onKeyDown={onKeyDown}
          className={`-mb-px min-h-11 grow border-b-3 font-semibold ${each.tab === tab ? 'border-blue text-blue' : 'border-transparent text-soft hover:text-ink'}`}
        >
          {each.label}
        </button>
      ))}
    </div>
  );
}

function placeAfter(key: string, place: number, count: number): number {
  switch (key) {
    case 'ArrowRight':
      return (place + 1) % count;
    case 'ArrowLeft':
      return (place + count - 1) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return place;
  }
}
