import { elements, type Element, type ElementCategory } from '@valence/chemistry/elements';
import type { User } from '@valence/contract';
import { useState, type CSSProperties } from 'react';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { ScreenSkeleton } from '../../ui/skeleton.tsx';
import { useFromBrowser } from '../../ui/use-from-browser.ts';
import { CategoryLegend } from './category-legend.tsx';
import { ElementCard } from './element-card.tsx';
import { ElementGrid } from './element-grid.tsx';
import { ElementList } from './element-list.tsx';
import { searchElements } from './search-elements.ts';
import { TableControls } from './table-controls.tsx';
import { TableZoom, tableWidths } from './table-zoom.tsx';
import { TrendScale } from './trend-scale.tsx';
import type { Trend } from './trends.ts';

// All that is known of an element is fetched when one is opened.
const ElementDialog = lazyPart(async () => (await import('./element-dialog.tsx')).ElementDialog);

interface PeriodicTableScreenProps {
  user: Pick<User, 'hasActiveSubscription' | 'isPremiumSold'>;
  isStarting: boolean;
  onQuiz: (topic: string, isToldFewer: boolean) => void;
}

/** The elements to look at, search, compare and open: as the table, and on a phone as a list or as a table to zoom. */
export function PeriodicTableScreen(props: PeriodicTableScreenProps) {
  // Places and colors of the cells are style attributes, which the page's policy refuses in a drawing.
  const isTableDrawn = useFromBrowser(() => true, false);
  return isTableDrawn ? <Table {...props} /> : <ScreenSkeleton />;
}

function Table({ user, isStarting, onQuiz }: PeriodicTableScreenProps) {
  const [active, setActive] = useState(() => elements[0]);
  const [inView, setInView] = useState<Element | null>(null);
  const [open, setOpen] = useState<Element | null>(null);
  const [query, setQuery] = useState('');
  const [category, setCategory] = useState<ElementCategory | null>(null);
  const [trend, setTrend] = useState<Trend | null>(null);
  const [isGrid, setGrid] = useState(false);
  const [zoom, setZoom] = useState(1);
  const isSearching = query.trim() !== '';
  const found = searchElements(query);

  function show(element: Element) {
    setActive(element);
    setInView(element);
    setOpen(element);
  }

  function emphasisOf(element: Element): 'found' | 'faded' | null {
    if (isSearching) return found.includes(element) ? 'found' : 'faded';
    return category === null || element.category === category ? null : 'faded';
  }

  if (active === undefined) return null;
  const width: CSSProperties & Record<'--table', string> = { '--table': `${tableWidths[zoom] ?? 46}rem` };
  return (
    <div className="mx-[calc((100%-max(100%,min(100vw-4rem,110rem)))/2)] grid grid-cols-1 gap-5">
      <div className="flex flex-wrap items-center gap-x-8 gap-y-3">
        <h1 className="text-title">Periodic Table</h1>
        <TableControls
          query={query}
          foundCount={isSearching ? found.length : null}
          trend={trend}
          onQuery={setQuery}
          onSearch={() => found[0] !== undefined && show(found[0])}
          onTrend={setTrend}
        />
      </div>
      <TableZoom isGrid={isGrid} zoom={zoom} onView={setGrid} onZoom={setZoom} />
      {!isGrid && (
        <div className="md:hidden">
          <ElementList
            elements={elements.filter((element) => emphasisOf(element) !== 'faded')}
            trend={trend}
            onOpen={show}
          />
        </div>
      )}
      <div
        className={isGrid ? 'max-md:-mx-4 max-md:overflow-x-auto max-md:px-4 max-md:pb-3' : 'max-md:hidden'}
      >
        <div className="@container max-md:w-(--table)" style={width}>
          <div className="grid grid-cols-[1.25rem_repeat(18,minmax(0,1fr))] grid-rows-[auto_auto_repeat(7,auto)_0.375rem_repeat(2,auto)] gap-1">
            <ElementCard element={inView} />
            <ElementGrid
              active={active}
              trend={trend}
              emphasisOf={emphasisOf}
              onPoint={setInView}
              onActivate={setActive}
              onOpen={show}
            />
          </div>
        </div>
      </div>
      <div className="grid grid-cols-1 gap-4">
        {trend !== null && <TrendScale trend={trend} />}
        <CategoryLegend highlighted={category} onHighlight={setCategory} />
      </div>
      {open !== null && (
        <ElementDialog
          element={open}
          user={user}
          isStarting={isStarting}
          onShow={show}
          onQuiz={(topic, isToldFewer) => {
            // What a free student is told comes instead of this dialog, not over it.
            if (!user.hasActiveSubscription) setOpen(null);
            onQuiz(topic, isToldFewer);
          }}
          onClose={() => setOpen(null)}
        />
      )}
    </div>
  );
}
