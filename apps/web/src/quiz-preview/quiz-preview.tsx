import { useQuery } from '@tanstack/react-query';
import type { Difficulty, PreviewQuizResponse, User } from '@valence/contract';
import { Link } from 'react-router';
import { customQuizUsageQuery, quizUsageQuery } from '../api/progress/progress.ts';
import { previewWords } from './preview-words.ts';
import { TopicText } from '../ui/typeset/topic-text.tsx';

interface QuizPreviewProps {
  /** For what it describes: the field, or the button. */
  id: string;
  user: Pick<User, 'hasActiveSubscription' | 'isPremiumSold'>;
  preview: PreviewQuizResponse | null;
  wanted: { count: number; difficulty: Difficulty };
  /** What stands in its place while there is nothing to say. */
  hint: string;
  /** Takes a topic that comes near; without it the names are text. */
  onTopic?: (topic: string) => void;
}

/**
 * What a quiz would be, said before it is asked for: what was understood, how many questions there are, what it counts as. Its
 * room is there from the start, so that nothing jumps when it speaks.
 */
export function QuizPreview({ id, user, preview, wanted, hint, onTopic }: QuizPreviewProps) {
  const { hasActiveSubscription: hasPremium, isPremiumSold } = user;
  const kind = preview?.isUnderstood === true ? preview.kind : null;
  const custom = useQuery({ ...customQuizUsageQuery, enabled: kind === 'custom' && hasPremium });
  const subject = useQuery({ ...quizUsageQuery, enabled: kind === 'subject' && !hasPremium });
  const allowances = {
    hasPremium,
    isPremiumSold,
    custom: custom.data ?? null,
    subject: subject.data ?? null,
  };
  const words = preview === null ? null : previewWords(preview, wanted, allowances);
  const isLocked = kind === 'custom' && !hasPremium && words?.isNothing === false;
  return (
    // No output element: what it says would describe no button, since it is taken for a control with a name of its own.
    <div className="min-h-21 text-sm sm:min-h-12">
      <p id={id} aria-live="polite">
        {words === null ? (
          <span className="text-soft">{hint}</span>
        ) : (
          <>
            <strong className={words.isNothing && words.isHelp !== true ? 'text-pink' : ''}>
              <TopicText text={words.finding} />
            </strong>{' '}
            <span className="text-soft">
              <TopicText text={[...words.remarks, words.cost].join(' ').trim()} />
            </span>
          </>
        )}
      </p>
      {isLocked && onTopic !== undefined && preview?.isUnderstood === true && (
        <Link
          to={`/quiz/topics?${new URLSearchParams({ find: preview.name })}`}
          className="font-semibold text-blue underline underline-offset-3"
        >
          Choose it from the list of topics instead
        </Link>
      )}
      {words !== null && words.nearest.length > 0 && (
        <p className="text-soft">
          {preview?.isUnderstood !== true ? 'How about:' : words.isNothing ? 'Nearest:' : 'See also:'}{' '}
          {words.nearest.map((topic, place) => (
            <span key={topic}>
              {place > 0 && ', '}
              {onTopic === undefined ? (
                topic
              ) : (
                <button
                  type="button"
                  className="font-semibold text-blue underline underline-offset-3"
                  onClick={() => onTopic(topic)}
                >
                  {topic}
                </button>
              )}
            </span>
          ))}
        </p>
      )}
    </div>
  );
}
