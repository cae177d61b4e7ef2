import type { Element } from '@valence/chemistry/elements';
import { clsx } from 'clsx';
import type { CSSProperties } from 'react';
import { categoryHues } from './category-hues.ts';
import { massText } from './element-values.ts';
import { cellId } from './places-of-element.ts';
import { shareOf, valueText, type Trend } from './trends.ts';

interface ElementCellProps {
  element: Element;
  /** The one cell that the Tab key reaches. */
  isReachable: boolean;
  /** Looked for, looked past, or neither. */
  emphasis: 'found' | 'faded' | null;
  trend: Trend | null;
  onPoint: (element: Element) => void;
  onOpen: (element: Element) => void;
}

/** An element in the table, coloured by its category or by its place in a trend. */
export function ElementCell({ element, isReachable, emphasis, trend, onPoint, onOpen }: ElementCellProps) {
  const { atomicNumber, symbol, column } = element;
  const paint = paintOf(element, trend);
  return (
    // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- The button in it says its own.
    <td aria-colindex={column + 1} className="grid" style={{ gridColumn: column + 1, ...paint.style }}>
      <button
        type="button"
        id={cellId(element)}
        tabIndex={isReachable ? 0 : -1}
        onClick={() => onOpen(element)}
        onFocus={() => onPoint(element)}
        onPointerEnter={() => onPoint(element)}
        className={clsx(
          'relative grid aspect-square min-w-0 place-content-center justify-items-center rounded-sm border text-center leading-none transition-[scale,background-color] duration-(--motion-quick) ease-(--ease) hover:z-10 hover:scale-110 hover:shadow-high focus-visible:z-20',
          emphasis === 'faded' ? 'border-line bg-transparent text-soft' : paint.className,
          emphasis === 'found' && 'z-10 outline-3 outline-blue',
        )}
      >
        <span className="sr-only">{spokenElement(element, trend)}</span>
        <span aria-hidden className="absolute top-1 left-1.5 text-[max(0.625rem,0.95cqi)] @max-4xl:hidden">
          {atomicNumber}
        </span>
        <span aria-hidden className="text-[clamp(0.9375rem,1.8cqi,2.25rem)] font-bold">
          {symbol}
        </span>
        <span
          aria-hidden
          className="absolute inset-x-0 bottom-1 text-[max(0.625rem,0.85cqi)] @max-5xl:hidden"
        >
          {trend === null ? massText(element) : (valueText(trend, element) ?? '–')}
        </span>
      </button>
    </td>
  );
}

function spokenElement(element: Element, trend: Trend | null): string {
  const words = `${element.name}, ${element.atomicNumber}, ${element.category}`;
  if (trend === null) return words;
  const value = valueText(trend, element);
  const said = value === null ? 'no agreed value' : `${value} ${trend.unit}`;
  return `${words}, ${trend.name.toLowerCase()} ${said}`;
}

interface Paint {
  className: string;
  style: CSSProperties & Record<`--${string}`, string | number>;
}

function paintOf(element: Element, trend: Trend | null): Paint {
  if (trend === null) {
    return { className: 'element-tint', style: { '--hue': categoryHues[element.category] } };
  }
  const share = shareOf(trend, element);
  if (share === null) return { className: 'hatched border-line text-soft', style: {} };
  return { className: 'trend-tint border-transparent', style: { '--share': `${Math.round(share * 100)}%` } };
}
