import { elementDescriptions } from '@valence/chemistry/element-descriptions';
import type { Element } from '@valence/chemistry/elements';
import { Typeset } from '../../ui/typeset/typeset.tsx';
import { categoryLabel } from './category-hues.ts';
import { ElementTile } from './element-tile.tsx';
import { massText } from './element-values.ts';

/** What the element under the pointer or the focus is about; before there is one, how to use the table. On a phone it stays in the window while the table moves sideways. */
export function ElementCard({ element }: { element: Element | null }) {
  return (
    <aside
      aria-label="Element in view"
      className="col-span-full row-1 mb-3 grid min-h-36 items-center rounded-md border border-line bg-surface p-3 shadow-low max-md:sticky max-md:left-0 max-md:w-[calc(100vw-2rem)] max-md:max-w-full md:@5xl:col-[4/14] md:@5xl:row-[3/6] md:@5xl:m-1.5 md:@5xl:min-h-0 md:@5xl:overflow-hidden md:@7xl:p-5"
    >
      {element === null ? (
        <p className="mx-auto max-w-[46ch] text-center text-soft">
          Point at an element to meet it, press it to see all of its values. Arrow keys walk through the
          table, and letters find a symbol.
        </p>
      ) : (
        <div className="flex items-center gap-[max(1rem,1.5cqi)]">
          <ElementTile element={element} className="size-[max(6rem,8cqi)] text-[max(2.5rem,3.4cqi)]" />
          <div className="min-w-0">
            <p className="text-[max(1.1875rem,1.6cqi)] leading-tight font-bold">{element.name}</p>
            <p className="text-[max(0.875rem,1cqi)] text-soft">
              Atomic number {element.atomicNumber} · Atomic mass {massText(element)} ·{' '}
              {categoryLabel(element.category)}
            </p>
            <p className="mt-1.5 text-[max(0.875rem,1.1cqi)] leading-snug">
              <Typeset text={elementDescriptions[element.atomicNumber - 1]?.text ?? ''} />
            </p>
          </div>
        </div>
      )}
    </aside>
  );
}
