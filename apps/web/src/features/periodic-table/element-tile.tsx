import type { Element } from '@valence/chemistry/elements';
import { clsx } from 'clsx';
import type { CSSProperties } from 'react';
import { categoryHues } from './category-hues.ts';

interface ElementTileProps {
  element: Element;
  /** How large the tile and its symbol are. */
  className: string;
}

/** An element's square, large: a picture of what the words beside it say. */
export function ElementTile({ element, className }: ElementTileProps) {
  const style: CSSProperties & Record<'--hue', number> = { '--hue': categoryHues[element.category] };
  return (
    <div
      aria-hidden
      style={style}
      className={clsx(
        'element-tint relative grid shrink-0 place-content-center rounded-md border',
        className,
      )}
    >
      <span className="absolute top-[0.4em] left-[0.5em] text-[0.4em] leading-none">
        {element.atomicNumber}
      </span>
      <span className="leading-none font-bold">{element.symbol}</span>
    </div>
  );
}
