import { ChartNoAxesColumn, Table2 } from 'lucide-react';

/** Puts the table of a chart in view, and out of it again. */
export function TableToggle({
  title,
  isTable,
  onToggle,
}: {
  title: string;
  isTable: boolean;
  onToggle: (isTable: boolean) => void;
}) {
  const Icon = isTable ? ChartNoAxesColumn : Table2;
  return (
    <button
      type="button"
      aria-pressed={isTable}
      aria-label={`${title} as a table`}
      title={isTable ? 'Show the chart' : 'Show the table'}
      onClick={() => onToggle(!isTable)}
      className="grid size-9 shrink-0 place-items-center rounded-md border border-line-strong text-soft hover:bg-sunken hover:text-ink"
    >
      <Icon className="size-4.5" aria-hidden />
    </button>
  );
}
