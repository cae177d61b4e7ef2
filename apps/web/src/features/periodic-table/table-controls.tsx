import { clsx } from 'clsx';
import { Search } from 'lucide-react';
import type { FormEvent } from 'react';
import { trends, type Trend } from './trends.ts';

interface TableControlsProps {
  query: string;
  /** How many elements the text names; `null` while there is no text. */
  foundCount: number | null;
  trend: Trend | null;
  onQuery: (query: string) => void;
  onSearch: () => void;
  onTrend: (trend: Trend | null) => void;
}

/** The search, and what the table's colours show. */
export function TableControls({ query, foundCount, trend, onQuery, onSearch, onTrend }: TableControlsProps) {
  function submit(event: FormEvent) {
    event.preventDefault();
    onSearch();
  }
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
      <search>
        <form onSubmit={submit} className="relative w-66">
          <Search className="pointer-events-none absolute top-3 left-3 size-5 text-soft" aria-hidden />
          <input
            type="search"
            aria-label="Search elements"
            placeholder="Name, symbol or number"
            value={query}
            onChange={(event) => onQuery(event.target.value)}
            autoComplete="off"
            spellCheck={false}
            className={clsx(
              'min-h-11 w-full rounded-md border border-line-strong bg-surface pl-10 text-ink placeholder:text-soft [&::-webkit-search-cancel-button]:hidden',
              query === '' ? 'pr-3' : 'pr-24',
            )}
          />
          <output className="pointer-events-none absolute top-3 right-3 text-sm text-soft">
            {foundCount !== null && foundWords(foundCount)}
          </output>
        </form>
      </search>
      <fieldset className="flex flex-wrap items-center gap-1">
        <legend className="sr-only">Colors show</legend>
        {[null, ...trends].map((one) => (
          <label
            key={one?.id ?? 'category'}
            className="inline-flex min-h-11 cursor-pointer items-center rounded-md px-2.5 text-sm font-semibold text-soft outline-blue hover:text-ink has-checked:bg-blue-wash has-checked:text-blue has-focus-visible:outline-3"
          >
            <input
              type="radio"
              name="trend"
              className="sr-only"
              checked={one === trend}
              onChange={() => onTrend(one)}
            />
            {one?.name ?? 'Categories'}
          </label>
        ))}
      </fieldset>
    </div>
  );
}

function foundWords(count: number): string {
  return count === 0 ? 'none found' : `${count} found`;
}
