import type { DeskItem } from '@valence/contract';
import { Typeset } from '../../ui/typeset/typeset.tsx';

/** How a template fares at a level, in a sentence. */
export function ItemLine({ item }: { item: DeskItem }) {
  return (
    <p>
      {item.difficulty}: {item.right} of {item.tries} right{' '}
      {item.interval === null
        ? '(too few answers)'
        : `(95%: ${percent(item.interval[0])} to ${percent(item.interval[1])})`}
      , discrimination {twoDigits(item.discrimination)}, {item.leftOpen} of {item.met} left open
      {item.medianSeconds !== null && <>, {item.medianSeconds} s</>}
      {item.typedTries > 0 && (
        <>
          , typed {item.typedRight} of {item.typedTries} right
        </>
      )}
      .{' '}
      {item.slips.map(({ name, chosen, discrimination }) => (
        <span key={name}>
          <Typeset text={name} />: {chosen} ({twoDigits(discrimination)}).{' '}
        </span>
      ))}
    </p>
  );
}

function percent(share: number): string {
  return `${Math.round(100 * share)}%`;
}

function twoDigits(value: number | null): string {
  return value === null ? 'not known' : value.toFixed(2);
}
