import type { QuestionFigure, Stimulus } from '@valence/contract';
import type { Question } from '@valence/questions';
import type { QuestionEngine } from './question-engine.ts';

/** What a question shows, as a part of what is sent: its figure, and what its set is on. Nothing for a question without them. */
export function shownOf(
  question: Question,
  engine: Pick<QuestionEngine, 'shownFigure'>,
): { figure?: QuestionFigure; stimulus?: Stimulus } {
  const { stimulus } = question;
  return {
    ...figureOf(question, engine),
    ...(stimulus && {
      stimulus: {
        id: stimulus.id,
        title: stimulus.title,
        text: stimulus.text,
        ...figureOf(stimulus, engine),
      },
    }),
  };
}

function figureOf(
  shown: Pick<Question, 'figure'>,
  engine: Pick<QuestionEngine, 'shownFigure'>,
): { figure?: QuestionFigure } {
  const figure = engine.shownFigure(shown);
  return figure === null ? {} : { figure };
}
