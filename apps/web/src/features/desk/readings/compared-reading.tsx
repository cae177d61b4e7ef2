import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { DeskReading } from '@valence/contract';
import { useEffect, useRef } from 'react';
import { deskChanged } from '../../../api/desk/desk-changed.ts';
import { deskReadingQuery } from '../../../api/desk/desk-readings.ts';
import { QuestionFigure } from '../../../ui/figure/question-figure.tsx';
import { StimulusBlock } from '../../../ui/figure/stimulus-block.tsx';
import { Typeset } from '../../../ui/typeset/typeset.tsx';
import { FailureLine } from '../failure-line.tsx';
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
      <ol className="grid grid-cols-1 gap-2">
        {reading.options.map(({ text, isKey, slip }, place) => (
          <li key={text} className={isKey ? 'font-semibold text-green' : ''}>
            {'ABCD'[place]} <Typeset text={text} drawings={drawings} />
            {isKey && ' (key)'}
            {place === choice && ' (your choice)'}
            {slip !== null && (
              <span className="block pl-5 text-sm text-soft">
                Slip: <Typeset text={slip} />
              </span>
            )}
          </li>
        ))}
      </ol>
      {doubt !== null && <p>You doubt: {doubt}</p>}
      <div>
        <h4 className="font-semibold">Explanation</h4>
        <p>
          <Typeset text={reading.explanation} drawings={drawings} />
        </p>
      </div>
      <div>
        <h4 className="font-semibold">Checks</h4>
        <ul className="grid gap-1">
          {reading.checks
            .filter(({ verdict }) => verdict !== 'not applicable')
            .map(({ check, verdict, finding }) => (
              <li
                key={`${check} ${finding}`}
                className={verdict === 'failed' ? 'font-semibold text-pink' : ''}
              >
                {check}, {verdict}: <Typeset text={finding} />
              </li>
            ))}
        </ul>
      </div>
      {reading.mayReport && <ReportForm reading={reading} onReported={onReported} />}
    </article>
  );
}
