import type { TypedStanding } from '@valence/contract';
import { ReadAs } from '../../../ui/typed/read-as.tsx';

/** What was typed last and how it was read, once nothing can be typed any more. */
export function GivenAnswer({ standing }: { standing: TypedStanding | undefined }) {
  const last = standing?.tries.at(-1);
  return (
    <dl className="mt-6 rounded-md border border-line-strong px-4 py-3">
      <dt className="text-sm font-semibold text-soft">Your answer</dt>
      <dd>
        {last === undefined ? (
          'Not answered'
        ) : (
          <>
            <p className="text-lead font-semibold wrap-anywhere">{last.typed}</p>
            <ReadAs tried={last} />
          </>
        )}
      </dd>
    </dl>
  );
}
