import { useQuery } from '@tanstack/react-query';
import { Hourglass } from 'lucide-react';
import { Link } from 'react-router';
import { mistakesDueQuery } from '../../../api/progress/mistakes.ts';
import { quizUsageQuery } from '../../../api/progress/progress.ts';
import { allowanceOf, usedUpWords } from '../../../quiz-preview/allowance.ts';
import { buttonStyle } from '../../../ui/button.tsx';
import { useTimeZone } from '../../../ui/served-page.ts';
import { NextCard } from './next-card.tsx';
import type { NextEntryProps } from './next-entry.ts';

/** With no quiz left, what was answered can be gone over: what was missed first, where something was. */
export function LimitReached({ otherwise }: NextEntryProps) {
  const { data } = useQuery(quizUsageQuery);
  const { data: mistakes } = useQuery(mistakesDueQuery);
  const timeZone = useTimeZone();
  const allowance = data === undefined ? null : allowanceOf(data);
  if (allowance === null || allowance.left > 0) return otherwise;
  const hasMistakes = (mistakes?.standing ?? 0) > 0;
  return (
    <NextCard
      icon={Hourglass}
      title={allowance.period === 'day' ? 'Enough new questions for today' : 'Enough new questions this week'}
      action={
        <>
          {hasMistakes && (
            <Link to="/mistakes" className={buttonStyle({ size: 'large' })}>
              My Mistakes
            </Link>
          )}
          <Link
            to="/history"
            className={buttonStyle({ size: 'large', tone: hasMistakes ? 'quiet' : 'primary' })}
          >
            Look back
          </Link>
        </>
      }
    >
      {usedUpWords(allowance, timeZone)} Until then, what you answered is worth a second look.
    </NextCard>
  );
}
