import { historyText, type HistoryLine } from './calculator-state.ts';

interface HistoryPanelProps {
  history: readonly HistoryLine[];
  onReload: (line: HistoryLine) => void;
}

/** The latest computations, the newest first; pressing one brings its expression back. */
export function HistoryPanel({ history, onReload }: HistoryPanelProps) {
  if (history.length === 0) return <p className="py-6 text-center text-soft">Nothing computed yet.</p>;
  return (
    <ol aria-label="History" className="grid gap-1">
      {history.map((line, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- The same line may stand there twice.
        <li key={`${index} ${line.expression}`}>
          <button
            type="button"
            onClick={() => onReload(line)}
            className="figures min-h-11 w-full rounded-md px-3 py-2 text-right break-all hover:bg-sunken"
          >
            {historyText(line)}
          </button>
        </li>
      ))}
    </ol>
  );
}
