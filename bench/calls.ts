import { generateQuestionsResponse, type RecordQuizRequest } from '@valence/contract';
import { setTimeout as wait } from 'node:timers/promises';
import { percentile, type Figure } from './measure.ts';
import { Student } from './student.ts';

const students = 50;
/** A free student may take five quizzes a day. */
const quizzesEach = 5;

/**
 * generate-questions and record-quiz under 50 students who each take five quizzes at the same time: with a pause of up
 * to 400 ms between two quizzes (a thousand times faster than people are), and without any.
 */
export async function benchCalls(base: string, label: string): Promise<Figure[]> {
  // The first hundreds of calls meet code that is not compiled yet; they are not counted.
  await benchCrowd(base, `${label} warm-up`, 0);
  return [...(await benchCrowd(base, label, 400)), ...(await benchCrowd(base, label, 0))];
}

async function benchCrowd(base: string, label: string, longestPause: number): Promise<Figure[]> {
  const crowd: Student[] = [];
  for (let index = 0; index < students; index += 1) {
    const student = new Student(base);
    await student.signUp(
      `bench-${label.replaceAll(' ', '-')}-${longestPause}-${index}-${Date.now()}@example.org`,
    );
    crowd.push(student);
  }
  const pace =
    longestPause === 0 ? '50 students without a pause' : `50 students, pauses up to ${longestPause} ms`;
  const generate: number[] = [];
  const record: number[] = [];
  await Promise.all(
    crowd.map(async (student) => {
      for (let quiz = 0; quiz < quizzesEach; quiz += 1) {
        await wait(Math.random() * longestPause);
        await takeQuiz(student, generate, record);
      }
    }),
  );
  return [
    figure(`${label}: generate-questions, ${pace}`, generate),
    figure(`${label}: record-quiz, ${pace}`, record),
  ];
}

function figure(what: string, samples: readonly number[]): Figure {
  const value = `p50 ${percentile(samples, 50).toFixed(1)} ms, p95 ${percentile(samples, 95).toFixed(1)} ms (n = ${samples.length})`;
  return {
    what,
    value,
    expected: what.startsWith('Postgres') && what.includes('up to') ? 'p95 under 50 ms' : '',
  };
}

async function takeQuiz(student: Student, generate: number[], record: number[]): Promise<void> {
  let started = performance.now();
  const issued = await student.call('POST', '/api/generate-questions', {
    topic: 'general',
    difficulty: 'intermediate',
    count: 10,
  });
  generate.push(performance.now() - started);
  if (issued.status !== 200)
    throw new Error(`generate-questions: ${issued.status} ${JSON.stringify(issued.body)}`);
  const quiz = generateQuestionsResponse.parse(issued.body);
  const answers: RecordQuizRequest = {
    quizId: quiz.quizId,
    score: 100,
    timeSpent: 1,
    subject: 'general',
    difficulty: quiz.difficulty,
    totalQuestions: quiz.questions.length,
    correctAnswers: quiz.questions.length,
    questionsData: quiz.questions.map((question) => ({
      questionId: question.id,
      userAnswer: question.correctAnswer,
      correctAnswer: question.correctAnswer,
      isCorrect: true,
    })),
    isPracticeMode: false,
  };
  started = performance.now();
  const recorded = await student.call('POST', '/api/user/record-quiz', answers);
  record.push(performance.now() - started);
  if (recorded.status !== 200)
    throw new Error(`record-quiz: ${recorded.status} ${JSON.stringify(recorded.body)}`);
}
