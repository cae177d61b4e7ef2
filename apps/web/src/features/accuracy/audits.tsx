import { subjects, type KeyAudit, type UpheldOutcome } from '@valence/contract';
import { faultWords } from './fault-words.ts';
import { longDay } from './long-day.ts';

/** What the bound of an audit speaks of. */
export const boundOfCatalogue =
  'The bound of an audit speaks of our catalogue, where each question is as likely to be drawn as any other. Quizzes show some questions more often than others, so your share of wrong keys can be another one.';

/** Audits that were announced, the latest first; what was found is told of closed ones. */
export function Audits({ audits }: { audits: readonly KeyAudit[] }) {
  return (
    <>
      <p>
        A sample of the catalogue, solved by readers who do not see the keys. Its seed and its size are
        published here before it is drawn. Where a reader does not arrive at the key, another one solves the
        question without knowing that, and a maintainer decides where that one does not either.
      </p>
      <p className="mt-3">{boundOfCatalogue}</p>
      <p className="mt-3">
        Anybody can draw it again: the names of the templates are sorted by the SHA-256 of the seed, a line
        feed and the name, and the first ones are the sample. <code>npm run audit:sample</code> does it, and
        prints the fingerprint of the catalogue.
      </p>
      {audits.length === 0 && <p className="mt-3">None has been announced yet.</p>}
      <ul className="mt-3 grid grid-cols-1 gap-3">
        {audits.map((audit) => (
          <li key={audit.number} className="rounded-md border border-line bg-surface px-4 py-3">
            <p className="font-semibold text-ink">
              Audit {audit.number}: {audit.size.toLocaleString('en')} of{' '}
              {audit.templates.toLocaleString('en')} templates
            </p>
            <p className="figures mt-1">
              Seed “{audit.seed}”, announced on {minuteOf(audit.announcedAt)}
              {audit.drawnAt !== null && <>, drawn on {minuteOf(audit.drawnAt)}</>}. Fingerprint of the
              catalogue: {audit.catalogue.slice(0, 16)}
              {audit.leftOut.length > 0 && <>, without {audit.leftOut.length} out of new quizzes</>}.
            </p>
            <Standing audit={audit} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Standing({ audit: { size, drawnAt, decided, closedAt, result } }: { audit: KeyAudit }) {
  if (drawnAt === null) return <p className="mt-1">Not drawn yet.</p>;
  if (closedAt === null || result === null)
    return (
      <p className="figures mt-1">
        {decided} of {size} decided.
      </p>
    );
  const { misses, undecided, slips, upperBound } = result;
  return (
    <>
      <p className="figures mt-1">
        Closed on {longDay(closedAt.slice(0, 10))}: {misses.length === 0 ? 'none' : misses.length} of {size}{' '}
        missed, so under {upperBound}% with 95% confidence.{' '}
        {undecided > 0 && (
          <>{undecided} were not decided before it was ended, and count as missed in the bound. </>
        )}
        {slips > 0 && <>On {slips} a reader erred, not the key.</>}
      </p>
      {misses.length > 0 && (
        <ul className="mt-1 list-disc pl-5">
          {[...Map.groupBy(misses, wordsOf)].map(([words, { length }]) => (
            <li key={words}>
              {words}
              {length > 1 && ` (${length} times)`}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

type Miss = NonNullable<KeyAudit['result']>['misses'][number];

function wordsOf({ kind, subject, outcome }: Miss): string {
  return `${faultWords[kind]}, ${subjects.find(({ id }) => id === subject)?.name}: ${outcomeWords[outcome]}`;
}

const outcomeWords: Readonly<Record<UpheldOutcome, string>> = {
  corrected: 'the key was corrected',
  voided: 'it counts for everybody',
  withdrawn: 'it was withdrawn',
};

/** Day and time of an instant: the order of announcement and draw matters. */
function minuteOf(moment: string): string {
  return `${longDay(moment.slice(0, 10))}, ${moment.slice(11, 16)} UTC`;
}
