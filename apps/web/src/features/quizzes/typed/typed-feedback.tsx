import { attemptsInPractice, type TypedStanding, type TypedTry } from '@valence/contract';
import type { ReactNode } from 'react';
import { keyOf } from '../../../attempt/quiz.ts';
import { wrongWords } from '../../../ui/question/wrong-words.ts';
import { ReadAs } from '../../../ui/typed/read-as.tsx';
import { verdictWords } from '../../../ui/typed/verdict-words.ts';
import { Typeset } from '../../../ui/typeset/typeset.tsx';

/** What a graded answer teaches: what it was worth and why, the slip by its name, and once it is over the key. */
export function TypedFeedback({
  standing: { tries, solution, alsoRight },
  isOver,
}: {
  standing: TypedStanding;
  /** Nothing can be typed any more. What was left open has its key with the recording. */
  isOver: boolean;
}) {
  const last = tries.at(-1);
  const left = attemptsInPractice - tries.length;
  const key = solution && keyOf(solution);
  return (
    <>
      {last && last.verdict !== 'right' && (
        <Panel tone={last.verdict} title={titleOf(last, !isOver)}>
          <TryWords tried={last} otherwise={wrongWords(isOver && key !== null)} />
          {!isOver && (
            <>
              <ReadAs tried={last} />
              <p className="mt-2 font-semibold">
                {left} {left === 1 ? 'attempt' : 'attempts'} left
              </p>
            </>
          )}
        </Panel>
      )}
      {isOver && solution === null && (
        <p className="mt-5 text-soft">The right answer stands here as soon as this quiz is saved.</p>
      )}
      {solution && (
        <Panel tone="right" title={titleOfSolution(key, last)}>
          {key !== null && (
            <p className="font-semibold">
              <Typeset text={solution.options[key] ?? ''} drawings={solution.drawings} />
            </p>
          )}
          {alsoRight !== undefined && (
            <p className="text-sm text-soft">
              <Typeset text={alsoRight} />
            </p>
          )}
          <p className="mt-1">
            <Typeset text={solution.explanation} drawings={solution.drawings} />
          </p>
        </Panel>
      )}
      {solution &&
        tries.slice(0, -1).map((tried) => (
          <Panel key={tried.typed} tone="wrong" title={`Tried before: ${tried.typed}`}>
            <TryWords tried={tried} otherwise={null} />
            <ReadAs tried={tried} />
          </Panel>
        ))}
    </>
  );
}

function titleOfSolution(key: number | null, last: TypedTry | undefined): string {
  if (key === null) return 'Counts as right';
  return last?.verdict === 'right' ? 'Correct!' : 'The right answer';
}

function titleOf(tried: TypedTry, hasTriesLeft: boolean): string {
  if (tried.verdict === 'partly') return verdictWords(tried);
  return hasTriesLeft ? 'Try again!' : 'Not quite';
}

/** What a try was worth and why. */
function TryWords({
  tried: { verdict, slip, problems },
  otherwise,
}: {
  tried: TypedTry;
  /** Of a wrong one of which nothing is known. */
  otherwise: string | null;
}) {
  return (
    <>
      {problems.map((words) => (
        <p key={words}>{words}</p>
      ))}
      {slip && (
        <>
          <p className="font-semibold">
            The slip: <Typeset text={slip.name} />
          </p>
          {slip.teaching !== '' && (
            <p className="mt-1">
              <Typeset text={slip.teaching} />
            </p>
          )}
        </>
      )}
      {slip === null && verdict === 'wrong' && problems.length === 0 && otherwise !== null && (
        <p>{otherwise}</p>
      )}
    </>
  );
}

const looks = {
  right: { frame: 'border-green bg-green-wash', title: 'text-green' },
  partly: { frame: 'border-orange bg-sunken', title: 'text-orange' },
  wrong: { frame: 'border-pink bg-pink-wash', title: 'text-pink' },
} as const;

function Panel({ tone, title, children }: { tone: TypedTry['verdict']; title: string; children: ReactNode }) {
  return (
    <div className={`mt-5 rounded-md border-l-4 px-5 py-4 ${looks[tone].frame}`}>
      <p className={`font-bold ${looks[tone].title}`}>{title}</p>
      <div className="mt-1">{children}</div>
    </div>
  );
}
