import type { Accuracy } from '@valence/contract';
import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { accuracyPath } from '../../api/desk/accuracy.ts';
import { buttonStyle } from '../../ui/button.tsx';
import { counted } from '../../ui/counted.ts';
import { Audits, boundOfCatalogue } from './audits.tsx';
import { longDay } from './long-day.ts';
import { Errata } from './errata.tsx';
import { Readings } from './readings.tsx';
import { TopicHealth } from './topic-health.tsx';

/** How keys are checked, how many were found wrong by whom, and every fault that was upheld. */
export function AccuracyPage({ accuracy }: { accuracy: Accuracy }) {
  const { headline, audits, readings, errata, answered, asOf } = accuracy;
  return (
    <article className="mx-auto max-w-2xl">
      <h1 className="text-title">How often we are wrong</h1>
      <div className="mt-6 rounded-lg border border-line bg-surface p-5 shadow-low sm:p-6">
        <p className="text-display tracking-tight">under {headline.upperBound}%</p>
        <p className="mt-2 text-soft">
          of our answer keys are wrong, with 95% confidence: of {counted(headline.keys, 'question')}{' '}
          {headline.sampleOf === 'quizzes' ? 'as they were served' : 'drawn from our catalogue'}, solved by
          readers who did not see the keys, {headline.wrong === 0 ? 'none' : headline.wrong} had a wrong one (
          {longDay(headline.day)}).{' '}
          {headline.sampleOf === 'catalogue' && headline.remark !== null && `${headline.remark}. `}
          Zero of {headline.keys} does not prove zero, so we give the bound.
        </p>
        {headline.sampleOf === 'catalogue' && <p className="mt-2 text-soft">{boundOfCatalogue}</p>}
      </div>
      <Section heading="How a key is checked">
        <p>
          A key that is a number, a formula or a structure is computed by a program, and the question is not
          served unless the result is the key. Every other key was reached a second time by a reader who saw
          the question alone. Further checks look for options that mean the same, explanations that arrive
          elsewhere, and figures that lead to another answer. Under each question that you have answered, “How
          this key was checked” lists its own.
        </p>
      </Section>
      <Section heading="Audits">
        <Audits audits={audits} />
      </Section>
      <Section heading="Readings">
        <Readings readings={readings} />
      </Section>
      <Section heading="Errata">
        <Errata errata={errata} />
      </Section>
      <Section heading="What answers say">
        <p>
          {answered.judged === 0
            ? 'No question has been answered by 40 students yet.'
            : `${counted(answered.judged, 'question')}, or levels of questions made anew each time, ${answered.judged === 1 ? 'has' : 'have'} been answered by 40 students or more.`}{' '}
          Where those who are right elsewhere choose another option than the key, a question is taken out of
          new quizzes until a maintainer has looked at it.{' '}
          {answered.inQuarantine > 0 && `That is so for ${answered.inQuarantine} now.`}
        </p>
      </Section>
      <Section heading="How the questions of each topic fare">
        <TopicHealth topics={accuracy.topics} />
      </Section>
      <Section heading="The numbers">
        <p>
          They are read from our records as of {longDay(asOf)}, and nothing is told of fewer than ten
          students.
        </p>
        <p className="mt-4">
          <a href={accuracyPath} download="accuracy.json" className={buttonStyle({ tone: 'quiet' })}>
            <Download className="size-5" aria-hidden />
            Download as JSON
          </a>
        </p>
      </Section>
    </article>
  );
}

function Section({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section className="mt-8">
      <h2 className="text-heading">{heading}</h2>
      <div className="mt-2 text-soft">{children}</div>
    </section>
  );
}
