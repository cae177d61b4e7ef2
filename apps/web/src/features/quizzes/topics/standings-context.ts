import type { Standings } from '@valence/contract';
import { createContext } from 'react';

/** How well each topic and concept goes, by ids; `null` until it is known. */
interface KnownStandings {
  topics: ReadonlyMap<string, { answered: number; right: number }>;
  concepts: ReadonlyMap<string, { answered: number; right: number }>;
}

export const StandingsContext = createContext<KnownStandings | null>(null);

export function knownStandings({ topics, concepts }: Standings): KnownStandings {
  return {
    topics: new Map(topics.map((one) => [one.id, one])),
    concepts: new Map(concepts.map((one) => [one.id, one])),
  };
}

/** How well one of them goes, in words. */
export function standingWords(standing: { answered: number; right: number } | undefined): string {
  return standing === undefined
    ? 'Not yet seen'
    : `${standing.right} of ${standing.answered} right at the first try`;
}
