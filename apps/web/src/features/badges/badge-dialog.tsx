import type { Badge } from '@valence/contract';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { BadgeEmblem } from './badge-emblem.tsx';
import { progressOf } from './badge-progress.ts';
import { rarityLooks } from './rarity-looks.ts';

/** Everything about one badge. */
export function BadgeDialog({ badge, onClose }: { badge: Badge; onClose: () => void }) {
  const progress = progressOf(badge);
  const look = rarityLooks[badge.rarity];
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={badge.name}
      // What a badge says about who has it is not yet true of who has not.
      description={badge.unlocked ? badge.description : 'Not earned yet, but within your reach.'}
    >
      <BadgeEmblem badge={badge} className="mx-auto size-32" />
      <dl className="mt-5 grid gap-3">
        {badge.unlocked && <Row label="Standing">Earned</Row>}
        <Row label="Rarity">
          <span className={`font-semibold ${look.text}`}>{look.label}</span>
        </Row>
        <Row label="Kind">{categoryWords[badge.category]}</Row>
        <Row label="Requirement">{badge.requirement}</Row>
        {progress !== null && (
          <Row label="Progress">
            <span className="figures">{progress.words}</span>
            <span className="mt-1.5 block">
              <ProgressBar label="Progress" percent={progress.percent} />
            </span>
          </Row>
        )}
      </dl>
      <Button className="mt-6 w-full" onClick={onClose}>
        {badge.unlocked ? 'Awesome!' : 'Keep Learning!'}
      </Button>
    </Dialog>
  );
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[7rem_1fr] gap-3">
      <dt className="text-sm leading-relaxed font-semibold text-soft">{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

const categoryWords: Record<Badge['category'], string> = {
  achievement: 'Achievement',
  performance: 'Performance',
  special: 'Special',
};
