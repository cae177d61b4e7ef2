import { useQuery } from '@tanstack/react-query';
import type { ExamPlan, User } from '@valence/contract';
import { useState } from 'react';
import { examPlanQuery } from '../../api/progress/exams.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { PremiumLock } from '../../ui/premium-lock.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { DaysAhead } from './days-ahead.tsx';
import { timeWords } from './exam-words.ts';
import { UnitBars } from './unit-bars.tsx';

interface TimeCardProps {
  examId: string;
  user: Pick<User, 'hasActiveSubscription' | 'isPremiumSold'>;
  onLocked: () => void;
}

const looks = [10, 15, 20, 25, 30, 40, 50, 60, 90, 120];

/** Whether the time suffices, unit by unit, what other minutes would change, and the days to come. */
export function TimeCard({ examId, user, onLocked }: TimeCardProps) {
  const [minutes, setMinutes] = useState<number | null>(null);
  const { data: plan, isError, refetch } = useQuery(examPlanQuery(examId, minutes));
  if (plan === undefined)
    return isError ? (
      <Card title="Until the exam">
        <p>The plan could not be loaded just now.</p>
        <Button tone="quiet" className="mt-3" onClick={() => void refetch()}>
          Try again
        </Button>
      </Card>
    ) : (
      <Skeleton className="h-80 w-full" />
    );
  return (
    <>
      <Card title="Will you have enough time?">
        <p className="max-w-[62ch]" aria-live="polite">
          {timeWords(plan)}
        </p>
        <div className="mt-4 max-w-72">
          {user.hasActiveSubscription ? (
            <SelectField
              label="What if I had"
              value={minutes === null ? '' : String(minutes)}
              options={[
                { value: '', label: 'the minutes of my plan' },
                ...looks.map((look) => ({ value: String(look), label: `${look} min a day` })),
              ]}
              onChange={(look) => setMinutes(look === '' ? null : Number(look))}
            />
          ) : (
            user.isPremiumSold && (
              <Button tone="quiet" size="small" onClick={onLocked}>
                What if I had more minutes? <PremiumLock />
              </Button>
            )
          )}
        </div>
        <UnitBars units={plan.units} />
      </Card>
      <Days days={plan.days.slice(1)} />
    </>
  );
}

/** From tomorrow on: what is left of today has a card of its own. */
function Days({ days }: { days: ExamPlan['days'] }) {
  if (days.length === 0) return null;
  return (
    <Card title="The days to come">
      <p className="mb-3 max-w-[62ch] text-soft">
        What they are likely to bring. Each day is planned anew from your answers, so a missed day leaves
        nothing to catch up on.
      </p>
      <DaysAhead days={days} />
    </Card>
  );
}
