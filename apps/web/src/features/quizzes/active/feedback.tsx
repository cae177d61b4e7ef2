import { attemptsInPractice, type IssuedQuestion } from '@valence/contract';
import type { ReactNode } from 'react';
import type { Progress } from '../../../attempt/progress.ts';
import { keyOf } from '../../../attempt/quiz.ts';
import { wrongWords } from '../../../ui/question/wrong-words.ts';
import { Typeset } from '../../../ui/typeset/typeset.tsx';

type Answered = Exclude<Progress, { kind: 'open' }>;

/**
 * What a submitted answer teaches. While tries are left it names the slip and no more: the sentence that
 * teaches often says the key.
 */
export function Feedback({ question, progress }: { question: IssuedQuestion; progress: Answered }) {
  const last = progress.tried.at(-1);
  if (progress.kind === 'missed') {
    const left = attemptsInPractice - progress.tried.length;
    return (
      <Panel tone="wrong" title="Try again!">
        <SlipWords question={question} option={last} otherwise={wrongWords(false)} />
        <p className="mt-2 font-semibold">
          {left} {left === 1 ? 'attempt' : 'attempts'} left
        </p>
      </Panel>
    );
  }
  const key = keyOf(question);
  // Under a key that was corrected meanwhile an earlier try may be the right one.
  const isRight = key === null || progress.tried.includes(key);
  return (
    <>
      {last !== undefined && !isRight && (
        <Panel tone="wrong" title={progress.tried.length > 1 ? `Not quite: ${letterOf(last)}` : 'Not quite'}>
          <SlipWords question={question} option={last} isTeaching otherwise={wrongWords(true)} />
        </Panel>
      )}
      <Panel
        tone="right"
        title={
          key === null ? 'Counts as right' : isRight ? 'Correct!' : `The right answer is ${letterOf(key)}`
        }
      >
        <p>
          <Typeset text={question.explanation} drawings={question.drawings} />
        </p>
      </Panel>
      {progress.tried
        .slice(0, -1)
        .filter((option) => option !== key)
        .map((option) => (
          <Panel key={option} tone="wrong" title={`Tried before: ${letterOf(option)}`}>
            <SlipWords question={question} option={option} isTeaching />
          </Panel>
        ))}
    </>
  );
}

interface SlipWordsProps {
  question: IssuedQuestion;
  option: number | undefined;
  isTeaching?: boolean;
  /** Said of an option without a slip. */
  otherwise?: string | null;
}

function SlipWords({ question, option, isTeaching = false, otherwise = null }: SlipWordsProps) {
  const slip = option === undefined ? null : question.slips[option];
  if (!slip) return otherwise === null ? null : <p>{otherwise}</p>;
  return (
    <>
      <p className="font-semibold">
        The slip: <Typeset text={slip.name} />
      </p>
      {isTeaching && (
        <p className="mt-1">
          <Typeset text={slip.teaching} drawings={question.drawings} />
        </p>
      )}
    </>
  );
}

function letterOf(option: number): string {
  return 'ABCD'[option] ?? '';
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
