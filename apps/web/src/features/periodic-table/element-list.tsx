import type { Element } from '@valence/chemistry/elements';
import { ChevronRight } from 'lucide-react';
import { categoryLabel } from './category-hues.ts';
import { ElementTile } from './element-tile.tsx';
import { massText } from './element-values.ts';
import { rowId } from './places-of-element.ts';
import { valueText, type Trend } from './trends.ts';

interface ElementListProps {
  elements: readonly Element[];
  trend: Trend | null;
  onOpen: (element: Element) => void;
}

/** The elements one under another, for a screen that is too narrow for eighteen columns. */
export function ElementList({ elements, trend, onOpen }: ElementListProps) {
  if (elements.length === 0)
    return <p className="text-soft">No element fits. Clear the search or the category.</p>;
  return (
    <ul
      aria-label="Elements"
      className="divide-y divide-line rounded-lg border border-line bg-surface shadow-low"
    >
      {elements.map((element) => (
        <li key={element.symbol}>
          <button
            type="button"
            id={rowId(element)}
            onClick={() => onOpen(element)}
            className="flex min-h-16 w-full items-center gap-3 px-3 py-2 text-left hover:bg-sunken"
          >
            <ElementTile element={element} className="size-12 text-[1.125rem]" />
            <span className="@container min-w-0 grow">
              <span className="flex items-center gap-x-3 @max-[8rem]:flex-col @max-[8rem]:items-start">
                <span className="min-w-0 grow">
                  <span className="block font-semibold">{element.name}</span>
                  <span className="block text-sm text-soft">{categoryLabel(element.category)}</span>
                </span>
                <span className="text-right text-sm text-soft @max-[8rem]:text-left">
                  <span className="block">{element.atomicNumber}</span>
                  <span className="block">
                    {trend === null ? massText(element) : (valueText(trend, element) ?? '–')}
                  </span>
                </span>
              </span>
            </span>
            <ChevronRight className="size-5 shrink-0 text-soft" aria-hidden />
          </button>
        </li>
      ))}
    </ul>
  );
}
