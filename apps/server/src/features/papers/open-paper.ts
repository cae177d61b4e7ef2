import type { OpenPaper } from '@valence/contract';
import type { Question } from '@valence/questions';
import { shownOf } from '../quizzes/shown-of.ts';
import type { QuestionEngine } from '../quizzes/question-engine.ts';
import { toTypeOf } from '../quizzes/typed/issued-typed-question.ts';
import { notReadOf } from './typed-of-paper.ts';
import type { StoredPaper } from './papers-repository.ts';

type OpenPaperEngine = Pick<
  QuestionEngine,
  'drawStructures' | 'shownFigure' | 'askedAnswerOf' | 'slipName' | 'waysToWrite'
>;

/** A paper as its student receives it before it is submitted: nothing of the keys leaves the server. */
export function openPaperOf(
  { quizId, terms, startedAt, deadline, standing }: StoredPaper,
  questions: readonly Question[],
  engine: OpenPaperEngine,
  now: number,
): OpenPaper {
  const { name, like, marking, aids } = terms;
  return {
    paperId: quizId,
    name,
    like,
    marking,
    aids,
    questions: questions.map((question, at) => {
      const isTyped = terms.typedAt?.includes(at) === true;
      const options = isTyped ? [] : question.options.map(({ text }) => text);
      return {
        id: question.id,
        question: question.text,
        options,
        ...(isTyped && { toType: toTypeOf(question, engine) }),
        drawings: shownDrawings(question, options, engine),
        ...shownOf(question, engine),
      };
    }),
    startedAt: startedAt.toISOString(),
    deadline: deadline.toISOString(),
    now: new Date(now).toISOString(),
    standing,
    notRead: notReadOf(engine, questions, standing),
  };
}

/** The structures of what is shown; those of the explanation would tell the answer. */
function shownDrawings(question: Question, options: readonly string[], engine: OpenPaperEngine) {
  const { text: stem, stimulus } = question;
  const shown = [stem, stimulus?.title ?? '', stimulus?.text ?? '', ...options];
  return engine.drawStructures(question).filter(({ smiles }) => shown.some((text) => text.includes(smiles)));
}
