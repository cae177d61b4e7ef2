import { useQuery } from '@tanstack/react-query';
import { subjects } from '@valence/contract';
import { topicListQuery } from '../../../api/quizzes/topics.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';

interface OwnTopicsProps {
  /** Weights by id of topic or concept. */
  topics: Readonly<Record<string, number>>;
  onChange: (topics: Readonly<Record<string, number>>) => void;
}

const weights = [
  { weight: 1, label: 'a little' },
  { weight: 2, label: 'usual' },
  { weight: 4, label: 'a lot' },
] as const;
const usual = 2;

/** The topics of an exam of one's own, and how much of it each is. */
export function OwnTopics({ topics, onChange }: OwnTopicsProps) {
  const list = useQuery(topicListQuery);
  if (list.data === undefined)
    return list.isError ? (
      <p>The topics could not be loaded just now.</p>
    ) : (
      <Skeleton className="h-40 w-full" />
    );
  return (
    <fieldset className="grid gap-2">
      <legend className="text-sm font-semibold">Topics on the exam</legend>
      {list.data.subjects.map((subject) => {
        const chosen = subject.topics.filter(({ id }) => id in topics).length;
        return (
          <details key={subject.id} className="rounded-md border border-line bg-paper" open={chosen > 0}>
            <summary className="min-h-11 cursor-pointer px-4 py-2.5 font-semibold">
              {subjects.find(({ id }) => id === subject.id)?.name ?? subject.id}
              {chosen > 0 && <span className="text-sm font-semibold text-blue"> · {chosen} chosen</span>}
            </summary>
            <ul className="grid gap-x-6 border-t border-line p-2 sm:grid-cols-2">
              {subject.topics.map(({ id, name }) => (
                <li key={id} className="flex min-h-11 items-center gap-2 px-2">
                  <label className="flex min-w-0 grow cursor-pointer items-center gap-3 py-1.5">
                    <input
                      type="checkbox"
                      checked={id in topics}
                      className="size-5 shrink-0 accent-blue"
                      onChange={() => onChange(toggled(topics, id))}
                    />
                    <span className="min-w-0">{name}</span>
                  </label>
                  {id in topics && (
                    <select
                      aria-label={`How much of the exam is ${name}?`}
                      value={topics[id]}
                      className="min-h-9 rounded-md border border-line-strong bg-surface px-2 text-sm"
                      onChange={(event) => onChange({ ...topics, [id]: Number(event.currentTarget.value) })}
                    >
                      {weights.map(({ weight, label }) => (
                        <option key={weight} value={weight}>
                          {label}
                        </option>
                      ))}
                    </select>
                  )}
                </li>
              ))}
            </ul>
          </details>
        );
      })}
    </fieldset>
  );
}

function toggled(topics: Readonly<Record<string, number>>, id: string): Record<string, number> {
  const { [id]: weight, ...others } = topics;
  return weight === undefined ? { ...topics, [id]: usual } : others;
}
