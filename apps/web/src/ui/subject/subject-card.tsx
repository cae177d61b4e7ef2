import type { SubjectId } from '@valence/contract';
import { Button } from '../button.tsx';
import { SubjectGlyph } from './subject-glyph.tsx';

interface SubjectCardProps {
  subject: { id: SubjectId; name: string; description: string };
  isDisabled: boolean;
  isStarting: boolean;
  onStart: () => void;
}

/** A subject with what it covers, and the button that starts a quiz on it. */
export function SubjectCard({ subject, isDisabled, isStarting, onStart }: SubjectCardProps) {
  return (
    <article className="flex h-full flex-col rounded-lg border border-line bg-surface p-5 shadow-low">
      <div className="flex items-center gap-3.5">
        <SubjectGlyph subject={subject.id} />
        <h3 className="min-w-0 text-lead leading-snug">{subject.name}</h3>
      </div>
      <p className="mt-3 mb-5 text-soft">{subject.description}</p>
      <Button
        tone="quiet"
        className="mt-auto w-full"
        disabled={isDisabled}
        onClick={onStart}
        aria-label={`Start Quiz: ${subject.name}`}
      >
        {isStarting ? 'Starting...' : 'Start Quiz'}
      </Button>
    </article>
  );
}
