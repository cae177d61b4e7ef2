import { RotateCcw, UserPlus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, buttonStyle } from '../../ui/button.tsx';

/** What a visitor can do with a set that is finished, between its score and its questions. */
export function SetResult({
  score,
  review,
  onAgain,
}: {
  score: ReactNode;
  review: ReactNode;
  onAgain: () => void;
}) {
  return (
    <div className="grid grid-cols-1 gap-8">
      {score}
      <section
        aria-labelledby="keep-it"
        className="grid grid-cols-1 justify-items-start gap-3 rounded-lg border-l-4 border-blue bg-blue-wash p-6"
      >
        <h2 id="keep-it" className="text-heading">
          Keep it
        </h2>
        <p className="max-w-[62ch]">
          This browser alone knows of it. Create a free account here, and what you answered comes along as the
          first quiz in your history, with everything that you missed.
        </p>
        <div className="flex flex-wrap gap-3">
          <a href="/api/login?prompt=create" className={buttonStyle({})}>
            <UserPlus className="size-5" aria-hidden />
            Create a free account
          </a>
          <Button tone="quiet" onClick={onAgain}>
            <RotateCcw className="size-5" aria-hidden />
            Take It with Other Numbers
          </Button>
        </div>
      </section>
      {review}
    </div>
  );
}
