import { rangeOf, valueText, type Trend } from './trends.ts';

/** How the colours of a trend are read: its ends, unit and source, and what hatching means. */
export function TrendScale({ trend }: { trend: Trend }) {
  const { lowest, highest } = rangeOf(trend);
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-2 text-sm">
      <div className="flex items-center gap-3">
        <span className="figures">
          {valueText(trend, lowest)} ({lowest.symbol})
        </span>
        <span aria-hidden className="trend-scale h-4 w-40 rounded-full border border-line" />
        <span className="sr-only">to</span>
        <span className="figures">
          {valueText(trend, highest)} ({highest.symbol})
        </span>
        <span className="text-soft">{trend.unit}</span>
      </div>
      <div className="flex items-center gap-2">
        <span aria-hidden className="hatched size-5 rounded-sm border border-line" />
        No agreed value
      </div>
      <p className="text-soft">Source: {trend.source}</p>
    </div>
  );
}
