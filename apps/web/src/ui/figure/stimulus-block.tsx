import { Typeset } from '../typeset/typeset.tsx';
import { StimulusText, type StimulusProps } from './stimulus-text.tsx';

/** What the questions below it are on, where they are looked at again. */
export function StimulusBlock({ stimulus, drawings }: StimulusProps) {
  return (
    <div className="break-inside-avoid border-l-4 border-line-strong pl-4">
      <p className="mb-2 font-bold">
        <Typeset text={stimulus.title} />
      </p>
      <StimulusText stimulus={stimulus} drawings={drawings} />
    </div>
  );
}
