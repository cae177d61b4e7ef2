import type { ReactNode } from 'react';

/** The first cell names the row. */
export type DataRow = readonly [ReactNode, ...ReactNode[]];

interface DataTableProps {
  caption: string;
  columns: readonly string[];
  rows: readonly DataRow[];
  /** A table out of view is still there for screen readers. */
  isInView: boolean;
}

/** The numbers behind a chart. */
export function DataTable({ caption, columns, rows, isInView }: DataTableProps) {
  return (
    <div
      className={isInView ? 'relative max-h-96 overflow-auto' : 'sr-only'}
      {...(isInView && { tabIndex: 0 })}
    >
      <table className="w-full text-left text-sm">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col" className="border-b border-line-strong py-2 pr-4 font-semibold">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="figures">
          {rows.map(([name, ...cells], place) => (
            // oxlint-disable-next-line react/no-array-index-key -- Two quizzes may have the same name; rows never move.
            <tr key={place} className="border-b border-line last:border-0">
              <th scope="row" className="py-2 pr-4 font-normal">
                {name}
              </th>
              {cells.map((cell, column) => (
                <td key={columns[column + 1]} className="py-2 pr-4">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
