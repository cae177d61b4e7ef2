import { Link } from 'react-router';
import { useOpenQuiz } from '../quiz-preview/use-open-quiz.ts';
import { buttonStyle } from '../ui/button.tsx';

/** Leads back to a quiz that was left by another way than its exit, on whatever device. */
export function ResumeBanner({ userId }: { userId: string }) {
  const open = useOpenQuiz(userId);
  if (!open) return null;
  return (
    <aside
      aria-label="Quiz in progress"
      className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg border border-line bg-blue-wash px-5 py-3"
    >
      <p className="grow">
        <strong>{open.title}</strong> is still open at question {open.at + 1} of {open.count}.
      </p>
      <Link to="/quiz/active" className={buttonStyle({ size: 'small' })}>
        Continue quiz
      </Link>
    </aside>
  );
}
