import { useQuery } from '@tanstack/react-query';
import { badgesFor, type Badge } from '@valence/contract';
import { useState } from 'react';
import { progressQuery } from '../../api/progress/progress.ts';
import { Button } from '../../ui/button.tsx';
import { LoadingScreen } from '../../ui/loading-screen.tsx';
import { Notice } from '../../ui/notice.tsx';
import { BadgeCard } from './badge-card.tsx';
import { BadgeDialog } from './badge-dialog.tsx';
import { BadgeTiles } from './badge-tiles.tsx';

/** The badges that a student has earned, and those that are still to be. */
export function BadgesScreen() {
  const { data: progress, isPending, refetch } = useQuery(progressQuery);
  const [opened, setOpened] = useState<Badge | null>(null);

  if (isPending) return <LoadingScreen title="Loading achievements..." duration={2000} />;
  if (progress === undefined) {
    return (
      <Notice title="Your badges could not be loaded" text="They are safe. Please try again in a moment.">
        <Button onClick={() => void refetch()}>Try Again</Button>
      </Notice>
    );
  }
  const badges = badgesFor(progress);
  const earned = badges.filter(({ unlocked }) => unlocked);
  const available = badges.filter(({ unlocked }) => !unlocked);
  return (
    <div className="grid gap-8">
      <div>
        <h1 className="text-title">Achievement Badges</h1>
        <p className="mt-2 text-lead text-soft">Eight marks of a chemist, earned quiz by quiz.</p>
      </div>
      <BadgeTiles badges={badges} />
      <BadgeList
        title="Earned"
        badges={earned}
        empty="None yet: your first quiz brings the first one."
        onOpen={setOpened}
      />
      <BadgeList
        title="Available"
        badges={available}
        empty="You have them all. There is nothing left to prove."
        onOpen={setOpened}
      />
      {opened !== null && <BadgeDialog badge={opened} onClose={() => setOpened(null)} />}
    </div>
  );
}

interface BadgeListProps {
  title: string;
  badges: readonly Badge[];
  empty: string;
  onOpen: (badge: Badge) => void;
}

function BadgeList({ title, badges, empty, onOpen }: BadgeListProps) {
  const id = `badges-${title.toLowerCase()}`;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-heading">
        {title}
      </h2>
      {badges.length === 0 ? (
        <p className="mt-3 rounded-lg border border-dashed border-line-strong px-5 py-6 text-soft">{empty}</p>
      ) : (
        <ul className="mt-4 grid grid-cols-2 gap-4 lg:grid-cols-4">
          {badges.map((badge) => (
            <li key={badge.id}>
              <BadgeCard badge={badge} onOpen={() => onOpen(badge)} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
