import { plainTypeset } from '@valence/chemistry/typeset';
import { correctPlaces, scoreOf, type FinishedQuiz } from '../../attempt/quiz.ts';

interface QuizDownload {
  quizInfo: {
    subject: string;
    difficulty: string;
    score: number;
    totalQuestions: number;
    correctAnswers: number;
    /** Seconds. */
    timeSpent: number;
    downloadedAt: string;
  };
  questions: readonly {
    question: string;
    options: readonly string[];
    userAnswer: string | null;
    correctAnswer: string;
    isCorrect: boolean;
    explanation: string;
    reference: string;
  }[];
}

/** What a student takes home of a finished quiz, in plain text: no renderer reads the file. */
export function quizDownload(finished: FinishedQuiz, now: Date): QuizDownload {
  const { quiz, answers, timeSpent } = finished;
  const correct = new Set(correctPlaces(finished));
  return {
    quizInfo: {
      subject: quiz.title,
      difficulty: quiz.difficulty,
      score: scoreOf(finished),
      totalQuestions: quiz.questions.length,
      correctAnswers: correct.size,
      timeSpent,
      downloadedAt: now.toISOString(),
    },
    questions: quiz.questions.map((question, place) => {
      const chosen = answers[place]?.chosen ?? null;
      const options = question.options.map(plainTypeset);
      return {
        question: plainTypeset(question.question),
        options,
        userAnswer: chosen === null ? null : (options[chosen] ?? null),
        correctAnswer: options[question.correctAnswer] ?? '',
        isCorrect: correct.has(place),
        explanation: plainTypeset(question.explanation),
        reference: question.reference,
      };
    }),
  };
}

/**
 * The name of the file.
 * @example downloadName('Organic Chemistry', new Date('2026-11-21')) // 'valence-organic-chemistry-2026-11-21.json'
 */
export function downloadName(title: string, now: Date): string {
  const words = title
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, '-')
    .replace(/^-|-$/g, '');
  return `valence-${words}-${now.toISOString().slice(0, 10)}.json`;
}
