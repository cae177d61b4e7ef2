import { premiumPromise, type User } from '@valence/contract';
import { Button } from '../../ui/button.tsx';

interface QuickStartProps {
  user: Pick<User, 'hasActiveSubscription' | 'isPremiumSold'>;
  remaining: number;
  isStarting: boolean;
  onStart: (subject: string) => void;
}

/** Two quizzes that start at one press. */
export function QuickStart({ user, remaining, isStarting, onStart }: QuickStartProps) {
  return (
    <section
      aria-labelledby="quick-start"
      className="rounded-lg border border-line bg-surface p-5 shadow-low sm:p-6"
    >
      <h2 id="quick-start" className="text-heading">
        Quick Start
      </h2>
      <p className="mt-1 text-soft">{hint(user, remaining)}</p>
      <div className="mt-4 grid gap-3 sm:flex sm:flex-wrap">
        <Button tone="quiet" disabled={isStarting} onClick={() => onStart('general')}>
          Quick General Chemistry
        </Button>
        <Button tone="quiet" disabled={isStarting} onClick={() => onStart('organic')}>
          Quick Organic Chemistry
        </Button>
      </div>
    </section>
  );
}

function hint({ hasActiveSubscription, isPremiumSold }: QuickStartProps['user'], remaining: number): string {
  if (hasActiveSubscription) return premiumPromise;
  if (remaining > 0) return `${remaining} ${remaining === 1 ? 'quiz' : 'quizzes'} left this week`;
  return isPremiumSold ? 'Upgrade for AI custom quizzes' : 'New quizzes are here next Monday';
}
