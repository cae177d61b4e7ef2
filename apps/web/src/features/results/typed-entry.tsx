import type { IssuedQuestion } from '@valence/contract';
import { keyOf, type TypedResult } from '../../attempt/quiz.ts';
import { TypedTryTold } from '../../ui/typed/typed-try-told.tsx';
import { percentOf } from '../../ui/typed/verdict-words.ts';
import { Typeset } from '../../ui/typeset/typeset.tsx';

/** What was typed, try by try, the last one first. */
export function Typed({ typed: { tries, marks } }: { typed: TypedResult }) {
  const [last, ...before] = tries.toReversed();
  if (last === undefined)
    return (
      <div>
        <dt className="text-sm font-semibold text-soft">Your answer</dt>
        <dd>Not answered</dd>
      </div>
    );
  return (
    <>
      <TypedTryTold label="Your answer" tried={last} />
      {before.map((tried) => (
        <TypedTryTold key={tried.typed} label="Tried before" tried={tried} />
      ))}
      {marks > last.marks && (
        <div>
          <dt className="sr-only">Marks</dt>
          <dd>Your best try counts: {percentOf(marks)} of the marks.</dd>
        </div>
      )}
    </>
  );
}

/** The right answer, and how else it may be written; where the key is not known yet, that it comes. */
export function RightAnswer({ question, typed }: { question: IssuedQuestion; typed: TypedResult }) {
  const { options, drawings } = question;
  const key = keyOf(question);
  // What the explanation says is all there is to say.
  if (key === null) return null;
  const right = options[key];
  return (
    <div>
      <dt className="text-sm font-semibold text-soft">Right answer</dt>
      <dd>
        {right === undefined ? (
          'It stands here as soon as this quiz is saved.'
        ) : (
          <strong className="text-green">
            <Typeset text={right} drawings={drawings} />
          </strong>
        )}
        {typed.alsoRight !== undefined && (
          <p className="text-sm text-soft">
            <Typeset text={typed.alsoRight} />
          </p>
        )}
      </dd>
    </div>
  );
}
