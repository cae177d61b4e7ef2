import type { ReactNode } from 'react';

/** The three features, and the promise about answer keys. */
export function FeatureBlurbs() {
  return (
    <>
      <section aria-labelledby="features" className="border-y border-line bg-surface">
        <div className="mx-auto w-full max-w-6xl px-5 py-14">
          <h2 id="features" className="sr-only">
            What you can do here
          </h2>
          <ul className="grid gap-10 md:grid-cols-3">
            <Blurb
              title="Interactive quizzes"
              icon={
                <>
                  <path d="M14 6h8m-6 0v7L9.5 25.5a2 2 0 0 0 1.8 3h13.4a2 2 0 0 0 1.8-3L20 13V6" />
                  <path d="M12.8 19.5h10.4" stroke="var(--pink)" />
                </>
              }
            >
              Five subjects, three difficulties, a timer if you like one. Feedback after each question says
              what went wrong, kindly.
            </Blurb>
            <Blurb
              title="AI-powered custom quizzes"
              icon={
                <>
                  <path d="m18 5 10 5.8v11.6L18 28.2 8 22.4V10.8Z" />
                  <path d="m18 10.2 5.6 3.2v6.4" stroke="var(--violet)" />
                </>
              }
            >
              Type any chemistry topic, from buffer capacity to S<sub>N</sub>2, and Premium makes a quiz on it
              that passes the same checks.
            </Blurb>
            <Blurb
              title="Progress tracking"
              icon={
                <>
                  <path d="M7 6v22h22" />
                  <path d="M10 25c6-1 7.5-4 9-8.5S23 9.5 29 9" stroke="var(--green)" />
                </>
              }
            >
              Streaks, averages and history by subject, so that you see what you know and what to practice
              next.
            </Blurb>
          </ul>
        </div>
      </section>
      <section aria-labelledby="trust" className="mx-auto w-full max-w-6xl px-5 py-16">
        <h2 id="trust" className="max-w-[24ch] text-title">
          No answer key rests on anyone’s word
        </h2>
        <p className="mt-4 max-w-[64ch] text-lead text-soft">
          Published question banks get chemistry wrong more often than you would think. Ours are checked
          before you see them.
        </p>
        <ol className="mt-8 grid gap-x-10 gap-y-6 md:grid-cols-3">
          <Check title="Computed">
            Where a number, formula or equation decides, a computation of its own has to arrive at the key.
          </Check>
          <Check title="Solved again">
            Where words decide, the question was solved a second time without sight of the key.
          </Check>
          <Check title="Shown to you">
            Each question can show how its key was checked. A question that fails a check is not served.
          </Check>
        </ol>
      </section>
    </>
  );
}

function Blurb({ title, icon, children }: { title: string; icon: ReactNode; children: ReactNode }) {
  return (
    <li>
      <svg
        viewBox="0 0 36 34"
        className="-ml-2 h-10 w-11 text-blue"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.2"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        {icon}
      </svg>
      <h3 className="mt-3 text-heading">{title}</h3>
      <p className="mt-2 text-soft">{children}</p>
    </li>
  );
}

function Check({ title, children }: { title: string; children: ReactNode }) {
  return (
    <li className="border-l-4 border-green pl-4">
      <h3 className="font-bold">{title}</h3>
      <p className="mt-1 text-soft">{children}</p>
    </li>
  );
}
