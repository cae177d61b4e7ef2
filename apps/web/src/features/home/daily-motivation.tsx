import { useToday } from '../../ui/served-page.ts';
import { motivationOf } from './motivations.ts';

/** A thought for the day, from the people who worked chemistry out. */
export function DailyMotivation() {
  const weekday = new Date(useToday()).getUTCDay();
  return (
    <section
      aria-labelledby="motivation"
      className="rounded-lg border border-line bg-gold-wash p-5 shadow-low sm:p-6"
    >
      <h2 id="motivation" className="text-heading">
        Daily Motivation
      </h2>
      <p className="mt-2 text-lead">{motivationOf(weekday)}</p>
    </section>
  );
}
