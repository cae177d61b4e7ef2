import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { DeskReading } from '@valence/contract';
import { useEffect, useRef } from 'react';
import { deskChanged } from '../../../api/desk/desk-changed.ts';
import { deskReadingQuery } from '../../../api/desk/desk-readings.ts';
import { QuestionFigure } from '../../../ui/figure/question-figure.tsx';
import { StimulusBlock } from '../../../ui/figure/stimulus-block.tsx';
import { Typeset } from '../../../ui/typeset/typeset.tsx';
import { Checks } from '../checks.tsx';
import { FailureLine } from '../failure-line.tsx';
import { KeyedOptions } from '../keyed-options.tsx';
import { Part } from '../part.tsx';
import { choiceWords } from './choice-words.ts';
import { ReportForm } from './report-form.tsx';

/** A reading beside the key, its slips, its explanation and its checks, and the way to a report. */
export function ComparedReading({ id }: { id: string }) {
  const { data, error } = useQuery(deskReadingQuery(id));
  const queries = useQueryClient();
  if (data === undefined) return <FailureLine error={error} />;
  return <Compared reading={data} onReported={() => void deskChanged(queries)} />;
}

function Compared({ reading, onReported }: { reading: DeskReading; onReported: () => void }) {
  const { drawings, choice, doubt, figure, stimulus } = reading;
  const heading = useRef<HTMLHeadingElement>(null);
  // It takes the place of the question, or was asked for by a button.
  useEffect(() => heading.current?.focus(), []);
  return (
    <article
      aria-label="Your answer beside the key"
      className="grid grid-cols-1 gap-4 rounded-lg border border-line bg-surface p-5 shadow-low sm:p-6"
    >
      <h3 ref={heading} tabIndex={-1} className="text-lead">
        {choiceWords(reading)}
      </h3>
      <p className="text-soft">
        Template {reading.template}
        {reading.audit !== null && <>, Audit {reading.audit}</>}
      </p>
      {stimulus && <StimulusBlock stimulus={stimulus} drawings={drawings} />}
      <p className="font-semibold">
        <Typeset text={reading.question} drawings={drawings} />
      </p>
      {figure && <QuestionFigure figure={figure} />}
      <KeyedOptions options={reading.options} drawings={drawings} choice={choice} />
      {doubt !== null && <p>You doubt: {doubt}</p>}
      <Part heading="Explanation">
        <Typeset text={reading.explanation} drawings={drawings} />
      </Part>
      <Checks checks={reading.checks} />
      {reading.mayReport && <ReportForm reading={reading} onReported={onReported} />}
    </article>
  );
}
