import type { DeskItem } from '@valence/contract';
import { Typeset } from '../../../ui/typeset/typeset.tsx';
import { twoDigits } from '../two-digits.ts';

/** How a template fares at a level: who is right, and which slips those make who are not. */
export function ItemLine({ item }: { item: DeskItem }) {
  const { difficulty, tries, right, interval, discrimination, leftOpen, met, medianSeconds, slips } = item;
  if (met === 0) return <p>{difficulty}: nobody has answered it yet.</p>;
  return (
    <>
      <p>
        {difficulty}: {right} of {tries} right{' '}
        {interval === null
          ? '(too few answers)'
          : `(${percent(right / tries)}, 95%: ${percent(interval.low)} to ${percent(interval.high)})`}
        {interval !== null && `, discrimination ${twoDigits(discrimination)}`}, {leftOpen} of {met} left open
        {interval !== null && ` (${percent(leftOpen / met)})`}
        {medianSeconds !== null && `, median ${medianSeconds} s`}.
        {item.typedTries > 0 && ` Typed, ${item.typedRight} of ${item.typedTries} right.`}
      </p>
      {slips.length > 0 && <Slips slips={slips} tries={tries} isEnough={interval !== null} />}
    </>
  );
}

/** Each slip with its share of those who chose an option; with too few answers just how many they were. */
function Slips({
  slips,
  tries,
  isEnough,
}: Pick<DeskItem, 'slips' | 'tries'> & {
  isEnough: boolean;
}) {
  return (
    <table className="figures mt-1 w-full max-w-xl text-left text-sm">
      <thead className="text-soft">
        <tr>
          <th scope="col" className="py-1 pr-3 font-semibold">
            Slip
          </th>
          <th scope="col" className="py-1 pr-3 text-right font-semibold">
            Chosen
          </th>
          {isEnough && (
            <>
              <th scope="col" className="py-1 pr-3 text-right font-semibold">
                Share
              </th>
              <th scope="col" className="py-1 text-right font-semibold">
                Discr.
              </th>
            </>
          )}
        </tr>
      </thead>
      <tbody>
        {slips.map(({ name, chosen, discrimination }) => (
          <tr key={name} className="border-t border-line align-top">
            <th scope="row" className="py-1 pr-3 font-normal">
              <Typeset text={name} />
            </th>
            <td className="py-1 pr-3 text-right">{chosen}</td>
            {isEnough && (
              <>
                <td className="py-1 pr-3 text-right">{percent(chosen / tries)}</td>
                <td className="py-1 text-right whitespace-nowrap">{twoDigits(discrimination)}</td>
              </>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function percent(share: number): string {
  return `${Math.round(100 * share)}%`;
}
