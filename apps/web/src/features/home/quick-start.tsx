import { premiumPromise, type QuizUsage, type User } from '@valence/contract';
import { allowanceOf } from '../../quiz-preview/allowance.ts';
import { Button } from '../../ui/button.tsx';

interface QuickStartProps {
  user: Pick<User, 'hasActiveSubscription' | 'isPremiumSold'>;
  /** `null` until it is known. */
  usage: QuizUsage | null;
  /** No quiz can be started now. */
  isIdle: boolean;
  onStart: (subject: string) => void;
}

/** Two quizzes that start at one press. */
export function QuickStart({ user, usage, isIdle, onStart }: QuickStartProps) {
  return (
    <section
      aria-labelledby="quick-start"
      className="rounded-lg border border-line bg-surface p-5 shadow-low sm:p-6"
    >
      <h2 id="quick-start" className="text-heading">
        Quick Start
      </h2>
      <p className="mt-1 text-soft">{hint(user, usage)}</p>
      <div className="mt-4 grid gap-3 sm:flex sm:flex-wrap">
        <Button tone="quiet" disabled={isIdle} onClick={() => onStart('general')}>
          Quick General Chemistry
        </Button>
        <Button tone="quiet" disabled={isIdle} onClick={() => onStart('organic')}>
          Quick Organic Chemistry
        </Button>
      </div>
    </section>
  );
}

function hint(
  { hasActiveSubscription, isPremiumSold }: QuickStartProps['user'],
  usage: QuizUsage | null,
): string {
  if (hasActiveSubscription) return premiumPromise;
  if (usage === null) return '\u00a0';
  const allowance = allowanceOf(usage);
  const remaining = usage.remaining ?? 0;
  if (allowance?.left !== 0) return `${remaining} ${remaining === 1 ? 'quiz' : 'quizzes'} left this week`;
  // Why the buttons are disabled comes before what can be bought.
  const used = `No quizzes are left ${allowance.period === 'day' ? 'today' : 'this week'}.`;
  return isPremiumSold
    ? `${used} Upgrade for AI custom quizzes`
    : `${used} New quizzes come when the limit ends`;
}
