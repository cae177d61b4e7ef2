import { useState, type ReactNode } from 'react';
import type { HistoryFilters as Filters } from '../../api/progress/history.ts';
import { Button } from '../../ui/button.tsx';
import { useSettled } from '../../ui/use-settled.ts';
import { HistoryFilters } from './history-filters.tsx';
import { HistoryPage } from './history-page.tsx';

const noFilters: Filters = { subject: '', difficulty: '', mode: '', from: '', to: '', search: '' };

/** Every finished quiz, to be found and opened again. */
export function HistoryScreen({ openQuiz }: { openQuiz: ReactNode }) {
  const [filters, setFilters] = useState(noFilters);
  const [cursors, setCursors] = useState<readonly string[]>([]);
  const settled: Filters = { ...filters, search: useSettled(filters.search.trim()) };
  const isNarrowed = Object.values(filters).some((value) => value !== '');

  function narrow(wanted: Filters) {
    setFilters(wanted);
    setCursors([]);
  }

  const pages = [null, ...cursors];
  return (
    <div className="grid grid-cols-1 gap-6">
      <div>
        <h1 className="text-title">History</h1>
        <p className="mt-1 max-w-[62ch] text-soft">
          Every quiz and paper you finished, with its questions, your answers and the explanations.
        </p>
      </div>
      {openQuiz}
      <HistoryFilters filters={filters} onChange={narrow} />
      {isNarrowed && (
        <div>
          <Button tone="quiet" size="small" onClick={() => narrow(noFilters)}>
            Clear filters
          </Button>
        </div>
      )}
      {pages.map((cursor, place) => (
        <HistoryPage
          key={cursor}
          filters={settled}
          cursor={cursor}
          isLast={place === pages.length - 1}
          onMore={(next) => setCursors([...cursors, next])}
        />
      ))}
    </div>
  );
}
