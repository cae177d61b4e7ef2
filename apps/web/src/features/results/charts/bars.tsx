import type { ReactNode } from 'react';

interface Bar {
  key: string;
  name: ReactNode;
  /** What is measured, in words, such as `8 of 10`. */
  note: string;
  /** The number at the end of the bar. */
  label: string;
  /** Share of the full width, 0 to 1. */
  share: number;
  fill: string;
}

/** Named bars under one another; each takes two lines, so that long names have room on a phone. */
export function Bars({ bars }: { bars: readonly Bar[] }) {
  return (
    <ul className="grid gap-4">
      {bars.map(({ key, name, note, label, share, fill }) => (
        <li key={key}>
          <div className="flex items-baseline justify-between gap-4">
            <span className="min-w-0 font-semibold">
              {name} <span className="text-sm font-normal whitespace-nowrap text-soft">{note}</span>
            </span>
            <span className="figures font-bold">{label}</span>
          </div>
          <svg className="mt-1.5 block h-2.5 w-full" role="presentation">
            <rect width="100%" height="100%" rx="5" className="fill-sunken" />
            {share > 0 && (
              <rect width={`${Math.max(2, 100 * share)}%`} height="100%" rx="5" className={fill} />
            )}
          </svg>
        </li>
      ))}
    </ul>
  );
}
