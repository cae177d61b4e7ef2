import { attemptsInPractice, type IssuedQuestion } from '@valence/contract';
import type { ReactNode } from 'react';
import type { Progress } from '../../../attempt/attempt.ts';
import { Typeset } from '../../../ui/typeset/typeset.tsx';

type Answered = Exclude<Progress, { kind: 'open' }>;

/** What a submitted answer teaches. While tries are left, it says what went wrong and keeps the key to itself. */
export function Feedback({ question, progress }: { question: IssuedQuestion; progress: Answered }) {
  if (progress.kind === 'missed') {
    const left = attemptsInPractice - progress.tried.length;
    return (
      <Panel tone="wrong" title="Try again!">
        <SlipWords question={question} option={progress.tried.at(-1) ?? null} />
        <p className="mt-2 font-semibold">
          {left} {left === 1 ? 'attempt' : 'attempts'} left
        </p>
      </Panel>
    );
  }
  if (progress.answer === question.correctAnswer) {
    return (
      <Panel tone="right" title="Correct!">
        <Explanation question={question} />
      </Panel>
    );
  }
  return (
    <>
      <Panel tone="wrong" title="Not quite">
        <SlipWords question={question} option={progress.answer} />
      </Panel>
      <Panel tone="right" title={`The right answer is ${'ABCD'[question.correctAnswer] ?? ''}`}>
        <Explanation question={question} />
      </Panel>
    </>
  );
}

function SlipWords({ question, option }: { question: IssuedQuestion; option: number | null }) {
  const slip = option === null ? null : question.slips[option];
  if (!slip) return <p>That is not it. Read the question once more, slowly.</p>;
  return (
    <>
      <p className="font-semibold">
        The slip: <Typeset text={slip.name} />
      </p>
      <p className="mt-1">
        <Typeset text={slip.teaching} drawings={question.drawings} />
      </p>
    </>
  );
}

function Explanation({ question }: { question: IssuedQuestion }) {
  return (
    <p>
      <Typeset text={question.explanation} drawings={question.drawings} />
    </p>
  );
}

function Panel({ tone, title, children }: { tone: 'right' | 'wrong'; title: string; children: ReactNode }) {
  const colours = tone === 'right' ? 'border-green bg-green-wash' : 'border-pink bg-pink-wash';
  return (
    <div className={`mt-5 rounded-md border-l-4 px-5 py-4 ${colours}`}>
      <p className={`font-bold ${tone === 'right' ? 'text-green' : 'text-pink'}`}>{title}</p>
      <div className="mt-1">{children}</div>
    </div>
  );
}
