import type { QuizQuestion } from '../../../attempt/quiz.ts';
import { QuestionFigure } from '../../../ui/figure/question-figure.tsx';
import { beginsSet } from '../../../ui/figure/begins-set.ts';
import { StimulusBlock } from '../../../ui/figure/stimulus-block.tsx';
import { Typeset } from '../../../ui/typeset/typeset.tsx';

/** Options that are all this short, or drawn, stand side by side. */
const shortOption = 32;

/** A question to be answered by hand, kept on one page. */
export function SheetQuestion({
  question,
  place,
  before,
  isUnitGiven = false,
}: {
  question: QuizQuestion;
  place: number;
  /** The question before it. */
  before?: QuizQuestion | undefined;
  /** What is typed has its unit printed behind it. */
  isUnitGiven?: boolean;
}) {
  const { drawings } = question;
  return (
    <li className="grid break-inside-avoid grid-cols-1 gap-4">
      {question.stimulus && beginsSet(question, before) && (
        <StimulusBlock stimulus={question.stimulus} drawings={drawings} />
      )}
      <div className="flex items-baseline gap-3">
        <span className="figures w-7 shrink-0 text-right font-bold">{place + 1}.</span>
        <div className="min-w-0 grow">
          <p className="font-semibold">
            <Typeset text={question.question} drawings={drawings} />
          </p>
          {question.figure && <QuestionFigure figure={question.figure} />}
          {question.toType === undefined ? (
            <Options question={question} />
          ) : isUnitGiven ? (
            <AnswerBox unit={question.toType.unit} />
          ) : (
            <AnswerLine />
          )}
        </div>
      </div>
    </li>
  );
}

function Options({ question: { options, drawings } }: { question: QuizQuestion }) {
  const areShort = options.every(
    (option) => option.length <= shortOption || drawings.some(({ smiles }) => option.includes(smiles)),
  );
  return (
    <ol
      className={`mt-2 grid gap-x-8 gap-y-2 ${areShort ? 'grid-cols-1 sm:grid-cols-2 print:grid-cols-2' : 'grid-cols-1'}`}
    >
      {options.map((option, index) => (
        <li key={option} className="flex min-w-0 items-center gap-3">
          <span className="grid size-6 shrink-0 place-items-center rounded-full border border-ink text-sm leading-none font-semibold">
            {'ABCD'[index]}
          </span>
          <span className="min-w-0">
            <Typeset text={option} drawings={drawings} />
          </span>
        </li>
      ))}
    </ol>
  );
}

/** Where an answer is written that nobody offers. */
function AnswerLine() {
  return (
    <p className="mt-4 flex items-end gap-2">
      Answer
      <span className="h-7 max-w-96 grow border-b border-ink" aria-hidden="true" />
    </p>
  );
}

/** Where a number is written, with its unit behind it. */
function AnswerBox({ unit }: { unit: string | null }) {
  return (
    <p className="mt-4 flex items-center gap-3">
      <span className="sr-only">Answer</span>
      <span className="h-11 w-48 border border-ink" aria-hidden="true" />
      {unit !== null && <Typeset text={unit} />}
    </p>
  );
}
