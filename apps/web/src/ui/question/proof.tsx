import type { IssuedQuestion } from '@valence/contract';
import { ShieldCheck } from 'lucide-react';
import { Typeset } from '../typeset/typeset.tsx';

/** The checks that the question passed, for whoever wants to know. */
export function Proof({ question }: { question: IssuedQuestion }) {
  return (
    <details className="rounded-md border border-line bg-surface px-4">
      <summary className="flex min-h-12 cursor-pointer items-center gap-2 font-semibold text-blue">
        <ShieldCheck className="size-5" aria-hidden />
        How this key was checked
      </summary>
      <dl className="grid grid-cols-1 gap-3 pt-1 pb-4">
        {question.proof.map(({ check, finding }) => (
          <div key={`${check} ${finding}`}>
            <dt className="text-sm font-semibold text-soft">{check}</dt>
            <dd>
              <Typeset text={finding} />
            </dd>
          </div>
        ))}
        {question.reference !== '' && (
          <div>
            <dt className="text-sm font-semibold text-soft">Where it is taught</dt>
            <dd>{question.reference}</dd>
          </div>
        )}
      </dl>
      <p className="pb-4">
        <a href="/accuracy" target="_blank" className="text-blue underline underline-offset-4">
          How often we are wrong (new tab)
        </a>
      </p>
    </details>
  );
}
