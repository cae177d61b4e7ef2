import { useQuery } from '@tanstack/react-query';
import { deskQueueQuery } from '../../api/desk/desk.ts';
import { DeskSection } from './desk-section.tsx';
import { FailureLine } from './failure-line.tsx';
import { Minute } from './moments.tsx';
import { RebuildAnswers } from './rebuild-answers.tsx';

/** Background work by queue and state, and what was done on the desk last. */
export function Queue() {
  const { data, error } = useQuery(deskQueueQuery);
  return (
    <>
      <DeskSection part="queue">
        <FailureLine error={error} />
        <ul className="figures grid grid-cols-1 gap-1">
          {data?.jobs.map(({ name, state, count }) => (
            <li key={`${name} ${state}`}>
              {name}, {state}: {count}
            </li>
          ))}
        </ul>
        <RebuildAnswers />
      </DeskSection>
      <DeskSection part="done">
        {data?.audit.length === 0 && <p className="text-soft">Nothing yet.</p>}
        <ul className="grid grid-cols-1 gap-1">
          {data?.audit.map(({ id, at, actor, action, target, details, by }) => (
            <li key={id}>
              <Minute at={at} />, {action} on {target} by {by ?? actor ?? 'a command'}
              {Object.entries(details).map(([name, value]) => `, ${name}: ${value ?? 'none'}`)}
            </li>
          ))}
        </ul>
      </DeskSection>
    </>
  );
}
