import { subjects, type QuizHistory } from '@valence/contract';
import { difficultyWords } from './difficulty-words.ts';

/** What the screens call a quiz, or all quizzes on a topic: the subject's name, or the topic that a student chose. */
export function quizTitle(topic: string): string {
  return subjects.find(({ id }) => id === topic)?.name ?? topic;
}

interface FinishedWords {
  title: string;
  /** How hard a quiz was, or that it is a paper, which has questions of every difficulty. */
  kind: string;
  /** Where its questions and answers are. */
  path: string;
}

/** What a list says of a finished quiz or paper. */
export function finishedWords({
  id,
  subject,
  paper,
  difficulty,
}: Pick<QuizHistory['quizHistory'][number], 'id' | 'subject' | 'paper' | 'difficulty'>): FinishedWords {
  return paper === undefined
    ? { title: quizTitle(subject), kind: difficultyWords[difficulty], path: `/results?quiz=${id}` }
    : { title: paper, kind: 'Practice paper', path: `/papers/report?paper=${id}` };
}
