/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- browsers drop the roles of a table that is laid out as something else */
import { Typeset } from '../../ui/typeset/typeset.tsx';
import type { DataSheet } from './sheets/data-sheet.ts';

/** The rows of a sheet. Where there is no room for columns, as on a phone or with large text, each row stands by itself, with the name of its column before each value. */
export function SheetTable({ sheet: { id, columns, rows } }: { sheet: DataSheet }) {
  return (
    <div className="@container">
      <table
        role="table"
        aria-labelledby={id}
        className="figures mt-3 block w-full border-collapse text-left @min-[56em]:table print:table"
      >
        <thead role="rowgroup" className="hidden @min-[56em]:table-header-group print:table-header-group">
          <tr role="row" className="border-b-2 border-line-strong">
            {columns.map((column) => (
              <th key={column} role="columnheader" scope="col" className="py-1.5 pr-4 align-bottom text-sm">
                <Typeset text={column} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className="block @min-[56em]:table-row-group print:table-row-group">
          {rows.map(({ words, cells: [name = '', ...values] }) => (
            <tr
              key={words}
              role="row"
              className="block break-inside-avoid border-b border-line py-2 @min-[56em]:table-row print:table-row"
            >
              <th
                role="rowheader"
                scope="row"
                className="block align-top @min-[56em]:table-cell @min-[56em]:py-1.5 @min-[56em]:pr-4 @min-[56em]:font-normal print:table-cell"
              >
                <Typeset text={name} />
              </th>
              {values.map((value, place) => (
                <td
                  key={columns[place + 1]}
                  role="cell"
                  className={`flex-wrap gap-x-3 align-top @min-[56em]:table-cell @min-[56em]:py-1.5 @min-[56em]:pr-4 print:table-cell ${value === '' ? 'hidden' : 'flex'}`}
                >
                  <span className="w-26 text-sm text-soft @min-[56em]:hidden print:hidden">
                    <Typeset text={columns[place + 1] ?? ''} />
                  </span>
                  <span className="min-w-0 flex-1 basis-40">
                    <Typeset text={value} />
                  </span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
