import { useQuery } from '@tanstack/react-query';
import { badgesFor } from '@valence/contract';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { progressQuery } from '../../api/progress/progress.ts';
import { useFromBrowser } from '../../ui/use-from-browser.ts';
import { BadgeEmblem } from './badge-emblem.tsx';
import { newBadges, readSeenBadges, seeBadges } from './seen-badges.ts';

/** Badges that were earned since this browser last showed them, in one line: each is celebrated once, calmly. */
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

  const names = fresh.map(({ name }) => name).join(', ');
  return (
    // Its room is there before it: which badges were earned is known a moment after the result is read.
    <output className="flex min-h-10 min-w-0 items-center text-sm">
      {fresh.length > 0 && (
        <Link to="/badges" className="celebrate inline-flex min-h-10 items-center gap-2 font-bold text-ink">
          <span className="flex shrink-0 gap-1" aria-hidden>
            {fresh.slice(0, emblemsAtMost).map((badge) => (
              <BadgeEmblem key={badge.id} badge={badge} className="size-9" />
            ))}
          </span>
          <span className="underline underline-offset-3">
            {fresh.length === 1 ? (
              `New badge: ${names}`
            ) : (
              <>
                {fresh.length} new badges<span className="max-lg:hidden">: </span>
                <span className="max-lg:sr-only">{names}</span>
              </>
            )}
          </span>
        </Link>
      )}
    </output>
  );
}

/** So many stand in one line of a phone. */
const emblemsAtMost = 3;
