import type { TypedTry } from '@valence/contract';
import { Typeset } from '../typeset/typeset.tsx';

/** How a typed answer was read, as chemistry is set. */
export function ReadAs({ tried: { understoodAs } }: { tried: TypedTry }) {
  return (
    <p>
      <span className="text-sm text-soft">Read as </span>
      <Typeset text={understoodAs} />
    </p>
  );
}
