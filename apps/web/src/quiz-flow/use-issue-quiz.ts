import { useQueryClient } from '@tanstack/react-query';
import {
  subjects,
  timeLimitMinutes,
  type GenerateQuestionsResponse,
  type GenerationProgress,
  type TopicChoice,
  type User,
} from '@valence/contract';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { userQuery } from '../api/account/account.ts';
import { profileQuery } from '../api/account/profile.ts';
import { customQuizUsageQuery, progressQuery, quizUsageQuery } from '../api/progress/progress.ts';
import { generatePlannedQuestions, generateQuestions } from '../api/quizzes/generate-questions.ts';
import { ApiFailure } from '../api/request.ts';
import { useOneAtATime } from '../api/use-one-at-a-time.ts';
import { startAttempt } from '../attempt/attempt.ts';
import { keepQuiz } from '../attempt/kept/kept-quiz.ts';
import type { QuizSettings } from '../attempt/quiz-settings.ts';
import { quizTitle } from '../attempt/quiz-title.ts';
import { keyOf, quizQuestions, type Quiz } from '../attempt/quiz.ts';
import { shuffleSets } from '../attempt/shuffle.ts';
import { readOpenQuiz, type OpenQuizPlace } from '../quiz-preview/read-open-quiz.ts';
import { openAuthModal } from '../features/sign-in/auth-modal-store.ts';
import { saveStep } from './save-steps.ts';

/** A quiz that a student asked for. */
export interface WantedQuiz {
  /** A subject's id or a topic of their own; what the screen calls it, where there is a choice. */
  topic: string;
  /** What was chosen from the list of topics. */
  choice?: TopicChoice;
  /** The exam whose plan for today it is the next quiz of. */
  examId?: string;
  /** The words of the topic were understood as a subject, which every plan has. */
  isSubject?: boolean;
  settings: QuizSettings;
  /** The screen has said that the quiz will be shorter than asked for. */
  isToldFewer?: boolean;
}

export interface IssueOptions {
  onIssued?: (issued: GenerateQuestionsResponse, wanted: WantedQuiz) => void;
  /** Hears of every failure but a session that has ended: that one asks to sign in again. */
  onFailure: (error: Error, wanted: WantedQuiz) => void;
}

interface Asked {
  wanted: WantedQuiz;
  /** The student knows that another quiz is open, and gives it up. */
  isReplacing: boolean;
}

/** An open quiz with answers that the wanted one would discard: its student is asked first. */
export interface OpenInTheWay extends OpenQuizPlace {
  onContinue: () => void;
  onReplace: () => void;
  onStay: () => void;
  /** What was pressed to start the new one. */
  pressed: () => HTMLElement | null;
}

/**
 * Asks the server for a quiz, keeps it, and goes to it; tells how far the server has got, and can stop it. Where another quiz with
 * answers is open, nothing is asked for until the student has decided between the two.
 */
