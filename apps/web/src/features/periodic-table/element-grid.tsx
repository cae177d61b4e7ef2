import { elements, type Element } from '@valence/chemistry/elements';
import { useRef, type KeyboardEvent } from 'react';
import { ElementCell } from './element-cell.tsx';
import { findTyped, moveInTable } from './move-in-table.ts';
import { cellId } from './places-of-element.ts';
import type { Trend } from './trends.ts';

interface ElementGridProps {
  /** The element that the Tab key reaches. */
  active: Element;
  trend: Trend | null;
  emphasisOf: (element: Element) => 'found' | 'faded' | null;
  onPoint: (element: Element) => void;
  onActivate: (element: Element) => void;
  onOpen: (element: Element) => void;
}

/** The printed table as a grid for pointers, keyboards and screen readers; it fills the rows and columns around it. */
export function ElementGrid({ active, trend, emphasisOf, onPoint, onActivate, onOpen }: ElementGridProps) {
  const typed = useRef({ text: '', at: -Infinity });

  function followKey(event: KeyboardEvent) {
    if (event.altKey || event.metaKey) return;
    const target =
      event.key.length === 1 ? followLetter(event) : moveInTable(active, event.key, event.ctrlKey);
    if (target === null) return;
    event.preventDefault();
    onActivate(target);
    document.getElementById(cellId(target))?.focus();
  }

  function followLetter({ key, ctrlKey, timeStamp }: KeyboardEvent): Element | null {
    if (ctrlKey || !/^[a-z]$/i.test(key)) return null;
    const isNew = timeStamp - typed.current.at > typingPause;
    typed.current = { text: isNew ? key : typed.current.text + key, at: timeStamp };
    return findTyped(active, typed.current.text);
  }

  return (
    <table
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- Keys move in it.
      role="grid"
      tabIndex={-1}
      aria-label="Periodic table of the elements"
      aria-rowcount={10}
      aria-colcount={19}
      className="col-span-full row-[2/-1] grid grid-cols-subgrid grid-rows-subgrid"
      onKeyDown={followKey}
    >
      <thead className="contents">
        <tr aria-rowindex={1} className={rowStyle} style={{ gridRow: 1 }}>
          {groups.map((group) => (
            <th
              key={group}
              scope="col"
              aria-colindex={group + 1}
              aria-label={`Group ${group}`}
              className="pb-1 text-center text-sm font-normal text-soft"
              style={{ gridColumn: group + 1 }}
            >
              {group}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="contents">
        {rows.map(({ row, header, cells }) => (
          <tr key={row} aria-rowindex={row + 1} className={rowStyle} style={{ gridRow: gridRowOf(row) }}>
            <th
              scope="row"
              aria-colindex={1}
              aria-label={row > lastPeriod ? header : `Period ${header}`}
              className={
                row > lastPeriod ? seriesStyle : 'self-center text-left text-sm font-normal text-soft'
              }
            >
              {header}
            </th>
            {cells.map((element) => (
              <ElementCell
                key={element.symbol}
                element={element}
                isReachable={element === active}
                emphasis={emphasisOf(element)}
                trend={trend}
                onPoint={onPoint}
                onOpen={onOpen}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Letters that come further apart, in ms, begin a new word. */
const typingPause = 800;
const lastPeriod = 7;
/** Between the seventh row and the two below it stands a narrow one without anything. */
const gridRowOf = (row: number) => row + (row > lastPeriod ? 2 : 1);
const seriesStyle = 'col-[1/5] self-center pr-2 text-right text-sm font-normal text-soft @max-4xl:sr-only';
const rowStyle = 'col-span-full grid grid-cols-subgrid';
const groups = Array.from({ length: 18 }, (_, index) => index + 1);
const rows = Array.from({ length: 9 }, (_, index) => {
  const row = index + 1;
  return {
    row,
    header: row === 8 ? 'Lanthanides' : row === 9 ? 'Actinides' : String(row),
    cells: elements.filter((element) => element.row === row),
  };
});
