import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  isPremium,
  plans,
  subjects,
  timeLimitMinutes,
  type GenerateQuestionsResponse,
  type Progress,
  type User,
} from '@valence/contract';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { userQuery } from '../api/account.ts';
import { customQuizUsageQuery, progressQuery, quizUsageQuery } from '../api/progress.ts';
import { generateQuestions } from '../api/quizzes.ts';
import { ApiFailure } from '../api/request.ts';
import { startAttempt } from '../attempt/attempt.ts';
import { keepQuiz } from '../attempt/kept-quiz.ts';
import type { QuizSettings } from '../attempt/quiz-settings.ts';
import type { Quiz } from '../attempt/quiz.ts';
import { shuffle } from '../attempt/shuffle.ts';
import { openAuthModal } from '../features/sign-in/auth-modal-store.ts';
import { triggerOfRefusal, type UpgradeTrigger } from '../features/subscription/upgrade-trigger.ts';
import { toast } from '../ui/toast-store.ts';

interface Wanted {
  subject: string;
  settings: QuizSettings;
}

/** Gets a quiz from the server and goes to it, or says kindly why there is none. */
export function useStartQuiz(user: User) {
  const queries = useQueryClient();
  const [, navigate] = useLocation();
  const [upgrade, setUpgrade] = useState<UpgradeTrigger | null>(null);

  const generating = useMutation({
    mutationFn: ({ subject, settings }: Wanted) =>
      generateQuestions({
        topic: subject,
        difficulty: settings.difficulty,
        count: settings.count,
        timestamp: Date.now(),
      }),
    onSuccess: (issued, { settings }) => {
      const quiz = quizOf(issued, settings);
      const keys = quiz.questions.map((question) => question.correctAnswer);
      const attempt = startAttempt(quiz.isPracticeMode ? 'practice' : 'single', keys, Date.now());
      keepQuiz(user.id, { kind: 'active', quiz, attempt });
      for (const { queryKey } of [progressQuery, quizUsageQuery, customQuizUsageQuery])
        void queries.invalidateQueries({ queryKey });
      void queries.invalidateQueries({ queryKey: ['/api/user/profile'] });
      navigate('/quiz/active');
    },
    onError: (error, { subject }) => {
      const isCustom = !isSubject(subject);
      if (error instanceof ApiFailure && error.status === 401) {
        openAuthModal();
        void queries.invalidateQueries({ queryKey: userQuery.queryKey });
        return;
      }
      const refusal = error instanceof ApiFailure ? triggerOfRefusal(error.body, isCustom) : null;
      if (refusal !== null) {
        setUpgrade(refusal);
        return;
      }
      if (error instanceof ApiFailure && error.body?.code === 'topicNotChemistry') {
        toast({ title: 'Not a chemistry topic', description: error.body.message, variant: 'destructive' });
        return;
      }
      toast({
        title: isCustom ? 'Custom Quiz Generation Failed' : 'Quiz Generation Failed',
        description: `Unable to generate ${isCustom ? 'custom quiz' : 'quiz'}. Please try again in a moment.`,
        variant: 'destructive',
      });
    },
  });

  function start(subject: string, settings: QuizSettings) {
    const progress: Progress | undefined = queries.getQueryData(progressQuery.queryKey);
    const limit = plans.free.subjectQuizzesPerDay;
    if (!isPremium(user.subscriptionStatus) && (progress?.quizzesToday ?? 0) >= limit) {
      setUpgrade({ kind: 'weekly-limit', period: 'day', limit, resetDate: null });
      return;
    }
    generating.mutate({ subject, settings });
  }

  return {
    start,
    /** The subject whose quiz is on its way. */
    starting: generating.isPending ? generating.variables.subject : null,
    upgrade,
    setUpgrade,
  };
}

function isSubject(topic: string): boolean {
  return subjects.some(({ id }) => id === topic);
}

function quizOf(issued: GenerateQuestionsResponse, settings: QuizSettings): Quiz {
  const subject = subjects.find(({ id }) => id === issued.topic);
  return {
    quizId: issued.quizId,
    topic: issued.topic,
    title: subject?.name ?? issued.topic,
    difficulty: issued.difficulty,
    questions: shuffle(issued.questions, Math.random),
    timeLimit: settings.hasTimer ? timeLimitMinutes(issued.questions.length) : null,
    isPracticeMode: settings.isPracticeMode,
  };
}
