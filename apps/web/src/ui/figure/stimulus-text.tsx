import type { Drawing, Stimulus } from '@valence/contract';
import { Typeset } from '../typeset/typeset.tsx';
import { QuestionFigure } from './question-figure.tsx';

/** What a stimulus says and shows, without its title. */
export function StimulusText({ stimulus, drawings }: StimulusProps) {
  return (
    <>
      <div className="grid grid-cols-1 gap-3">
        {stimulus.text.split('\n\n').map((paragraph) => (
          <p key={paragraph}>
            <Typeset text={paragraph} drawings={drawings} />
          </p>
        ))}
      </div>
      {stimulus.figure && <QuestionFigure figure={stimulus.figure} />}
    </>
  );
}

export interface StimulusProps {
  stimulus: Stimulus;
  /** Of the question that carries it. */
  drawings: readonly Drawing[];
}
