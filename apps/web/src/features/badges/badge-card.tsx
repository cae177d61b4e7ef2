import type { Badge } from '@valence/contract';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { BadgeEmblem } from './badge-emblem.tsx';
import { progressOf } from './badge-progress.ts';
import { rarityLooks } from './rarity-looks.ts';

/** A badge as a button that opens what there is to know about it. */
export function BadgeCard({ badge, onOpen }: { badge: Badge; onOpen: () => void }) {
  const progress = progressOf(badge);
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={onOpen}
      className="flex size-full flex-col items-center gap-1 rounded-lg border border-line bg-surface px-4 py-5 text-center shadow-low transition-colors duration-[var(--motion-quick)] hover:border-line-strong hover:bg-sunken"
    >
      <BadgeEmblem badge={badge} className="size-22" />
      <span className="mt-2 leading-snug font-bold">
        <span className="sr-only">{badge.unlocked ? 'Earned: ' : 'Locked: '}</span>
        {badge.name}
      </span>
      <span className={`text-sm font-semibold ${rarityLooks[badge.rarity].text}`}>
        {rarityLooks[badge.rarity].label}
      </span>
      <span className="text-sm text-balance text-soft">{badge.requirement}</span>
      {!badge.unlocked && progress !== null && (
        <span className="mt-auto block w-full pt-3 text-sm text-soft">
          <ProgressBar label={`${badge.name}: progress`} percent={progress.percent} />
          <span className="figures mt-1.5 block">{progress.words}</span>
        </span>
      )}
    </button>
  );
}
