import { constants, typesetNumber, type PhysicalConstant } from '@valence/chemistry';
import { Button } from '../../../ui/button.tsx';
import { Typeset } from '../../../ui/typeset/typeset.tsx';
import type { UseNumber } from './tool-result.tsx';

const all: readonly PhysicalConstant[] = Object.values(constants);
/** All that CODATA gives of any of them. */
const digits = 15;

/** Constants with unit and source; pressing one puts its value into the expression. */
export function ConstantsList({ onUse }: { onUse: UseNumber }) {
  return (
    <ul className="grid gap-1">
      {all.map(({ symbol, name, value, unit, exact, source }) => (
        <li key={name} className="flex items-center gap-3 border-b border-line py-2 last:border-0">
          <div className="min-w-0 grow">
            <p className="font-semibold">
              <Typeset text={symbol} /> <span className="font-normal text-soft">{name}</span>
            </p>
            <p className="figures">
              <Typeset text={`${typesetNumber(value, digits)} ${unit}`} />
            </p>
            <p className="text-sm text-soft">{exact ? `exact; ${source}` : source}</p>
          </div>
          <Button
            tone="quiet"
            className="shrink-0"
            aria-label={`Insert ${name}`}
            onClick={() => onUse(value)}
          >
            Insert
          </Button>
        </li>
      ))}
    </ul>
  );
}
