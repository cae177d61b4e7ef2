import { generateQuestionsResponse, type RecordQuizRequest } from '@valence/contract';
import { percentile, type Figure } from './measure.ts';
import { Student } from './student.ts';

const students = 50;
/** A free student may take five quizzes a day. */
const quizzesEach = 5;

/** generate-questions and record-quiz under 50 students who each take five quizzes at the same time. */
export async function benchCalls(base: string, label: string): Promise<Figure[]> {
  const crowd: Student[] = [];
  for (let index = 0; index < students; index += 1) {
    const student = new Student(base);
    await student.signUp(`bench-${label}-${index}-${Date.now()}@example.org`);
    crowd.push(student);
  }
  const generate: number[] = [];
  const record: number[] = [];
  await takeQuiz(crowd[0], [], []);
  await Promise.all(
    crowd.map(async (student, index) => {
      for (let quiz = index === 0 ? 1 : 0; quiz < quizzesEach; quiz += 1)
        await takeQuiz(student, generate, record);
    }),
  );
  return [
    figure(`${label}: generate-questions, 50 students`, generate),
    figure(`${label}: record-quiz, 50 students`, record),
  ];
}

function figure(what: string, samples: readonly number[]): Figure {
  const value = `p50 ${percentile(samples, 50).toFixed(1)} ms, p95 ${percentile(samples, 95).toFixed(1)} ms (n = ${samples.length})`;
  return { what, value, expected: what.startsWith('Postgres') ? 'p95 under 50 ms' : '' };
}

async function takeQuiz(student: Student | undefined, generate: number[], record: number[]): Promise<void> {
  if (student === undefined) return;
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
