import { Link } from 'wouter';
import { buttonStyle } from '../ui/button.tsx';
import { useKeptHint } from './use-kept-quiz.ts';

/** Leads back to a quiz that was left by another way than its exit. */
export function ResumeBanner({ userId }: { userId: string }) {
  const kept = useKeptHint(userId);
  if (kept?.kind !== 'active') return null;
  return (
    <aside
      aria-label="Quiz in progress"
      className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg border border-line bg-blue-wash px-5 py-3"
    >
      <p className="grow">
        <strong>{kept.title}</strong> is still open at question {kept.at} of {kept.of}.
      </p>
      <Link href="/quiz/active" className={buttonStyle({ size: 'small' })}>
        Continue quiz
      </Link>
    </aside>
  );
}