export function useIssueQuiz(user: User, { onIssued, onFailure }: IssueOptions) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [progress, setProgress] = useState<GenerationProgress | null>(null);
  const stopping = useRef<AbortController | null>(null);
  /** A wish for which fewer questions fit than it asks for, as its student was told: asked again, it gets those. */
  const toldFewer = useRef<string | null>(null);
  /** A wish that no quiz has come for. Its answer may have been lost: tried again, it gets the same quiz, which counts once. */
  const unanswered = useRef<{ wish: string; key: string } | null>(null);
  const [inTheWay, setInTheWay] = useState<{ wanted: WantedQuiz; open: OpenQuizPlace } | null>(null);
  const pressed = useRef<Element | null>(null);

  function issue(wanted: WantedQuiz): Promise<GenerateQuestionsResponse> {
    const { topic, choice, examId, settings, isToldFewer = false } = wanted;
    const { difficulty, count } = settings;
    const wish = wishOf(wanted);
    const whenFewer = isToldFewer || toldFewer.current === wish ? ('serve' as const) : ('ask' as const);
    const on = choice === undefined ? { topic } : { choice };
    const answers = settings.isTyped === true ? { answers: 'type' as const } : {};
    const asked = { ...on, difficulty, count, whenFewer, ...answers, timestamp: Date.now() };
    stopping.current = new AbortController();
    setProgress(null);
    if (unanswered.current?.wish !== wish) unanswered.current = { wish, key: crypto.randomUUID() };
    const { key } = unanswered.current;
    const { signal } = stopping.current;
    return examId === undefined
      ? generateQuestions(asked, key, setProgress, signal)
      : generatePlannedQuestions(examId, settings.isTyped === true, key, signal);
  }

  const issuing = useOneAtATime({
    mutationFn: async ({ wanted, isReplacing }: Asked) => {
      const open = isReplacing ? null : await readOpenQuiz(queries, user.id);
      return open?.hasAnswers === true ? { open } : { open: null, issued: await issue(wanted) };
    },
    onSuccess: ({ open, issued }, { wanted }) => {
      if (open !== null) {
        setInTheWay({ wanted, open });
        return;
      }
      unanswered.current = null;
      const quiz = quizOf(issued, wanted);
      const keys = quiz.questions.map(keyOf);
      const attempt = startAttempt(quiz.isPracticeMode ? 'practice' : 'single', keys, Date.now());
      keepQuiz(user.id, { kind: 'active', quiz, attempt });
      saveStep(user.id, quiz, attempt);
      for (const { queryKey } of [progressQuery, profileQuery, quizUsageQuery, customQuizUsageQuery])
        void queries.invalidateQueries({ queryKey });
      onIssued?.(issued, wanted);
      void navigate('/quiz/active');
    },
    onError: (error, { wanted }) => {
      if (error.name === 'AbortError') return;
      if (error instanceof ApiFailure && error.body?.code === 'fewerQuestions')
        toldFewer.current = wishOf(wanted);
      if (error instanceof ApiFailure && error.status === 401) {
        openAuthModal();
        void queries.invalidateQueries({ queryKey: userQuery.queryKey });
        return;
      }
      onFailure(error, wanted);
    },
  });
  return {
    start: (wanted: WantedQuiz) => {
      // Whoever decides for neither quiz is back where they were; the button itself is off until it is known what is open.
      pressed.current = document.activeElement;
      issuing.mutate({ wanted, isReplacing: false });
    },
    /** The quiz that is on its way. */
    starting: issuing.isPending ? issuing.variables.wanted : null,
    progress,
    cancel: () => stopping.current?.abort(),
    inTheWay:
      inTheWay &&
      ({
        ...inTheWay.open,
        onContinue: () => {
          setInTheWay(null);
          void navigate('/quiz/active');
        },
        onReplace: () => {
          setInTheWay(null);
          issuing.mutate({ wanted: inTheWay.wanted, isReplacing: true });
        },
        onStay: () => setInTheWay(null),
        pressed: () => (pressed.current instanceof HTMLElement ? pressed.current : null),
      } satisfies OpenInTheWay),
  };
}

function wishOf({ topic, choice, examId, settings }: WantedQuiz): string {
  const { difficulty, count, isTyped = false } = settings;
  return JSON.stringify([examId ?? choice ?? topic, difficulty, count, isTyped]);
}

function quizOf(issued: GenerateQuestionsResponse, wanted: WantedQuiz): Quiz {
  const { topic, settings, examId } = wanted;
  // The like of what was planned is a quiz on its topics.
  const choice = examId === undefined ? wanted.choice : { topics: topicsIn(issued), concepts: [] };
  const questions = shuffleSets(quizQuestions(issued), Math.random);
  const isCustom = choice === undefined && !subjects.some(({ id }) => id === issued.topic);
  return {
    quizId: issued.quizId,
    topic: issued.topic,
    title: choice === undefined ? titleOf(issued.topic, topic) : issued.topic,
    ...(choice && { choice }),
    ...(isCustom && { isCustom }),
    difficulty: issued.difficulty,
    source: issued.source,
    questions,
    // The day's plan is for learning: reading why an option is wrong costs no time there.
    timeLimit: settings.hasTimer && examId === undefined ? timeLimitMinutes(questions.length) : null,
    isPracticeMode: settings.isPracticeMode,
  };
}

function topicsIn({ questions, typed = [] }: GenerateQuestionsResponse): string[] {
  return [
    ...new Set([...questions, ...typed].flatMap(({ topics }) => topics.slice(0, 1).map(({ id }) => id))),
  ];
}

/** The name of what was understood, with the student's words beside it where they are others. */
function titleOf(topic: string, words: string): string {
  const title = quizTitle(topic);
  const isSame = [topic, title].some((name) => name.toLowerCase() === words.toLowerCase());
  return isSame ? title : `${title} (“${words}”)`;
}
