import { useQuery } from '@tanstack/react-query';
import { badgesFor } from '@valence/contract';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { progressQuery } from '../../api/progress.ts';
import { useFromBrowser } from '../../ui/use-from-browser.ts';
import { BadgeEmblem } from './badge-emblem.tsx';
import { newBadges, readSeenBadges, seeBadges } from './seen-badges.ts';

/** Badges that were earned since this browser last showed them: each is celebrated once, calmly. */
export function NewBadges({ userId }: { userId: string }) {
  const { data: progress } = useQuery(progressQuery);
  const seen = useFromBrowser(() => ({ ids: readSeenBadges(userId) }), null);
  const badges = progress === undefined ? [] : badgesFor(progress);
  const fresh =
    seen === null || progress === undefined ? [] : newBadges(badges, seen.ids, progress.totalQuizzes);
  const earned = badges.flatMap(({ id, unlocked }) => (unlocked ? [id] : [])).join(' ');

  useEffect(() => {
    if (earned !== '') seeBadges(userId, earned.split(' '));
  }, [earned, userId]);

  if (fresh.length === 0) return null;
  return (
    <output className="celebrate grid gap-3 rounded-lg border border-gold bg-gold-wash p-5 shadow-low">
      {fresh.map((badge) => (
        <span key={badge.id} className="flex items-center gap-4">
          <BadgeEmblem badge={badge} className="size-16 shrink-0" />
          <span className="min-w-0 grow">
            <span className="block text-heading font-bold">New badge: {badge.name}</span>
            <span className="block text-soft">{badge.description}</span>
          </span>
        </span>
      ))}
      <Link to="/badges" className="font-semibold text-blue underline underline-offset-3">
        All badges
      </Link>
    </output>
  );
}
