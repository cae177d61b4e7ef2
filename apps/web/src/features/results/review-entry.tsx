import type { IssuedQuestion, Slip } from '@valence/contract';
import { Check, ChevronDown, CircleDashed, Minus, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { firstOtherChoice, isLeftOpen } from '../../attempt/quiz-places.ts';
import { keyOf, marksOf, type GivenAnswer } from '../../attempt/quiz.ts';
import { QuestionFigure } from '../../ui/figure/question-figure.tsx';
import { FlaggedMark } from '../../ui/question/flagged-mark.tsx';
import { Proof } from '../../ui/question/proof.tsx';
import { useFromBrowser } from '../../ui/use-from-browser.ts';
import { RightAnswer, Typed } from './typed-entry.tsx';
import { Typeset } from '../../ui/typeset/typeset.tsx';

/** A question of a finished quiz with what was chosen, what is right, and why. A wrong one is open at first, but on a phone, and where there are many. */
export function ReviewEntry({
  question,
  place,
  answer,
  isFlagged,
  isFolded = false,
  report,
}: {
  question: IssuedQuestion;
  place: number;
  answer: GivenAnswer | undefined;
  isFlagged: boolean;
  /** Whatever became of it, it is opened by the student alone. */
  isFolded?: boolean;
  report: ReactNode;
}) {
  const chosen = answer?.chosen ?? null;
  const marks = marksOf(question, answer);
  const isRight = marks === 1;
  const key = keyOf(question);
  const isPhone = useFromBrowser(() => matchMedia('(width < 40rem)').matches, false);
  const outcome = isRight
    ? outcomes.right
    : isLeftOpen(answer)
      ? outcomes.open
      : marks > 0
        ? outcomes.partly
        : outcomes.wrong;
  const first = firstOtherChoice(answer);
  const slip = answer?.typed ? answer.typed.tries.at(-1)?.slip : question.slips[chosen ?? -1];
  const tries = answer?.attempts ?? 0;
  return (
    <details
      open={!isFolded && !isRight && !isPhone}
      className="group @container rounded-lg border border-line bg-surface shadow-low"
    >
      <summary className="flex cursor-pointer items-start gap-3 p-4 sm:p-5">
        <span className={`grid size-8 shrink-0 place-items-center rounded-full ${outcome.colours}`}>
          <outcome.icon className="size-5" aria-hidden />
          <span className="sr-only">{outcome.word}</span>
        </span>
        <span className="min-w-0 grow pt-0.5 font-semibold">
          {isFlagged && (
            <span className="block">
              <FlaggedMark />
            </span>
          )}
          {place + 1}. <Typeset text={question.question} drawings={question.drawings} />
          {isRight && tries > 1 && (
            <span className="mt-1 block text-sm font-normal text-soft">
              Right at try {tries}, not at the first try
            </span>
          )}
        </span>
        <ChevronDown
          className="mt-1.5 size-5 shrink-0 text-soft transition-transform group-open:rotate-180"
          aria-hidden
        />
      </summary>
      <div className="grid grid-cols-1 gap-3 px-4 pb-5 sm:pr-10 sm:pl-16">
        {question.figure && <QuestionFigure figure={question.figure} />}
        <dl className="grid grid-cols-1 gap-3">
          {first !== null && (
            <>
              <Answer
                label="Your first answer"
                question={question}
                option={first}
                colours={key === null ? outcome.text : 'text-pink'}
              />
              <SlipNote question={question} slip={question.slips[first]} />
            </>
          )}
          {answer?.typed ? (
            <Typed typed={answer.typed} />
          ) : (
            <Answer
              label={first === null ? 'Your answer' : 'Your last answer'}
              question={question}
              option={chosen}
              colours={outcome.text}
            />
          )}
          {first !== null && !isRight && <SlipNote question={question} slip={slip} />}
          {answer?.typed ? (
            <RightAnswer question={question} typed={answer.typed} />
          ) : (
            !isRight &&
            key !== null && (
              <Answer label="Right answer" question={question} option={key} colours="text-green" />
            )
          )}
          {first === null && !isRight && <SlipNote question={question} slip={slip} />}
          <div>
            <dt className="text-sm font-semibold text-soft">Explanation</dt>
            <dd>
              <Typeset text={question.explanation} drawings={question.drawings} />
            </dd>
          </div>
        </dl>
        <Proof question={question} />
        {report !== undefined && <div>{report}</div>}
      </div>
    </details>
  );
}

function SlipNote({ question, slip }: { question: IssuedQuestion; slip: Slip | null | undefined }) {
  if (!slip) return null;
  return (
    <div className="rounded-md border-l-4 border-pink bg-pink-wash px-4 py-3">
      <dt className="font-semibold text-pink">
        The slip: <Typeset text={slip.name} />
      </dt>
      <dd className="mt-1">
        <Typeset text={slip.teaching} drawings={question.drawings} />
      </dd>
    </div>
  );
}

function Answer({
  label,
  question,
  option,
  colours,
}: {
  label: string;
  question: IssuedQuestion;
  option: number | null;
  colours: string;
}) {
  const text = option === null ? undefined : question.options[option];
  return (
    <div>
      <dt className="text-sm font-semibold text-soft">{label}</dt>
      <dd>
        {text === undefined || option === null ? (
          'Not answered'
        ) : (
          <>
            <strong className={colours}>{'ABCD'[option]}</strong>{' '}
            <Typeset text={text} drawings={question.drawings} />
          </>
        )}
      </dd>
    </div>
  );
}

const outcomes = {
  right: { word: 'Right.', icon: Check, colours: 'bg-green-wash text-green', text: 'text-green' },
  wrong: { word: 'Wrong.', icon: X, colours: 'bg-pink-wash text-pink', text: 'text-pink' },
  partly: {
    word: 'Partly right.',
    icon: CircleDashed,
    colours: 'bg-sunken text-orange',
    text: 'text-orange',
  },
  open: { word: 'Not answered.', icon: Minus, colours: 'bg-sunken text-soft', text: 'text-soft' },
} as const;
