import { elementCategories, type ElementCategory } from '@valence/chemistry/elements';
import type { CSSProperties } from 'react';
import { categoryHues, categoryLabel } from './category-hues.ts';

interface CategoryLegendProps {
  highlighted: ElementCategory | null;
  onHighlight: (category: ElementCategory | null) => void;
}

/** The nine categories with their colours; pressing one shows where its elements stand. */
export function CategoryLegend({ highlighted, onHighlight }: CategoryLegendProps) {
  return (
    <ul aria-label="Categories" className="-mx-2 flex flex-wrap gap-y-1">
      {elementCategories.map((category) => {
        const style: CSSProperties & Record<'--hue', number> = { '--hue': categoryHues[category] };
        const isHighlighted = category === highlighted;
        return (
          <li key={category}>
            <button
              type="button"
              aria-pressed={isHighlighted}
              onClick={() => onHighlight(isHighlighted ? null : category)}
              className="inline-flex min-h-9 items-center gap-2 rounded-full border border-transparent py-1 pr-2.5 pl-2 text-sm font-semibold hover:bg-sunken aria-pressed:border-blue aria-pressed:bg-blue-wash"
            >
              <span aria-hidden style={style} className="element-tint size-5 rounded-full border" />
              {categoryLabel(category)}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
