import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Notices as OpenNotices } from '@valence/contract';
import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { dismissNotice, noticesQuery } from '../../api/quizzes/reports.ts';
import { useOneAtATime } from '../../api/use-one-at-a-time.ts';
import { quizTitle } from '../../attempt/quiz-title.ts';
import { Button } from '../../ui/button.tsx';
import { asDay } from '../../ui/days/day-words.ts';
import { QuestionFigure } from '../../ui/figure/question-figure.tsx';
import { StimulusBlock } from '../../ui/figure/stimulus-block.tsx';
import { useTimeZone } from '../../ui/served-page.ts';
import { Typeset } from '../../ui/typeset/typeset.tsx';
import { TopicText } from '../../ui/typeset/topic-text.tsx';

type OpenNotice = OpenNotices['notices'][number];

/** So many notices are shown at first: the screen belongs to what the student came for. */
const noticesAtFirst = 2;

interface NoticesProps {
  /**
   * A screen has two places for them: above all else stand those that are known when it opens, and at its end those that are told of
   * later, so that nothing moves that is read by then.
   */
  told: 'atOnce' | 'later';
}

/** Tells a student of quizzes that were graded again, each until it is dismissed. */
export function Notices({ told }: NoticesProps) {
  const queries = useQueryClient();
  const { data } = useQuery(noticesQuery);
  const [atOnce] = useState(
    () => queries.getQueryData(noticesQuery.queryKey)?.notices.map(({ id }) => id) ?? [],
  );
  const [showsAll, setShowsAll] = useState(false);
  const here = (data?.notices ?? []).filter(({ id }) => atOnce.includes(id) === (told === 'atOnce'));
  if (here.length === 0) return null;
  const shown = showsAll ? here : here.slice(0, noticesAtFirst);
  const more = here.length - shown.length;
  return (
    <section
      aria-label="Changed scores"
      className={`grid grid-cols-1 gap-3 ${told === 'atOnce' ? 'mb-6' : 'mt-10'}`}
    >
      {shown.map((notice) => (
        <Notice key={notice.id} notice={notice} />
      ))}
      {more > 0 && (
        <Button tone="quiet" size="small" className="justify-self-start" onClick={() => setShowsAll(true)}>
          {more === 1 ? 'Show 1 more changed score' : `Show ${more} more changed scores`}
        </Button>
      )}
    </section>
  );
}

function Notice({ notice }: { notice: OpenNotice }) {
  const queries = useQueryClient();
  const timeZone = useTimeZone();
  const dismissing = useOneAtATime({
    mutationFn: () => dismissNotice(notice.id),
    onSuccess: () => queries.invalidateQueries({ queryKey: noticesQuery.queryKey }),
  });
  return (
    <article className="grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-4 gap-y-3 rounded-lg border border-line bg-blue-wash px-5 py-4 sm:grid-cols-[auto_minmax(0,1fr)_auto]">
      <RefreshCw className="mt-1 size-5 text-blue" aria-hidden />
      <div className="grid grid-cols-1 gap-1">
        <p className="font-bold">{changeOf(notice)}</p>
        <p className="text-sm">
          <TopicText text={quizTitle(notice.topic)} />, {asDay(notice.completedAt, timeZone)}
        </p>
        <p>
          A question turned out to have a wrong key:{' '}
          <Typeset text={notice.question} drawings={notice.drawings} />
        </p>
        {notice.stimulus && <StimulusBlock stimulus={notice.stimulus} drawings={notice.drawings} />}
        {notice.figure && <QuestionFigure figure={notice.figure} />}
        {notice.rightAnswer === null ? (
          <p>
            {notice.fault === 'twoRight' ? 'More than one option was right' : 'No option was right'}, so it
            counts for everybody.
          </p>
        ) : (
          <p>
            The right answer:{' '}
            <strong>
              <Typeset text={notice.rightAnswer} drawings={notice.drawings} />
            </strong>
          </p>
        )}
        <p>We are sorry, and your progress has been put right.</p>
      </div>
      <Button
        tone="quiet"
        size="small"
        className="col-start-2 justify-self-start sm:col-start-3"
        isBusy={dismissing.isPending}
        onClick={() => dismissing.mutate()}
      >
        Got it
      </Button>
    </article>
  );
}

function changeOf({ scoreBefore, scoreAfter }: OpenNotice): string {
  if (scoreBefore === scoreAfter) return `Your score stays at ${scoreAfter}%`;
  return `Your score is now ${scoreAfter}%, not ${scoreBefore}%`;
}
