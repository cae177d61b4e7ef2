import type { Analytics } from '@valence/contract';
import { useState } from 'react';
import { PremiumLock } from '../../../ui/premium-lock.tsx';
import { Button } from '../../../ui/button.tsx';
import { Typeset } from '../../../ui/typeset/typeset.tsx';
import { DataTable } from '../charts/data-table.tsx';
import { TableToggle } from '../charts/table-toggle.tsx';
import { FoldHeading, useFold } from '../folds/fold.tsx';
import { asDay } from '../../../ui/days/day-words.ts';
import { useTimeZone } from '../../../ui/served-page.ts';
import { SlipCard } from './slip-card.tsx';
import { trendWords } from './trend-words.ts';

/** So many slips are told before all of them are asked for: one is learnt at a time. */
const slipsAtFirst = 3;

interface SlipsProps extends Pick<Analytics, 'slips' | 'slipsFrom'> {
  /** Practice on the very topic is for Premium; others practise its subject. */
  isPremium: boolean;
  isStarting: boolean;
  onPractise: (topic: string) => void;
  /** What lies further back is for Premium students; nothing where Premium cannot be had. */
  onLocked: (() => void) | null;
}

/** The misconceptions that cost the most answers, with what they are and a way to work on them. */
export function Slips({ slips, slipsFrom, isPremium, isStarting, onPractise, onLocked }: SlipsProps) {
  const timeZone = useTimeZone();
  const fold = useFold(true);
  const [isTable, setIsTable] = useState(false);
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? slips : slips.slice(0, slipsAtFirst);
  return (
    <section
      aria-labelledby={fold.headingId}
      className="relative grid grid-cols-1 gap-5 rounded-lg border border-line bg-surface p-5 shadow-low sm:p-6"
    >
      <div className="flex items-start gap-4">
        <div className="grow">
          <FoldHeading title="What to learn next" fold={fold} />
          <p className="mt-0.5 text-soft">{introduction(slips.length, slipsFrom)}</p>
        </div>
        {slips.length > 0 && (
          <div className={fold.content}>
            <TableToggle title="Your slips" isTable={isTable} onToggle={setIsTable} />
          </div>
        )}
      </div>
      <div id={fold.contentId} className={`grid grid-cols-1 gap-5 ${fold.content}`}>
        {slips.length > 0 && (
          <DataTable
            caption="Your slips"
            columns={['Slip', 'Made', 'Chances', 'Earlier', 'Lately', 'Trend', 'Last seen']}
            rows={slips.map((slip) => [
              <Typeset key={slip.id} text={slip.name} />,
              String(slip.made),
              String(slip.offered),
              `${slip.earlier.made} of ${slip.earlier.offered}`,
              `${slip.recent.made} of ${slip.recent.offered}`,
              trendWords(slip.trend),
              asDay(slip.lastSeen, timeZone),
            ])}
            isInView={isTable}
          />
        )}
        {!isTable && slips.length > 0 && (
          <ol className="grid grid-cols-1 divide-y divide-line">
            {shown.map((slip) => (
              <SlipCard
                key={slip.id}
                slip={slip}
                isPremium={isPremium}
                isStarting={isStarting}
                onPractise={onPractise}
              />
            ))}
          </ol>
        )}
        {!isTable && slips.length > shown.length && (
          <Button tone="quiet" size="small" className="justify-self-start" onClick={() => setShowsAll(true)}>
            Show all {slips.length} slips
          </Button>
        )}
        {slipsFrom.days !== null && onLocked !== null && (
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-line pt-4">
            <p className="max-w-[56ch] text-soft">
              Older answers of yours are kept. Premium tells their slips too, so that you see which ones come
              back.
            </p>
            <Button tone="quiet" size="small" onClick={onLocked}>
              <PremiumLock />
              See Older Slips
            </Button>
          </div>
        )}
      </div>
    </section>
  );
}

function introduction(slips: number, { answered, days }: Analytics['slipsFrom']): string {
  const answers = answered === 1 ? '1 answer' : `${answered.toLocaleString('en')} answers`;
  const where = days === null ? `your latest ${answers}` : `the ${answers} of your last ${days} days`;
  if (slips > 0)
    return `Your slips: what led to the wrong options that you chose first, in ${where}. Each bar counts how often you made the slip where a question offered it.`;
  if (answered === 0 && days !== null) return `You answered nothing in the last ${days} days.`;
  return answered === 0
    ? 'The slips behind your wrong answers will stand here, each with what helps against it.'
    : `Not one slip in ${where}. There is nothing to unlearn.`;
}
