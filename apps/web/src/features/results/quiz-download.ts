import type { QuestionFigure, Stimulus } from '@valence/contract';
import { plainTypeset } from '@valence/chemistry/typeset';
import { correctPlaces, keyOf, scoreOf, type FinishedQuiz } from '../../attempt/quiz.ts';

/** What a question shows: in words, as a drawing, and in numbers where it is of numbers. */
interface FigureDownload {
  description: string;
  svg: string;
  table?: readonly (readonly string[])[];
}

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
    /** What the questions of its set are on. */
    stimulus?: { title: string; text: string; figure?: FigureDownload };
    question: string;
    figure?: FigureDownload;
    /** Left out where the answer was typed: its student saw none. */
    options?: readonly string[];
    userAnswer: string | null;
    /** `null` where it was found that none is right: then it counts for everybody. */
    correctAnswer: string | null;
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
      const { chosen = null, typed } = answers[place] ?? {};
      const key = keyOf(question);
      const nameOf = (smiles: string) =>
        question.drawings.find((one) => one.smiles === smiles)?.name ?? smiles;
      const plain = (text: string) => plainTypeset(text, nameOf);
      const options = question.options.map(plain);
      return {
        ...(question.stimulus && { stimulus: stimulusDownload(question.stimulus, plain) }),
        question: plain(question.question),
        ...(question.figure && { figure: figureDownload(question.figure) }),
        ...(typed === undefined && { options }),
        userAnswer: typed === undefined ? (options[chosen ?? -1] ?? null) : typed.text,
        correctAnswer: key === null ? null : (options[key] ?? ''),
        isCorrect: correct.has(place),
        explanation: plain(question.explanation),
        reference: question.reference,
      };
    }),
  };
}

function stimulusDownload({ title, text, figure }: Stimulus, plain: (text: string) => string) {
  return {
    title: plain(title),
    text: text.split('\n\n').map(plain).join('\n\n'),
    ...(figure && { figure: figureDownload(figure) }),
  };
}

function figureDownload({ description, svg, table }: QuestionFigure): FigureDownload {
  const rows = table && [table.columns, ...table.rows].map((row) => row.map((cell) => plainTypeset(cell)));
  return { description, svg, ...(rows && { table: rows }) };
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
