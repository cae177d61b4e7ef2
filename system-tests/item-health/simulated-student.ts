import type { GenerateQuestionsResponse, RecordQuizRequest } from '@valence/contract';
import { wrongOptions, type SabotagedEngine } from './sabotaged-engine.ts';

/** How hard a template is, how sharply it tells students apart, and how much each wrong option draws those who do not know. */
export interface Item {
  hardness: number;
  sharpness: number;
  pulls: readonly number[];
}

/** Items as in the figures of record 72: hardness from the normal distribution, a slope of 0.8 to 2.2. */
export function items(pool: readonly string[], random: () => number): ReadonlyMap<string, Item> {
  return new Map(
    pool.map((template) => [
      template,
      { hardness: normal(random), sharpness: 0.8 + 1.4 * random(), pulls: [random(), random(), random()] },
    ]),
  );
}

/** A number from the normal distribution (Box and Muller). */
export function normal(random: () => number): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}

const leftOpen = 0.03;
/** A quiz takes five minutes. */
export const secondsOfQuiz = 300;

/**
 * What a student sends after a quiz. The student knows an answer with a chance that rises with ability (two parameters, logistic), else
 * takes an option as they pull, the right one as one of four. In practice what was missed is tried again.
 */
export function answersOf(
  quiz: GenerateQuestionsResponse,
  {
    ability,
    isPractice,
    known,
    issued,
    random,
  }: {
    ability: number;
    isPractice: boolean;
    known: ReadonlyMap<string, Item>;
    issued: SabotagedEngine['issued'];
    random: () => number;
  },
): RecordQuizRequest {
  const questionsData = quiz.questions.map(({ id, options, correctAnswer }) => {
    const asked = issued.get(id);
    const item = known.get(asked?.template ?? '');
    if (asked === undefined || item === undefined) throw new Error(`${id} was not issued`);
    const about = { questionId: id, correctAnswer, timeSpent: 5 + Math.floor(25 * random()) };
    const chosen = options.indexOf(choose(options, asked.right, item, ability, random));
    if (random() < leftOpen) return { ...about, userAnswer: null, isCorrect: false, attempts: 0 };
    const isCorrect = chosen === correctAnswer;
    return isPractice && !isCorrect
      ? { ...about, userAnswer: correctAnswer, isCorrect: true, attempts: 2, firstAnswer: chosen }
      : { ...about, userAnswer: chosen, isCorrect, attempts: 1 };
  });
  const correctAnswers = questionsData.filter(({ isCorrect }) => isCorrect).length;
  return {
    quizId: quiz.quizId,
    score: Math.round((100 * correctAnswers) / questionsData.length),
    timeSpent: secondsOfQuiz,
    subject: quiz.topic,
    difficulty: quiz.difficulty,
    totalQuestions: questionsData.length,
    correctAnswers,
    isPracticeMode: isPractice,
    questionsData,
  };
}

function choose(
  options: readonly string[],
  right: string,
  { hardness, sharpness, pulls }: Item,
  ability: number,
  random: () => number,
): string {
  const knows = random() < 1 / (1 + Math.exp(-sharpness * (ability - hardness)));
  const guesses = random() < 0.25;
  const [taken] = wrongOptions(options, right)
    .map((text, place) => ({ text, drawn: (pulls[place] ?? 0) * random() }))
    .toSorted((one, other) => other.drawn - one.drawn);
  return knows || guesses ? right : (taken?.text ?? right);
}
