import type { IssuedQuestion } from '@valence/contract';
import { Typeset } from '../../../ui/typeset/typeset.tsx';

/** Options that are all this short stand side by side. */
const shortOption = 32;

/** A question to be answered by hand, kept on one page. */
export function SheetQuestion({ question, place }: { question: IssuedQuestion; place: number }) {
  const areShort = question.options.every((option) => option.length <= shortOption);
  return (
    <li className="flex break-inside-avoid gap-3">
      <span className="figures w-7 shrink-0 text-right font-bold">{place + 1}.</span>
      <div className="min-w-0 grow">
        <p className="font-semibold">
          <Typeset text={question.question} drawings={question.drawings} />
        </p>
        <ol className={`mt-2 grid gap-x-8 gap-y-1.5 ${areShort ? 'grid-cols-2' : 'grid-cols-1'}`}>
          {question.options.map((option, index) => (
            <li key={option} className="flex min-w-0 gap-2.5">
              <span
                className="mt-0.5 grid size-5 shrink-0 place-items-center rounded-full border border-ink"
                aria-hidden="true"
              />
              <span className="min-w-0">
                <span className="font-semibold">{'ABCD'[index]}</span>{' '}
                <Typeset text={option} drawings={question.drawings} />
              </span>
            </li>
          ))}
        </ol>
      </div>
    </li>
  );
}
