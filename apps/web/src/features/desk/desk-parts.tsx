import type { Role } from '@valence/contract';
import { partsOfDesk } from './parts-of-desk.ts';

/** Leads to the parts of the desk: questions that wait make it a long page. */
export function DeskParts({ roles }: { roles: readonly Role[] }) {
  return (
    <nav aria-label="Parts of the desk">
      <ul className="flex flex-wrap gap-x-5 gap-y-1">
        {Object.entries(partsOfDesk)
          .filter(([, { role }]) => roles.includes(role))
          .map(([id, { heading }]) => (
            <li key={id}>
              <a href={`#${id}`} className="inline-block py-1 font-semibold text-blue underline">
                {heading}
              </a>
            </li>
          ))}
      </ul>
    </nav>
  );
}
