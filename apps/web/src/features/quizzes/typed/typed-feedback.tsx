import { attemptsInPractice, type TypedStanding, type TypedTry } from '@valence/contract';
import type { ReactNode } from 'react';
import { Typeset } from '../../../ui/typeset/typeset.tsx';

/** What a graded answer teaches: what it was worth and why, the slip by its name, and once it is over the key. */
export function TypedFeedback({ standing: { tries, solution } }: { standing: TypedStanding }) {
  const last = tries.at(-1);
  const left = attemptsInPractice - tries.length;
  return (
    <>
      {last && last.verdict !== 'right' && (
        <Panel tone={last.verdict} title={titleOf(last, solution === null)}>
          <TryWords tried={last} />
          {solution === null && (
            <p className="mt-2 font-semibold">
              {left} {left === 1 ? 'attempt' : 'attempts'} left
            </p>
          )}
        </Panel>
      )}
      {solution && (
        <Panel tone="right" title={last?.verdict === 'right' ? 'Correct!' : 'The right answer'}>
          <p className="font-semibold">
            <Typeset text={solution.options[solution.correctAnswer] ?? ''} drawings={solution.drawings} />
          </p>
          <p className="mt-1">
            <Typeset text={solution.explanation} drawings={solution.drawings} />
          </p>
        </Panel>
      )}
      {solution &&
        tries.slice(0, -1).map((tried) => (
          <Panel key={tried.typed} tone="wrong" title={`Tried before: ${tried.typed}`}>
            <TryWords tried={tried} />
          </Panel>
        ))}
    </>
  );
}

function titleOf({ verdict, marks }: TypedTry, hasTriesLeft: boolean): string {
  if (verdict === 'partly') return `Partly right: ${Math.round(100 * marks)}% of the marks`;
  return hasTriesLeft ? 'Try again!' : 'Not quite';
}

function TryWords({ tried: { verdict, slip, problems, understoodAs } }: { tried: TypedTry }) {
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
      {slip === null && verdict === 'wrong' && <p>That is not it. Read the question once more, slowly.</p>}
      <p className="mt-1 text-sm text-soft">
        Understood as <Typeset text={understoodAs} />
      </p>
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
