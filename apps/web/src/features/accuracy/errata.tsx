import { subjects, type Accuracy } from '@valence/contract';
import { faultWords } from './fault-words.ts';
import { longDay } from './long-day.ts';

/** Every fault that was upheld, the latest first. */
export function Errata({ errata }: Pick<Accuracy, 'errata'>) {
  if (errata.length === 0)
    return <p>No report of a fault has been upheld so far. When one is, it will stand here.</p>;
  return (
    <ul className="grid grid-cols-1 gap-3">
      {errata.map((erratum) => (
        <li key={erratum.number} className="rounded-md border border-line bg-surface px-4 py-3">
          <p className="font-semibold text-ink">
            {faultWords[erratum.kind]}, {subjects.find(({ id }) => id === erratum.subject)?.name}
          </p>
          <p className="figures mt-1">
            Upheld on {longDay(erratum.decidedOn)}. Out of new quizzes{' '}
            {afterWords(erratum.daysUntilWithdrawn)}. {toldOf(erratum.answersAffected, 'answers')},{' '}
            {toldOf(erratum.marksGivenBack, 'marks given back')}.
          </p>
        </li>
      ))}
    </ul>
  );
}

function afterWords(days: number): string {
  if (days === 0) return 'on the day of the first report';
  return days === 1 ? '1 day after the first report' : `${days} days after the first report`;
}

/** A number of fewer than ten students is not told. */
function toldOf(count: number | null, what: string): string {
  return count === null ? `${what} of fewer than ten students` : `${count.toLocaleString('en')} ${what}`;
}
