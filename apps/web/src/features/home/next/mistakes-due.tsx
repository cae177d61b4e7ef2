import { useQuery } from '@tanstack/react-query';
import { NotebookPen } from 'lucide-react';
import { Link } from 'react-router';
import { mistakesDueQuery } from '../../../api/progress/mistakes.ts';
import { buttonStyle } from '../../../ui/button.tsx';
import { NextCard } from './next-card.tsx';
import type { NextEntryProps } from './next-entry.ts';
import { NextPending } from './next-pending.tsx';

/** What was missed before today and is not mended. */
export function MistakesDue({ otherwise }: NextEntryProps) {
  const { data, isPending } = useQuery(mistakesDueQuery);
  if (isPending) return <NextPending />;
  if (data === undefined || data.due === 0) return otherwise;
  return (
    <NextCard
      icon={NotebookPen}
      title={data.due === 1 ? '1 mistake is due' : `${data.due} mistakes are due`}
      action={
        <Link to="/mistakes" className={buttonStyle({ size: 'large' })}>
          Go over them
        </Link>
      }
    >
      See what led there, and take fresh questions on it. Right on two different days, and a mistake leaves
      the list.
    </NextCard>
  );
}
