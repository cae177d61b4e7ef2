import type { User } from '@valence/contract';

/** What the server drew the page from, as it says in the page. */
export interface Served {
  user: User;
  place: string;
}

/** Reads what the server says; `null` where this page was not drawn for a quiz. */
export function readServed(): Served | null {
  const text = document.querySelector('#served')?.textContent ?? 'null';
  const served: unknown = JSON.parse(text);
  return isServed(served) ? served : null;
}

/** Written a moment ago by the server that this build belongs to; a schema for it would cost more than the quiz. */
function isServed(served: unknown): served is Served {
  return typeof served === 'object' && served !== null && 'user' in served && 'place' in served;
}
