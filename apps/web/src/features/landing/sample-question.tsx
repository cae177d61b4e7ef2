import { Typeset } from '../../ui/typeset/typeset.tsx';

/** A question as the quiz shows it after a wrong answer: what the product does, at a glance. */
export function SampleQuestion() {
  return (
    <figure className="ruled rounded-lg border border-line bg-surface p-6 shadow-high sm:p-8">
      <figcaption className="text-sm font-semibold text-soft">A question, answered wrong</figcaption>
      <p className="mt-3 text-lead font-semibold">
        <Typeset text="What is the molar mass of copper sulfate pentahydrate, \ce{CuSO4*5H2O}?" />
      </p>
      <ol className="mt-5 grid gap-2.5">
        {options.map(({ letter, mass, mark }) => (
          <li
            key={letter}
            className={`flex items-center gap-3 rounded-md border px-3.5 py-2.5 ${optionLooks[mark]}`}
          >
            <span className="grid size-7 shrink-0 place-items-center rounded-full border border-current text-sm font-bold">
              {letter}
            </span>
            <span className="grow text-ink">{mass} g/mol</span>
            {mark !== 'plain' && <span className="text-sm font-semibold">{markWords[mark]}</span>}
          </li>
        ))}
      </ol>
      <div className="mt-5 rounded-md border-l-4 border-pink bg-pink-wash px-4 py-3">
        <p className="font-semibold text-pink">The slip: one water instead of five</p>
        <p className="mt-1">
          The 5 in front multiplies the whole water molecule: 5&nbsp;×&nbsp;18.015 = 90.075&nbsp;g/mol.
        </p>
      </div>
      <p className="mt-4 flex gap-2 text-sm text-green">
        <svg viewBox="0 0 20 20" className="mt-0.5 size-4.5 shrink-0" aria-hidden="true">
          <path
            d="m4 10.5 4 4 8-9"
            fill="none"
            stroke="currentColor"
            strokeWidth="2.4"
            strokeLinecap="round"
          />
        </svg>
        Key recomputed from the atomic weights: 249.677 g/mol
      </p>
    </figure>
  );
}

const options = [
  { letter: 'A', mass: '159.60', mark: 'plain' },
  { letter: 'B', mass: '177.62', mark: 'wrong' },
  { letter: 'C', mass: '249.68', mark: 'right' },
  { letter: 'D', mass: '185.68', mark: 'plain' },
] as const;

const optionLooks = {
  plain: 'border-line bg-surface text-soft',
  wrong: 'border-pink bg-pink-wash text-pink',
  right: 'border-green bg-green-wash text-green',
} as const;

const markWords = { wrong: 'Your answer', right: 'Correct' } as const;
