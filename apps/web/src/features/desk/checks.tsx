import type { DeskDoubt } from '@valence/contract';
import { Typeset } from '../../ui/typeset/typeset.tsx';
import { Part } from './part.tsx';

/** What the checks that apply to a question found; those that failed stand out. */
export function Checks({ checks }: Pick<DeskDoubt, 'checks'>) {
  return (
    <Part heading="Checks">
      <ul className="grid gap-1">
        {checks
          .filter(({ verdict }) => verdict !== 'not applicable')
          .map(({ check, verdict, finding }) => (
            <li key={`${check} ${finding}`} className={verdict === 'failed' ? 'font-semibold text-pink' : ''}>
              {check}, {verdict}: <Typeset text={finding} />
            </li>
          ))}
      </ul>
    </Part>
  );
}
