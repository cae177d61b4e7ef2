interface Point {
  key: string;
  /** Percent. */
  value: number;
  /** Where it stands on the way from left to right; those at the ends are told. */
  label: string;
  /** What the point is, for whoever rests the pointer on it. */
  title: string;
}

/** The bands of a score: below 60, from 60, from 80. Their places are classes, since a drawn page may have no style attributes. */
const rulings = [
  { value: 0, place: 'bottom-0' },
  { value: 60, place: 'bottom-[60%]' },
  { value: 80, place: 'bottom-[80%]' },
  { value: 100, place: 'bottom-full' },
] as const;

/** With more, dots would hide the line between them. */
const manyPoints = 20;

/** Percentages one after another as a line over the bands of a score. It takes the width that it gets; the text keeps its size. */
export function LinePlot({ points }: { points: readonly Point[] }) {
  const [first, last] = [points[0]?.label, points.at(-1)?.label];
  const dot = points.length > manyPoints ? { r: 3 } : { r: 5, strokeWidth: 2, className: 'stroke-surface' };
  const placed = points.map((point, place) => ({ ...point, left: leftOf(place, points.length) }));
  const line = placed.map(({ left, value }) => `${left},${100 - value}`).join(' ');
  return (
    <div className="grid grid-cols-[2.75rem_1fr] gap-y-2">
      <div className="relative h-48 text-sm text-soft sm:h-56">
        {rulings.map(({ value, place }) => (
          <span key={value} className={`figures absolute right-2.5 translate-y-1/2 ${place}`}>
            {value}%
          </span>
        ))}
      </div>
      <div className="relative h-48 sm:h-56">
        <svg
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          className="absolute inset-0 size-full overflow-visible"
        >
          <rect width="100" height="20" className="fill-green-wash" />
          {rulings.map(({ value }) => (
            <line
              key={value}
              x2="100"
              y1={100 - value}
              y2={100 - value}
              vectorEffect="non-scaling-stroke"
              strokeDasharray={value === 0 ? undefined : '3 5'}
              className={value === 0 ? 'stroke-line-strong' : 'stroke-line'}
            />
          ))}
          {placed.length > 1 && (
            <>
              <polygon
                points={`${placed[0]?.left},100 ${line} ${placed.at(-1)?.left},100`}
                className="fill-blue/10"
              />
              <polyline
                points={line}
                fill="none"
                strokeWidth="2.5"
                strokeLinejoin="round"
                strokeLinecap="round"
                vectorEffect="non-scaling-stroke"
                className="stroke-blue"
              />
            </>
          )}
        </svg>
        <svg className="absolute inset-0 size-full overflow-visible fill-blue">
          {placed.map(({ key, left, value, title }) => (
            <circle key={key} cx={`${left}%`} cy={`${100 - value}%`} {...dot}>
              <title>{title}</title>
            </circle>
          ))}
        </svg>
      </div>
      <div className="col-start-2 flex justify-between gap-4 text-sm text-soft">
        <span>{first}</span>
        {last !== first && <span className="text-right">{last}</span>}
      </div>
    </div>
  );
}

/** One point stands in the middle; several keep off the edges. */
function leftOf(place: number, count: number): number {
  return count === 1 ? 50 : 2 + (96 * place) / (count - 1);
}
