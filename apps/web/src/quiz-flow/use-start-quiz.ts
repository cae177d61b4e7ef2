import { useQueryClient, type QueryState } from '@tanstack/react-query';
import { isTopicProblem, plans, subjects, type ErrorBody, type Progress, type User } from '@valence/contract';
import { useState } from 'react';
import { progressQuery } from '../api/progress/progress.ts';
import { ApiFailure } from '../api/request.ts';
import type { QuizSettings } from '../attempt/quiz-settings.ts';
import { triggerOfRefusal, type UpgradeTrigger } from '../features/subscription/upgrade/upgrade-trigger.ts';
import { toast } from '../ui/toast/toast-store.ts';
import type { TopicProblem } from '../ui/topic-field.tsx';
import { useIssueQuiz, type IssueOptions, type WantedQuiz } from './use-issue-quiz.ts';

interface StartOptions extends Pick<IssueOptions, 'onIssued'> {
  /** Shows why a topic gave no quiz; a screen without a field for topics has no place for it. */
  onTopicProblem?: (problem: TopicProblem) => void;
  /** What the screen says of a failure that has no place of its own. */
  failureWords?: (body: ErrorBody | null, isCustom: boolean) => FailureWords;
}

interface FailureWords {
  title: string;
  description: string;
}

type StartMore = Pick<WantedQuiz, 'choice' | 'examId' | 'isSubject' | 'isToldFewer'>;

/** Gets a quiz from the server and goes to it, or says kindly why there is none. */
export function useStartQuiz(
  user: User,
  { onIssued, onTopicProblem, failureWords = wordsOfFailure }: StartOptions = {},
) {
  const queries = useQueryClient();
  const [upgrade, setUpgrade] = useState<UpgradeTrigger | null>(null);

  const issuing = useIssueQuiz(user, {
    ...(onIssued === undefined ? {} : { onIssued }),
    onFailure: (error, wanted) => {
      const body = error instanceof ApiFailure ? error.body : null;
      const isCustom = isOwnTopic(wanted);
      const refusal = triggerOfRefusal(body, isCustom);
      if (refusal !== null) {
        setUpgrade(refusal);
        return;
      }
      if (body !== null && isTopicProblem(body.code) && onTopicProblem !== undefined) {
        onTopicProblem({ message: body.message, suggestions: body.suggestions ?? [] });
        return;
      }
      toast({ ...failureWords(body, isCustom), variant: 'destructive' });
    },
  });

  function start(topic: string, settings: QuizSettings, more: StartMore = {}) {
    const wanted = { topic, settings, ...more };
    const refusal = user.hasActiveSubscription
      ? null
      : refusalOfFree(wanted, queries.getQueryState(progressQuery.queryKey));
    if (refusal === null) issuing.start(wanted);
    else setUpgrade(refusal);
  }

  return {
    start,
    /** The subject or topic whose quiz is on its way. */
    starting: issuing.starting?.topic ?? null,
    /** What the server told of it; `null` while it told nothing. */
    progress: issuing.progress,
    cancel: issuing.cancel,
    setUpgrade,
    /** For `StartDialogs`. */
    dialogs: { trigger: upgrade, onClose: () => setUpgrade(null), inTheWay: issuing.inTheWay },
  };
}

function wordsOfFailure(body: ErrorBody | null, isCustom: boolean): FailureWords {
  const isSaidByServer = body !== null && (isTopicProblem(body.code) || body.code === 'conflict');
  return {
    title: isCustom ? 'Custom Quiz Generation Failed' : 'Quiz Generation Failed',
    description: isSaidByServer
      ? body.message
      : `Unable to generate ${isCustom ? 'custom quiz' : 'quiz'}. Please try again in a moment.`,
  };
}

/** What the server would answer a free student anyway; `null` where it is worth asking. */
function refusalOfFree(
  wanted: WantedQuiz,
  progress: QueryState<Progress> | undefined,
): UpgradeTrigger | null {
  if (isOwnTopic(wanted)) return { kind: 'custom_topics' };
  const limit = plans.free.subjectQuizzesPerDay;
  const isUsedUp = (progress?.data?.quizzesToday ?? 0) >= limit && isOfToday(progress?.dataUpdatedAt ?? 0);
  return isUsedUp ? { kind: 'weekly-limit', period: 'day', limit, resetDate: null } : null;
}

/** A page that was left open overnight knows yesterday's number, which refuses nothing today. */
function isOfToday(moment: number): boolean {
  return new Date(moment).toDateString() === new Date().toDateString();
}

/** True for words of one's own: neither a subject, nor a choice from the list, nor what a plan chose. */
function isOwnTopic({ topic, choice, examId, isSubject = false }: WantedQuiz): boolean {
  return (
    !isSubject && choice === undefined && examId === undefined && !subjects.some(({ id }) => id === topic)
  );
}
