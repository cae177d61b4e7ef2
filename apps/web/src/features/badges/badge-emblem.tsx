import type { Badge } from '@valence/contract';
import { Lock } from 'lucide-react';
import { emblemDrawings } from './emblem-drawings.tsx';
import { rarityLooks } from './rarity-looks.ts';

/** A badge as a drawn emblem, to look at: whoever shows it says in words whether it is earned. The form of its rim is its rarity's; a locked one is grey, dashed, and carries a lock. */
export function BadgeEmblem({ badge, className }: { badge: Badge; className: string }) {
  const look = rarityLooks[badge.rarity];
  const { unlocked } = badge;
  return (
    <span className={`relative block ${className} ${unlocked ? look.text : 'text-soft'}`}>
      <svg
        viewBox="0 0 64 64"
        className="size-full"
        fill="none"
        stroke="currentColor"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
        focusable="false"
      >
        <path
          d={look.outline}
          className={unlocked ? look.wash : 'fill-sunken'}
          strokeWidth="2.5"
          strokeDasharray={unlocked ? undefined : '4 4'}
        />
        <g strokeWidth="2.2">{emblemDrawings[badge.id]}</g>
      </svg>
      {!unlocked && (
        <span className="absolute right-0 bottom-0 grid size-7 place-items-center rounded-full border border-line-strong bg-surface">
          <Lock className="size-4" aria-hidden />
        </span>
      )}
    </span>
  );
}
