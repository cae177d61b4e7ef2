import type { Question } from '@valence/questions';
import type { GradedAnswer } from '../../database/schema/quizzes.ts';
import { firstAnswerOf } from '../answers/ledger-rows.ts';
import { gradedKey } from '../key-corrections/counting-key.ts';
import { toldUnder } from '../key-corrections/told-under.ts';
import { isRightAtFirst } from '../answers/right-at-first.ts';

/** What is known of the first attempt on one question. */
export interface AnswerFact {
  id: string;
  subject: Question['subject'];
  /** The main one. */
  topic: string;
  difficulty: Question['difficulty'];
  /** Beside the options; none of a question whose key was corrected. */
  slips: readonly (string | null)[];
  quizId: string;
  completedAt: Date;
  isRight: boolean;
  /** The option chosen first; `null` where it is not known any more. */
  firstAnswer: number | null;
  seconds: number | null;
}

export interface AnsweredQuiz {
  quizId: string;
  completedAt: Date;
  answers: readonly GradedAnswer[];
  questions: readonly Question[];
}

/** The questions that were answered, oldest first. One left open tells about time, not about knowledge. */
export function answerFacts(newestFirst: readonly AnsweredQuiz[]): AnswerFact[] {
  return newestFirst.toReversed().flatMap(({ quizId, completedAt, answers, questions }) => {
    const byId = new Map(questions.map((question) => [question.id, question]));
    return answers.flatMap((answer) => {
      const question = byId.get(answer.questionId);
      if (!question || answer.attempts === 0) return [];
      const { id, subject, topics, difficulty } = question;
      const { options } = toldUnder(question, gradedKey(answer));
      return [
        {
          id,
          subject,
          topic: topics[0] ?? subject,
          difficulty,
          slips: options.map(({ slip }) => slip?.id ?? null),
          quizId,
          completedAt,
          isRight: isRightAtFirst(answer),
          firstAnswer: firstAnswerOf(answer),
          seconds: answer.timeSpent,
        },
      ];
    });
  });
}
