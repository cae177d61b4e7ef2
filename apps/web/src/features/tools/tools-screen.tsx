import { Calculator, Grid3x3, Printer } from 'lucide-react';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { Button, buttonStyle } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Typeset } from '../../ui/typeset/typeset.tsx';
import { dataSheets, searchSheets } from './data-sheets.ts';
import { SheetTable } from './sheet-table.tsx';
import type { DataSheet } from './sheets/data-sheet.ts';
import { useOpenForPrint } from './use-open-for-print.ts';

interface ToolsScreenProps {
  onCalculator: () => void;
  /** The student reaches for the calculator. */
  onReach: () => void;
}

/** What stands beside a quiz, without one: calculator, chemistry tools, periodic table and data sheets. */
export function ToolsScreen({ onCalculator, onReach }: ToolsScreenProps) {
  const [sought, setSought] = useState('');
  const found = searchSheets(sought);
  const screen = useRef<HTMLDivElement>(null);
  useOpenForPrint(screen);
  return (
    <div ref={screen} className="grid grid-cols-1 gap-6">
      <div>
        <h1 className="text-title">Tools</h1>
        <p className="mt-1 max-w-[62ch] text-soft print:hidden">
          The calculator with its chemistry tools, the periodic table, and the values that the questions are
          computed with.
        </p>
      </div>
      <div className="flex flex-wrap gap-3 print:hidden">
        <Button onClick={onCalculator} onPointerEnter={onReach}>
          <Calculator className="size-5" aria-hidden />
          Calculator and chemistry tools
        </Button>
        <Link to="/periodic-table" className={buttonStyle({ tone: 'quiet' })}>
          <Grid3x3 className="size-5" aria-hidden />
          Periodic table
        </Link>
        <Button tone="quiet" onClick={() => window.print()}>
          <Printer className="size-5" aria-hidden />
          Print data sheets
        </Button>
      </div>
      <div className="print:hidden">
        <Field
          type="search"
          label="Search data sheets"
          placeholder="Acetic acid, AgCl, Faraday"
          autoComplete="off"
          value={sought}
          onChange={(event) => setSought(event.currentTarget.value)}
        />
      </div>
      {found.length === 0 && (
        <p className="text-soft">
          No sheet has this. Try the name of a substance, its formula, or a constant.
        </p>
      )}
      {found.map((sheet) => (
        <Sheet key={sheet.id} sheet={sheet} isOpen={sought.trim() !== '' || sheet === dataSheets[0]} />
      ))}
    </div>
  );
}

function Sheet({ sheet, isOpen }: { sheet: DataSheet; isOpen: boolean }) {
  const { id, title, note } = sheet;
  return (
    <details
      key={String(isOpen)}
      open={isOpen}
      className="rounded-lg border border-line bg-surface shadow-low print:shadow-none"
    >
      <summary className="cursor-pointer px-4 py-4 sm:px-5">
        <h2 id={id} className="inline text-heading">
          <Typeset text={title} />
        </h2>
      </summary>
      <div className="px-4 pb-5 sm:px-5">
        <p className="text-sm text-soft">
          <Typeset text={note} />
        </p>
        <SheetTable sheet={sheet} />
      </div>
    </details>
  );
}
