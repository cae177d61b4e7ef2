import type { DeskDoubt, DeskModelQuestion } from '@valence/contract';
import { Typeset } from '../../ui/typeset/typeset.tsx';

interface KeyedOptionsProps {
  options: readonly (DeskDoubt['options'][number] & Partial<DeskModelQuestion['options'][number]>)[];
  drawings: DeskDoubt['drawings'];
  /** The place of the one that was chosen by whoever looks, where one was. */
  choice?: number | null;
}

/** The options of a question with the key and the slip that leads to each other one, for who decides about it. */
export function KeyedOptions({ options, drawings, choice = null }: KeyedOptionsProps) {
  return (
    <ol className="grid grid-cols-1 gap-2">
      {options.map(({ text, isKey, slip, teaching }, place) => (
        <li key={text} className={isKey ? 'font-semibold text-green' : ''}>
          {'ABCD'[place]} <Typeset text={text} drawings={drawings} />
          {isKey && ' (key)'}
          {place === choice && ' (your choice)'}
          {slip !== null && (
            <span className="block pl-5 text-sm text-soft">
              Slip: <Typeset text={slip} />
            </span>
          )}
          {teaching && (
            <span className="block pl-5 text-sm text-soft">
              <Typeset text={teaching} drawings={drawings} />
            </span>
          )}
        </li>
      ))}
    </ol>
  );
}
