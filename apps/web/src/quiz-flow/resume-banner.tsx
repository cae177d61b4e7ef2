import { Link } from 'react-router';
import { buttonStyle } from '../ui/button.tsx';
import { useKeptQuiz } from './use-kept-quiz.ts';

/** Leads back to a quiz that was left by another way than its exit. */
export function ResumeBanner({ userId }: { userId: string }) {
  const kept = useKeptQuiz(userId);
  if (kept?.kind !== 'active') return null;
  return (
    <aside
      aria-label="Quiz in progress"
      className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg border border-line bg-blue-wash px-5 py-3"
    >
      <p className="grow">
        <strong>{kept.quiz.title}</strong> is still open at question {kept.attempt.at + 1} of{' '}
        {kept.quiz.questions.length}.
      </p>
      <Link to="/quiz/active" className={buttonStyle({ size: 'small' })}>
        Continue quiz
      </Link>
    </aside>
  );
}
