import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { openQuizQuery } from '../api/quiz-in-progress.ts';
import { isAheadOfServer, readKeptQuiz } from '../attempt/kept-quiz.ts';
import { quizTitle } from '../attempt/quiz-title.ts';
import { buttonStyle } from '../ui/button.tsx';
import { useFromBrowser } from '../ui/use-from-browser.ts';

/** Leads back to a quiz that was left by another way than its exit, on whatever device. */
export function ResumeBanner({ userId }: { userId: string }) {
  const { data } = useQuery({ ...openQuizQuery, refetchOnMount: 'always' });
  const here = useFromBrowser(() => readHere(userId), null);
  const served = data?.quiz && { ...data.quiz, title: quizTitle(data.quiz.topic) };
  const open = here ?? served;
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

/** What this browser knows and the server may not. */
function readHere(userId: string): { title: string; at: number; count: number } | null {
  const kept = readKeptQuiz(userId);
  if (kept?.kind !== 'active' || !isAheadOfServer(userId)) return null;
  return { title: kept.quiz.title, at: kept.attempt.at, count: kept.quiz.questions.length };
}
