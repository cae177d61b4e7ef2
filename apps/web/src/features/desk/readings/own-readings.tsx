import type { DeskReadings } from '@valence/contract';
import { Button } from '../../../ui/button.tsx';
import { Day } from '../moments.tsx';
import { choiceWords } from './choice-words.ts';

interface OwnReadingsProps {
  read: DeskReadings['read'];
  onChosen: (id: string) => void;
}

/** What the reader has read, the latest first. */
export function OwnReadings({ read, onChosen }: OwnReadingsProps) {
  if (read.length === 0) return null;
  return (
    <>
      <h3 className="text-lead">What you have read</h3>
      <ul className="grid grid-cols-1 gap-2">
        {read.map(({ id, template, audit, readAt, ...said }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <span className="min-w-0 grow">
              <Day at={readAt} />, {template}
              {audit !== null && <>, Audit {audit}</>}: {choiceWords(said)}.
            </span>
            <Button
              tone="quiet"
              size="small"
              aria-label={`Show ${template} beside the key`}
              onClick={() => onChosen(id)}
            >
              Show
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}
