import { FileClock } from 'lucide-react';
import { Link } from 'react-router';
import { openPaperWords } from '../../../quiz-preview/open-paper-words.ts';
import { useOpenPaper } from '../../../quiz-preview/use-open-paper.ts';
import { buttonStyle } from '../../../ui/button.tsx';
import { NextCard } from './next-card.tsx';
import type { NextEntryProps } from './next-entry.ts';
import { NextPending } from './next-pending.tsx';

/** A paper that is not submitted: nothing is more urgent than a clock that runs. */
export function RunningPaper({ otherwise }: NextEntryProps) {
  const paper = useOpenPaper();
  if (paper === undefined) return <NextPending />;
  if (paper === null) return otherwise;
  const { running, left, goOn } = openPaperWords(paper);
  return (
    <NextCard
      icon={FileClock}
      title={running}
      action={
        <Link to="/papers/active" className={buttonStyle({ size: 'large' })}>
          {goOn}
        </Link>
      }
    >
      <span className="figures">{left}</span>
    </NextCard>
  );
}
