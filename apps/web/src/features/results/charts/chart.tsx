import { useState, type ReactNode } from 'react';
import { FoldHeading, useFold } from '../folds/fold.tsx';
import { DataTable, type DataRow } from './data-table.tsx';
import { TableToggle } from './table-toggle.tsx';

interface ChartProps {
  title: string;
  /** One sentence that says what the chart shows. */
  finding: string;
  columns: readonly string[];
  rows: readonly DataRow[];
  /** A choice between views of the chart. */
  choice?: ReactNode;
  children: ReactNode;
}

/** A chart for the eye with the same numbers in a table: always there for screen readers, in view at a press. It folds on a phone, but for what it shows. */
export function Chart({ title, finding, columns, rows, choice, children }: ChartProps) {
  const fold = useFold();
  const [isTable, setIsTable] = useState(false);
  return (
    <figure
      aria-labelledby={fold.headingId}
      className="relative grid min-w-0 grid-cols-1 content-start gap-5 rounded-lg border border-line bg-surface p-5 shadow-low sm:p-6"
    >
      <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
        <figcaption className="min-w-48 flex-1">
          <FoldHeading title={title} fold={fold} />
          <p className="mt-0.5 text-soft">{finding}</p>
        </figcaption>
        <div className={`flex items-center gap-2 ${fold.content}`}>
          {choice}
          <TableToggle title={title} isTable={isTable} onToggle={setIsTable} />
        </div>
      </div>
      <div id={fold.contentId} className={fold.content}>
        {!isTable && <div aria-hidden="true">{children}</div>}
        <DataTable caption={title} columns={columns} rows={rows} isInView={isTable} />
      </div>
    </figure>
  );
}
