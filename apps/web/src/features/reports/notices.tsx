import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { subjects, type Notices as OpenNotices } from '@valence/contract';
import { RefreshCw } from 'lucide-react';
import { dismissNotice, noticesQuery } from '../../api/reports.ts';
import { Button } from '../../ui/button.tsx';
import { Typeset } from '../../ui/typeset/typeset.tsx';

type OpenNotice = OpenNotices['notices'][number];

/** Tells a student of quizzes that were graded again, each until it is dismissed. */
export function Notices() {
  const { data } = useQuery(noticesQuery);
  if (data === undefined || data.notices.length === 0) return null;
  return (
    <section aria-label="Changed scores" className="mb-6 grid gap-3">
      {data.notices.map((notice) => (
        <Notice key={notice.id} notice={notice} />
      ))}
    </section>
  );
}

function Notice({ notice }: { notice: OpenNotice }) {
  const queries = useQueryClient();
  const dismissing = useMutation({
    mutationFn: () => dismissNotice(notice.id),
    onSuccess: () => queries.invalidateQueries({ queryKey: noticesQuery.queryKey }),
  });
  const title = subjects.find(({ id }) => id === notice.topic)?.name ?? notice.topic;
  const day = new Date(notice.completedAt).toLocaleDateString('en', { dateStyle: 'medium' });
  return (
    <article className="flex flex-wrap items-start gap-x-4 gap-y-3 rounded-lg border border-line bg-blue-wash px-5 py-4">
      <RefreshCw className="mt-1 size-5 shrink-0 text-blue" aria-hidden />
      <div className="min-w-0 flex-1 basis-60">
        <p className="font-bold">
          {title}, {day}: {changeOf(notice)}
        </p>
        <p className="mt-1 wrap-break-word">
          A question turned out to have a wrong key:{' '}
          <Typeset text={notice.question} drawings={notice.drawings} />
        </p>
        <p className="mt-1 wrap-break-word">
          {notice.rightAnswer === null ? (
            'No option was right, so it counts for everybody.'
          ) : (
            <>
              The right answer is{' '}
              <strong>
                <Typeset text={notice.rightAnswer} drawings={notice.drawings} />
              </strong>
              . We are sorry, and your progress has been put right.
            </>
          )}
        </p>
      </div>
      <Button tone="quiet" size="small" disabled={dismissing.isPending} onClick={() => dismissing.mutate()}>
        Got it
      </Button>
    </article>
  );
}

function changeOf({ scoreBefore, scoreAfter }: OpenNotice): string {
  if (scoreBefore === scoreAfter) return `your score stays at ${scoreAfter}%`;
  return `your score is now ${scoreAfter}%, not ${scoreBefore}%`;
}
