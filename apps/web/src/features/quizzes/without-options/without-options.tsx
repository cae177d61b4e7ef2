import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { AskedWithoutOptions, IssuedQuestion } from '@valence/contract';
import { Keyboard } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { ApiFailure } from '../../../api/request.ts';
import { askWithoutOptions, withoutOptionsQuery } from '../../../api/quizzes/without-options.ts';
import type { Quiz } from '../../../attempt/quiz.ts';
import { Button } from '../../../ui/button.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';

const AskedPanel = lazyPart(async () => (await import('./asked-panel.tsx')).AskedPanel);

interface WithoutOptionsProps {
  quiz: Pick<Quiz, 'quizId' | 'isPracticeMode'>;
  /** Of the question that was chosen right. */
  questionId: string;
  chosen: number;
  /** What stands under the fresh question, once its key is told. */
  report?: (question: IssuedQuestion) => ReactNode;
}

/** After a right choice: a fresh question on the same skill, to be typed in place. Nothing where there is none. */
export function WithoutOptions({ quiz, questionId, chosen, report }: WithoutOptionsProps) {
  const { quizId, isPracticeMode } = quiz;
  const query = withoutOptionsQuery(quizId);
  const queries = useQueryClient();
  const { data, isPending } = useQuery(query);
  const [isOpened, setOpened] = useState(false);
  const keep = (asked: AskedWithoutOptions) =>
    queries.setQueryData(query.queryKey, (before) => ({
      offered: (before?.offered ?? []).filter((id) => id !== asked.questionId),
      asked: [...(before?.asked ?? []).filter((one) => one.questionId !== asked.questionId), asked],
    }));
  const asking = useMutation({
    mutationFn: () => askWithoutOptions(quizId, { questionId, chosen }),
    onSuccess: (asked) => {
      keep(asked);
      setOpened(true);
    },
  });
  const asked = data?.asked.find((one) => one.questionId === questionId);
  // Its place is kept, so that nothing moves when it comes.
  if (isPending)
    return (
      <Button tone="quiet" className="invisible mt-5" disabled aria-hidden>
        Now without Options
      </Button>
    );
  if (asked === undefined && data?.offered.includes(questionId) !== true) return null;
  // One that is open waits for a press: it takes the focus.
  if (asked !== undefined && (isOpened || asked.question.standing.solution !== null))
    return <AskedPanel asked={asked} isPracticeMode={isPracticeMode} onGraded={keep} report={report} />;
  return (
    <>
      <Button
        tone="quiet"
        className="mt-5"
        aria-disabled={asking.isPending}
        onPointerEnter={AskedPanel.preload}
        onFocus={AskedPanel.preload}
        onClick={() => {
          if (asked !== undefined) setOpened(true);
          else if (!asking.isPending) asking.mutate();
        }}
      >
        <Keyboard className="size-5" aria-hidden />
        {asked === undefined ? 'Now without Options' : 'Go On without Options'}
      </Button>
      <p role="alert" className="mt-2 font-semibold text-pink empty:hidden">
        {asking.error && failureWords(asking.error)}
      </p>
    </>
  );
}

function failureWords(error: Error): string {
  const message = error instanceof ApiFailure ? error.body?.message : undefined;
  return message ?? 'We could not bring a question just now. Please try again.';
}
