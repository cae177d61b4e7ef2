import type { OpenPaper } from '@valence/contract';
import type { Question } from '@valence/questions';
import { shownOf } from '../quizzes/shown-of.ts';
import type { QuestionEngine } from '../quizzes/question-engine.ts';
import type { StoredPaper } from './papers-repository.ts';

/** A paper as its student receives it before it is submitted: nothing of the keys leaves the server. */
export function openPaperOf(
  { quizId, terms, startedAt, deadline, standing }: StoredPaper,
  questions: readonly Question[],
  engine: Pick<QuestionEngine, 'drawStructures' | 'shownFigure'>,
  now: number,
): OpenPaper {
  const { name, like, marking, aids } = terms;
  return {
    paperId: quizId,
    name,
    like,
    marking,
    aids,
    questions: questions.map((question) => ({
      id: question.id,
      question: question.text,
      options: question.options.map(({ text }) => text),
      drawings: shownDrawings(question, engine),
      ...shownOf(question, engine),
    })),
    startedAt: startedAt.toISOString(),
    deadline: deadline.toISOString(),
    now: new Date(now).toISOString(),
    standing,
  };
}

/** The structures of what is shown; those of the explanation would tell the answer. */
function shownDrawings(question: Question, engine: Pick<QuestionEngine, 'drawStructures' | 'shownFigure'>) {
  const { text: stem, options, stimulus } = question;
  const shown = [stem, stimulus?.title ?? '', stimulus?.text ?? '', ...options.map(({ text }) => text)];
  return engine.drawStructures(question).filter(({ smiles }) => shown.some((text) => text.includes(smiles)));
}
