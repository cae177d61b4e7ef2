import type { ForecastCalibration } from '@valence/contract';
import type { ReactNode } from 'react';
import { CalibrationTable } from './calibration-table.tsx';
import calibration from './calibration.data.json' with { type: 'json' };
import { kindWords } from './kind-words.ts';
import { RealStudents } from './real-students.tsx';

/** What the forecast of a mark is, how it is made, and how well it holds. */
export function ForecastPage({ real }: { real: ForecastCalibration | null }) {
  const { students, inside, kinds, lengths, levels } = calibration;
  return (
    <article className="mx-auto max-w-2xl">
      <h1 className="text-title">How the forecast is made</h1>
      <Section heading="What it says">
        The share of marks to expect on a fresh paper on the day of your exam, if you stopped practicing now.
        With it come two numbers between which nine of ten such marks fall. It is not a grade: boards set
        their own cutoffs, and they change from year to year.
      </Section>
      <Section heading="What it is made from">
        Your first try at each question, the latest 400 of your exam’s concepts. A right choice among four
        options counts less than a right typed answer, since it can be a guess. Harder questions count for
        more. Your answers are read in several ways (steady or growing, even or strong here and weak there,
        all guessed), each by how well it explains them.
      </Section>
      <Section heading="What it adds">
        What you are likely to forget until the exam, the share of each unit, the levels of our practice
        papers ({levels.map(({ level, percent }) => `${percent}% ${level}`).join(', ')}), lucky guesses on the
        day, and the luck of which questions come.
      </Section>
      <Section heading="When it says nothing">
        Below 15 answers, or where the units that you answered are less than 60% of the exam. A number would
        be a guess of ours then.
      </Section>
      <section className="mt-7">
        <h2 className="text-heading">How well it holds</h2>
        <p className="mt-2 text-soft">
          {students.toLocaleString('en')} simulated students were told their marks and then sat a paper. They
          learn, forget and guess by rules that the forecast does not know. {inside.toFixed(1)}% of their
          marks fell between the two numbers; 90% is right.
        </p>
        <div className="mt-4">
          <CalibrationTable />
        </div>
        <ul className="mt-4 grid list-disc gap-1 pl-5 text-soft">
          {lengths.map(({ answers, off, half }) => (
            <li key={answers}>
              After {answers} answers the mark was {off.toFixed(1)} points off on average, and the bounds were{' '}
              {half.toFixed(1)} points to each side.
            </li>
          ))}
          {kinds.map(({ kind, students: count, inside: share }) => (
            <li key={kind}>
              Of {count} students {kindWords(kind)}, {share.toFixed(0)}% were inside the bounds.
            </li>
          ))}
        </ul>
      </section>
      <RealStudents real={real} />
    </article>
  );
}

function Section({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section className="mt-7">
      <h2 className="text-heading">{heading}</h2>
      <p className="mt-2 text-soft">{children}</p>
    </section>
  );
}
