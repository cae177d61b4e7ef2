import type { PaperReport } from '@valence/contract';
import type { ReactNode } from 'react';
import { asClock } from '../../attempt/countdown.ts';
import { beginsSet } from '../../ui/figure/begins-set.ts';
import { StimulusBlock } from '../../ui/figure/stimulus-block.tsx';
import { groupQuestions } from './group-questions.ts';

interface ReportQuestionsProps {
  report: Pick<PaperReport, 'questions' | 'units'>;
  entry: (question: PaperReport['questions'][number], place: number) => ReactNode;
}

/**
 * Every question of a paper: first what was missed, then what was left unanswered, then what was right. What a set is on stands above
 * those of its questions that are in the same group.
 */
export function ReportQuestions({ report, entry }: ReportQuestionsProps) {
  const { questions, units } = report;
  const places = groupQuestions(questions);
  const groups = [
    { title: 'Missed', places: places.missed },
    { title: 'Left unanswered', places: places.unanswered },
    { title: 'Right', places: places.right },
  ];
  return groups
    .filter((group) => group.places.length > 0)
    .map(({ title, places: ofGroup }) => (
      <div key={title}>
        <h3 className="mt-5 text-lead font-bold">
          {title} <span className="figures font-normal text-soft">({ofGroup.length})</span>
        </h3>
        <ol className="mt-3 grid grid-cols-1 gap-3">
          {ofGroup.map((place, index) => {
            const question = questions[place];
            if (question === undefined) return null;
            const { id, stimulus, drawings } = question.question;
            const before = questions[ofGroup[index - 1] ?? -1]?.question;
            return (
              <li key={id}>
                {stimulus && beginsSet(question.question, before) && (
                  <div className="mt-2 mb-3">
                    <StimulusBlock stimulus={stimulus} drawings={drawings} />
                  </div>
                )}
                {entry(question, place)}
                {typeof question.typed?.notRead === 'string' && (
                  <p className="mt-1 pl-2 wrap-anywhere">
                    You typed “{question.typed.notRead}”, which could not be read: it counts as no answer.
                  </p>
                )}
                <p className="figures mt-1 pl-2 text-sm text-soft">
                  {units.find(({ id }) => id === question.unit)?.name}, {asClock(question.timeSpent)}
                </p>
              </li>
            );
          })}
        </ol>
      </div>
    ));
}
