import { useQuery } from '@tanstack/react-query';
import { subjects, type User } from '@valence/contract';
import { FlaskConical } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { quizUsageQuery } from '../../api/progress.ts';
import { Button } from '../../ui/button.tsx';
import { SubjectCard } from '../../ui/subject/subject-card.tsx';
import { DailyMotivation } from './daily-motivation.tsx';
import { Journey } from './journey.tsx';
import { QuickStart } from './quick-start.tsx';

interface HomeScreenProps {
  user: User;
  /** The subject whose quiz is on its way. */
  starting: string | null;
  onStart: (subject: string) => void;
  /** Stands under the subjects. */
  generator: ReactNode;
}

export function HomeScreen({ user, starting, onStart, generator }: HomeScreenProps) {
  const usage = useQuery(quizUsageQuery);
  // Where the quota could not be had, nobody is kept from trying.
  const remaining = usage.data?.remaining ?? 1;
  const isStarting = starting !== null;
  const status = user.hasActiveSubscription
    ? 'Unlimited quizzes • Pro Member'
    : usage.isPending
      ? 'Loading quota...'
      : `${remaining} free ${remaining === 1 ? 'quiz' : 'quizzes'} remaining this week`;

  return (
    <div className="grid grid-cols-1 gap-12">
      <section className="ruled grid grid-cols-1 justify-items-start gap-4 rounded-lg border border-line bg-surface px-6 py-8 shadow-low sm:px-10 sm:py-10">
        <h1 className="max-w-full text-title wrap-anywhere">
          {user.firstName ? `Good to see you, ${user.firstName}.` : 'Good to see you.'}
        </h1>
        <p className="max-w-[56ch] text-lead text-soft">
          Ten questions are a fine start. Each tells you why its key is right, and what leads to the wrong
          options.
        </p>
        <div className="mt-2 flex flex-wrap items-center gap-x-5 gap-y-3">
          <Button size="large" disabled={isStarting} onClick={() => onStart('general')}>
            <FlaskConical className="size-5" aria-hidden />
            {starting === 'general' ? 'Starting...' : 'Start Quiz Now'}
          </Button>
          <p className="text-soft" aria-live="polite">
            {status}
          </p>
        </div>
      </section>

      <Journey user={user} usage={usage.data ?? null} />
      <div className="grid gap-4 lg:grid-cols-2">
        <DailyMotivation />
        <QuickStart user={user} remaining={remaining} isStarting={isStarting} onStart={onStart} />
      </div>

      <section aria-labelledby="subjects">
        <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
          <h2 id="subjects" className="text-heading">
            Subjects
          </h2>
          <Link to="/quiz/topics" className="font-semibold text-blue underline underline-offset-3">
            Choose what to learn
          </Link>
        </div>
        <ul className="mt-4 grid gap-4 sm:grid-cols-2 lg:grid-cols-6">
          {subjects.map((subject, place) => (
            <li key={subject.id} className={place < 3 ? 'lg:col-span-2' : 'lg:col-span-3'}>
              <SubjectCard
                subject={subject}
                isDisabled={isStarting}
                isStarting={starting === subject.id}
                onStart={() => onStart(subject.id)}
              />
            </li>
          ))}
        </ul>
      </section>

      {generator}
    </div>
  );
}
