import { premiumPromise } from '@valence/contract';
import { Button } from '../../ui/button.tsx';

interface QuickStartProps {
  isPremium: boolean;
  remaining: number;
  isStarting: boolean;
  onStart: (subject: string) => void;
}

/** Two quizzes that start at one press. */
export function QuickStart({ isPremium, remaining, isStarting, onStart }: QuickStartProps) {
  return (
    <section
      aria-labelledby="quick-start"
      className="rounded-lg border border-line bg-surface p-5 shadow-low sm:p-6"
    >
      <h2 id="quick-start" className="text-heading">
        Quick Start
      </h2>
      <p className="mt-1 text-soft">{hint(isPremium, remaining)}</p>
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

function hint(isPremium: boolean, remaining: number): string {
  if (isPremium) return premiumPromise;
  if (remaining > 0) return `${remaining} ${remaining === 1 ? 'quiz' : 'quizzes'} left this week`;
  return 'Upgrade for AI custom quizzes';
}
