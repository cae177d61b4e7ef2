import type { PaperExam } from '@valence/contract';
import { Card } from '../../ui/card.tsx';
import { asDate } from '../../ui/days/day-words.ts';

/** Milliseconds after which a fact about an exam is old: boards change them from year to year. */
const oldAfter = 365 * 24 * 3_600_000;

/** What a paper of an exam contains, where the facts are from, and what in them is in doubt. */
export function ExamFacts({ exam, now }: { exam: PaperExam; now: number }) {
  const isOld = now - Date.parse(exam.asOf) > oldAfter;
  return (
    <Card title="What the paper contains">
      <p>{exam.like}.</p>
      <table className="mt-4 w-full text-left">
        <caption className="sr-only">Units with their share of the questions</caption>
        <thead>
          <tr className="border-b border-line-strong text-sm text-soft">
            <th scope="col" className="py-1 font-semibold">
              Unit
            </th>
            <th scope="col" className="py-1 text-right font-semibold">
              Share
            </th>
          </tr>
        </thead>
        <tbody>
          {exam.units.map(({ id, name, low, high }) => (
            <tr key={id} className="border-b border-line">
              <th scope="row" className="py-1.5 pr-4 font-normal wrap-anywhere">
                {name}
              </th>
              <td className="figures py-1.5 text-right whitespace-nowrap">
                {low === high ? low : `${low}–${high}`}%
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-2 text-sm text-soft">{weightWords[exam.weightsFrom]}</p>
      {exam.leftOut.length > 0 && (
        <p className="mt-2">
          Left out: {exam.leftOut.map(({ name, percent }) => `${name} (${percent}% of the exam)`).join(', ')}.
        </p>
      )}
      {exam.differences.length > 0 && (
        <>
          <h3 className="mt-4 font-semibold">Where ours differs</h3>
          <ul className="list-disc pl-5">
            {exam.differences.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </>
      )}
      <h3 className="mt-4 font-semibold">Check with the board</h3>
      <ul className="list-disc pl-5">
        {exam.doubts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <p className="mt-3 text-sm text-soft">
        Source: {exam.source}. As of {asDate(exam.asOf)}.{isOld && ' These facts are more than a year old.'}
      </p>
    </Card>
  );
}

const weightWords = {
  board: 'Ranges as the board publishes them.',
  others: 'Shares as others report them.',
  us: 'The shares are ours: no published ones were found.',
} as const;
