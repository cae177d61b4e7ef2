import type { Role } from '@valence/contract';

/** The parts of the desk in their order: the id and heading of each, and whose it is. */
export const partsOfDesk = {
  doubts: { heading: 'To decide', role: 'maintainer' },
  'model-questions': { heading: 'What the model wrote', role: 'maintainer' },
  readings: { heading: 'Solve without the key', role: 'maintainer' },
  items: { heading: 'How questions fare', role: 'maintainer' },
  students: { heading: 'Students', role: 'operator' },
  audits: { heading: 'Audits', role: 'operator' },
  operation: { heading: 'The server', role: 'operator' },
  queue: { heading: 'Background work', role: 'operator' },
  done: { heading: 'What was done', role: 'operator' },
} as const satisfies Readonly<Record<string, { heading: string; role: Role }>>;

export type PartOfDesk = keyof typeof partsOfDesk;
