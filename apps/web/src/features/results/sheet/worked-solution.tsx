import type { IssuedQuestion, Slip } from '@valence/contract';
import { keyOf, type GivenAnswer, type TypedResult } from '../../../attempt/quiz.ts';
import { verdictWords } from '../../../ui/typed/verdict-words.ts';
import { Typeset } from '../../../ui/typeset/typeset.tsx';

interface WorkedSolutionProps {
  question: IssuedQuestion;
  place: number;
  /** What was chosen first, where another choice followed. */
  first?: number | null;
  chosen: number | null;
  typed: GivenAnswer['typed'];
  /** What the student noted at it, `''` for nothing. */
  note?: string;
}

/** The key of a question with its derivation, and the slip behind a wrong answer. */
export function WorkedSolution({
  question,
  place,
  first = null,
  chosen,
  typed,
  note = '',
}: WorkedSolutionProps) {
  const { drawings } = question;
  const key = keyOf(question);
  return (
    <li className="flex break-inside-avoid items-baseline gap-3">
      <span className="figures w-7 shrink-0 text-right font-bold">{place + 1}.</span>
      <div className="min-w-0 grow">
        <p className="font-semibold">
          {key === null ? (
            'No key'
          ) : (
            <>
              {typed === undefined && `${'ABCD'[key] ?? ''}: `}
              <Typeset text={question.options[key] ?? ''} drawings={drawings} />
            </>
          )}
        </p>
        {typed?.alsoRight !== undefined && (
          <p>
            <Typeset text={typed.alsoRight} />
          </p>
        )}
        <p className="mt-1">
          <Typeset text={question.explanation} drawings={drawings} />
        </p>
        {typed === undefined ? (
          <>
            {first !== null && (
              <p className={remark}>
                You chose {'ABCD'[first]} first.{' '}
                <SlipWords question={question} slip={question.slips[first]} />
              </p>
            )}
            <Chosen question={question} chosen={chosen} />
          </>
        ) : (
          <TypedLast question={question} typed={typed} />
        )}
        {note !== '' && <p className={`${remark} wrap-anywhere whitespace-pre-wrap`}>Your note: {note}</p>}
        {question.reference !== '' && <p className="mt-1 text-sm text-soft">{question.reference}</p>}
      </div>
    </li>
  );
}

const remark = 'mt-1 border-l-2 border-ink pl-3';

function Chosen({ question, chosen }: { question: IssuedQuestion; chosen: number | null }) {
  if (chosen === null) return <p className={remark}>You did not answer this one.</p>;
  if (chosen === keyOf(question)) return null;
  return (
    <p className={remark}>
      You chose {'ABCD'[chosen]}. <SlipWords question={question} slip={question.slips[chosen]} />
    </p>
  );
}

function TypedLast({ question, typed: { tries } }: { question: IssuedQuestion; typed: TypedResult }) {
  const last = tries.at(-1);
  if (last === undefined) return <p className={remark}>You did not answer this one.</p>;
  return (
    <p className={remark}>
      You typed <span className="wrap-anywhere">{last.typed}</span>, read as{' '}
      <Typeset text={last.understoodAs} />. {verdictWords(last)}. {last.problems.join(' ')}{' '}
      <SlipWords question={question} slip={last.slip} />
    </p>
  );
}

function SlipWords({ question, slip }: { question: IssuedQuestion; slip: Slip | null | undefined }) {
  if (!slip) return null;
  return (
    <>
      The slip: <Typeset text={slip.name} />. <Typeset text={slip.teaching} drawings={question.drawings} />
    </>
  );
}
