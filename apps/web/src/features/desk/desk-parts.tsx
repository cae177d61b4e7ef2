import type { Role } from '@valence/contract';

const parts = [
  { id: 'doubts', name: 'To decide', role: 'maintainer' },
  { id: 'model-questions', name: 'What the model wrote', role: 'maintainer' },
  { id: 'readings', name: 'Solve without the key', role: 'maintainer' },
  { id: 'items', name: 'How questions fare', role: 'maintainer' },
  { id: 'students', name: 'Students', role: 'operator' },
  { id: 'audits', name: 'Audits', role: 'operator' },
  { id: 'operation', name: 'The server', role: 'operator' },
  { id: 'queue', name: 'Background work', role: 'operator' },
  { id: 'done', name: 'What was done', role: 'operator' },
] as const;

/** Leads to the parts of the desk: questions that wait make it a long page. */
export function DeskParts({ roles }: { roles: readonly Role[] }) {
  return (
    <nav aria-label="Parts of the desk">
      <ul className="flex flex-wrap gap-x-5 gap-y-1">
        {parts
          .filter(({ role }) => roles.includes(role))
          .map(({ id, name }) => (
            <li key={id}>
              <a href={`#${id}`} className="inline-block py-1 font-semibold text-blue underline">
                {name}
              </a>
            </li>
          ))}
      </ul>
    </nav>
  );
}
