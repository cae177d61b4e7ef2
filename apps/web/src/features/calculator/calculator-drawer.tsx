import { X } from 'lucide-react';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { buttonStyle } from '../../ui/button.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { isCleared } from './calculator-state.ts';
import type { Calculator } from './calculator-store.ts';
import type { CalculatorTab } from './calculator-tab.ts';
import { eventOfKey } from './event-of-key.ts';
import { KeypadTab } from './keypad-tab.tsx';
import { TabList } from './tab-list.tsx';
import { useOpenDialog } from './use-open-dialog.ts';

const ChemistryTab = lazyPart(async () => (await import('./chemistry/chemistry-tab.tsx')).ChemistryTab);

interface CalculatorDrawerProps {
  calculator: Calculator;
  isOpen: boolean;
  onClose: () => void;
}

/** Milliseconds after which the drawer has been painted. */
const calmAfter = 500;

/**
 * The calculator at the right edge. It stays mounted while it is closed, so that every tab keeps what was typed; the
 * browser's own dialog gives the focus back to where it was.
 */
export function CalculatorDrawer({ calculator, isOpen, onClose }: CalculatorDrawerProps) {
  const { state, send } = calculator;
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const expression = useRef<HTMLInputElement>(null);
  useOpenDialog(isOpen, dialog, expression);
  usePreloadedTab(isOpen);
  const [tab, setTab] = useState<CalculatorTab>('basic');
  const [hasChemistry, setHasChemistry] = useState(false);

  function choose(wanted: CalculatorTab) {
    setTab(wanted);
    if (wanted === 'chemistry') setHasChemistry(true);
  }

  /** Whoever presses a tab with a keypad may go on typing. */
  function press(wanted: CalculatorTab) {
    flushSync(() => choose(wanted));
    if (wanted !== 'chemistry') expression.current?.focus();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey || event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') {
      event.preventDefault();
      if (tab === 'chemistry' || isCleared(state)) onClose();
      else send({ kind: 'clear' });
      return;
    }
    if (tab === 'chemistry' || (isPressKey(event.key) && event.target instanceof HTMLButtonElement)) return;
    const meant = eventOfKey(event.key, tab) ?? writtenLetter(event);
    if (meant === null) return;
    event.preventDefault();
    send(meant);
  }

  return (
    <dialog
      ref={dialog}
      aria-labelledby={id}
      onKeyDown={onKeyDown}
      onCancel={(event) => event.preventDefault()}
      onClose={() => {
        if (dialog.current?.open === false) onClose();
      }}
      className="fixed inset-y-0 right-0 left-auto z-40 m-0 h-dvh max-h-none w-full max-w-none flex-col sm:top-(--above-drawer,0px) sm:h-[calc(100dvh-var(--above-drawer,0px))] border-l border-line bg-surface p-0 text-ink shadow-high open:flex sm:w-(--drawer)"
    >
      <div className="flex items-center pt-2 pr-2 pl-4">
        <h2 id={id} className="grow text-lead">
          Scientific Calculator
        </h2>
        <button
          type="button"
          aria-label="Close calculator"
          aria-keyshortcuts="Alt+C"
          onClick={onClose}
          className={buttonStyle({ tone: 'bare', size: 'icon' })}
        >
          <X className="size-5" aria-hidden />
        </button>
      </div>
      <TabList
        id={id}
        tab={tab}
        onChoose={(wanted, byPointer) => (byPointer ? press(wanted) : choose(wanted))}
      />
      <div
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${tab}`}
        className="grow overflow-y-auto overscroll-contain px-4 pt-4 pb-[calc(0.75rem+env(safe-area-inset-bottom))]"
      >
        <div hidden={tab === 'chemistry'}>
          <KeypadTab calculator={calculator} isScientific={tab === 'scientific'} input={expression} />
        </div>
        {hasChemistry && (
          <div hidden={tab !== 'chemistry'}>
            <ChemistryTab
              onUse={(value) => {
                send({ kind: 'insertNumber', value });
                press('basic');
              }}
            />
          </div>
        )}
      </div>
    </dialog>
  );
}

/** The code of the chemistry tab is fetched once the drawer has been painted. */
function usePreloadedTab(isOpen: boolean): void {
  useEffect(() => {
    const timer = isOpen ? setTimeout(ChemistryTab.preload, calmAfter) : undefined;
    return () => clearTimeout(timer);
  }, [isOpen]);
}

function isPressKey(key: string): boolean {
  return key === 'Enter' || key === ' ';
}

/** In the expression itself any character may be typed, and what is wrong with it is said when it is computed. */
function writtenLetter({ key, target }: KeyboardEvent) {
  if (!(target instanceof HTMLInputElement) || [...key].length !== 1) return null;
  return { kind: 'insert', text: key } as const;
}
