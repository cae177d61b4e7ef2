import { Play } from 'lucide-react';
import { Link } from 'react-router';
import { leftQuizWords } from '../../../quiz-preview/left-quiz-words.ts';
import { useOpenQuiz } from '../../../quiz-preview/use-open-quiz.ts';
import { buttonStyle } from '../../../ui/button.tsx';
import { NextCard } from './next-card.tsx';
import type { NextEntryProps } from './next-entry.ts';
import { NextPending } from './next-pending.tsx';
import { TopicText } from '../../../ui/typeset/topic-text.tsx';

/** A quiz that was begun, on whatever device. */
export function ContinueQuiz({ user, otherwise }: NextEntryProps) {
  const open = useOpenQuiz(user.id);
  if (open === undefined) return <NextPending />;
  if (open === null) return otherwise;
  const { kept, goOn } = leftQuizWords(open);
  return (
    <NextCard
      icon={Play}
      title={<TopicText text={`Go on with ${open.title}`} />}
      action={
        <Link to="/quiz/active" className={buttonStyle({ size: 'large' })}>
          {goOn}
        </Link>
      }
    >
      <span className="figures">
        It is still open at question {open.at + 1} of {open.count}. {kept}
      </span>
    </NextCard>
  );
}
