import type { QuestionFigure as Figure } from '@valence/contract';
import { Typeset } from '../typeset/typeset.tsx';

/**
 * The drawing of a question, told to whoever hears it, with its numbers as a table on demand. A table is shown as one. It comes with
 * the question: what came later would move the options under the finger.
 */
export function QuestionFigure({ figure: { svg, description, caption, table } }: { figure: Figure }) {
  return (
    <figure className="figure mt-4 break-inside-avoid font-normal">
      {svg !== '' && (
        <>
          {/* The drawing comes from our own server, which made it of numbers. */}
          <div dangerouslySetInnerHTML={{ __html: svg }} />
          <p className="sr-only">{description}</p>
        </>
      )}
      {svg === '' && table !== undefined && <Values table={table} caption={caption} />}
      <figcaption className="mt-1 text-sm text-soft">
        <Typeset text={caption} />
      </figcaption>
      {/* Its target reaches into the room around it. */}
      {svg !== '' && table !== undefined && (
        <details className="-mt-1 not-open:-mb-3 print:hidden">
          <summary className="min-h-11 cursor-pointer py-2.5 text-sm font-semibold text-soft">
            As a Table
          </summary>
          <Values table={table} caption={caption} />
        </details>
      )}
    </figure>
  );
}

function Values({ table, caption }: { table: NonNullable<Figure['table']>; caption: string }) {
  return (
    // A wide table is moved sideways within its place, by keyboard, too.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached by keyboard
    <section className="relative overflow-x-auto" aria-label="Table" tabIndex={0}>
      <table className="figures">
        <caption className="sr-only">
          <Typeset text={caption} />
        </caption>
        <thead>
          <tr>
            {table.columns.map((column) => (
              <th key={column} scope="col">
                <Typeset text={column} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map((row, place) => (
            // oxlint-disable-next-line react/no-array-index-key -- rows of a figure never move
            <tr key={place}>
              {row.map((cell, column) => (
                // oxlint-disable-next-line react/no-array-index-key -- nor do their cells
                <td key={column}>
                  <Typeset text={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
