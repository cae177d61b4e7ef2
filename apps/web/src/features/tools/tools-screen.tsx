import { Calculator, Grid3x3, Printer } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { Button, buttonStyle } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Typeset } from '../../ui/typeset/typeset.tsx';
import { dataSheets, searchSheets, type DataSheet } from './data-sheets.ts';

interface ToolsScreenProps {
  onCalculator: () => void;
  /** The student reaches for the calculator. */
  onReach: () => void;
}

/** What stands beside a quiz, without one: calculator, chemistry tools, periodic table and data sheets. */
export function ToolsScreen({ onCalculator, onReach }: ToolsScreenProps) {
  const [sought, setSought] = useState('');
  const found = searchSheets(sought);
  return (
    <div className="grid grid-cols-1 gap-6">
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

function Sheet({ sheet: { id, title, note, columns, rows }, isOpen }: { sheet: DataSheet; isOpen: boolean }) {
  return (
    <details
      key={String(isOpen)}
      open={isOpen}
      className="rounded-lg border border-line bg-surface shadow-low print:break-inside-avoid-page print:shadow-none"
    >
      <summary className="cursor-pointer px-5 py-4">
        <h2 id={id} className="inline text-heading">
          {title}
        </h2>
      </summary>
      <div className="px-5 pb-5">
        <p className="text-sm text-soft">
          <Typeset text={note} />
        </p>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached by keyboard */}
        <section className="mt-3 overflow-x-auto" aria-label={`${title}, table`} tabIndex={0}>
          <table aria-labelledby={id} className="figures w-full border-collapse text-left">
            <thead>
              <tr className="border-b-2 border-line-strong">
                {columns.map((column) => (
                  <th key={column} scope="col" className="py-1.5 pr-4 align-bottom text-sm">
                    <Typeset text={column} />
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ words, cells }) => (
                <tr key={words} className="border-b border-line">
                  {cells.map((cell, place) => (
                    <td key={columns[place]} className="py-1.5 pr-4 align-top">
                      <Typeset text={cell} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </div>
    </details>
  );
}
