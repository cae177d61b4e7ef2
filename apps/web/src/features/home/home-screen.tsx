import { useQuery } from '@tanstack/react-query';
import { noProgress, subjects, type User } from '@valence/contract';
import { FlaskConical } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { progressQuery, quizUsageQuery } from '../../api/progress/progress.ts';
import { isUsedUp } from '../../quiz-preview/allowance.ts';
import { Button } from '../../ui/button.tsx';
import { useTimeZone } from '../../ui/served-page.ts';
import { SubjectCard } from '../../ui/subject/subject-card.tsx';
import { allowanceLine } from './allowance-line.ts';
import { DailyMotivation } from './daily-motivation.tsx';
import { ExamStrip } from './exam-strip.tsx';
import { Journey } from './journey.tsx';
import type { WantedFromHome } from './next/next-entry.ts';
import { NextStep } from './next/next-step.tsx';
import { QuickStart } from './quick-start.tsx';
import { welcomeOf } from './welcome.ts';

interface HomeScreenProps {
  user: User;
  /** The subject or topic whose quiz is on its way. */
  starting: string | null;
  onStart: (wanted: WantedFromHome) => void;
  /** Stands under the subjects. */
  generator: ReactNode;
}

export function HomeScreen({ user, starting, onStart, generator }: HomeScreenProps) {
  const usage = useQuery(quizUsageQuery);
  const progress = useQuery(progressQuery);
  const timeZone = useTimeZone();
  const isStarting = starting !== null;
  // Where the quota could not be had, nobody is kept from trying.
  const isIdle = isStarting || isUsedUp(usage.data);

  return (
    <div className="grid grid-cols-1 gap-10">
      <div>
        <h1 className="max-w-full text-title wrap-anywhere">
          {user.firstName ? `Good to see you, ${user.firstName}.` : 'Good to see you.'}
        </h1>
        <p className="mt-2 mb-6 max-w-[60ch] text-lead max-sm:min-h-[3lh] text-soft">
          {progress.isPending ? '\u00a0' : welcomeOf(progress.data ?? noProgress)}
        </p>
        <NextStep user={user} isStarting={isStarting} onStart={onStart} />
        <div className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-3">
          <Button tone="quiet" disabled={isIdle} onClick={() => onStart({ topic: 'general' })}>
            <FlaskConical className="size-5" aria-hidden />
            {starting === 'general' ? 'Starting...' : 'Start Quiz Now'}
          </Button>
          <p className="text-soft max-sm:basis-full" aria-live="polite">
            {allowanceLine(user, usage, timeZone)}
          </p>
        </div>
        <ExamStrip />
      </div>

      <Journey user={user} usage={usage.data ?? null} />
      <div className="grid grid-cols-1 gap-4 lg:grid-cols-2">
        <DailyMotivation />
        <QuickStart
          user={user}
          usage={usage.data ?? null}
          isIdle={isIdle}
          onStart={(subject) => onStart({ topic: subject })}
        />
      </div>

      <section aria-labelledby="subjects">
        <div className="flex flex-wrap items-baseline gap-x-6 gap-y-1">
          <h2 id="subjects" className="mr-auto text-heading">
            Subjects
          </h2>
          <Link to="/quiz/topics" className="font-semibold text-blue underline underline-offset-3">
            Choose what to learn
          </Link>
          <Link to="/tools" className="font-semibold text-blue underline underline-offset-3">
            Tools and data sheets
          </Link>
        </div>
        <ul className="mt-4 grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-6">
          {subjects.map((subject, place) => (
            <li key={subject.id} className={place < 3 ? 'lg:col-span-2' : 'lg:col-span-3'}>
              <SubjectCard
                subject={subject}
                isDisabled={isIdle}
                isStarting={starting === subject.id}
                onStart={() => onStart({ topic: subject.id })}
              />
            </li>
          ))}
        </ul>
      </section>

      {generator}
    </div>
  );
}
