import { difficulties, mostChosen, type Difficulty, type TopicChoice } from '@valence/contract';

/** What a link to a set of questions says: what is asked about, how many questions, and how hard. Who takes it gets numbers of their own. */
export interface SharedChoice {
  choice: TopicChoice;
  count: number;
  difficulty: Difficulty;
}

/**
 * The address of a set of questions, for anybody: it leads students to the list with that choice made, and visitors can take it at once.
 * @example addressOfChoice({ choice: { topics: ['buffers'], concepts: [] }, count: 10, difficulty: 'beginner' })
 * // '/set?topics=buffers&count=10&difficulty=beginner'
 */
export function addressOfChoice({ choice, count, difficulty }: SharedChoice): string {
  const lists = Object.entries(choice).flatMap(([name, ids]) =>
    ids.length === 0 ? [] : [`${name}=${ids.join('.')}`],
  );
  return `/set?${[...lists, `count=${count}`, `difficulty=${difficulty}`].join('&')}`;
}

/** Reads such an address; `null` where nothing is chosen in it. What it asks for beyond the plan becomes the most that the plan has. */
export function readSharedChoice(query: URLSearchParams, planCounts: readonly number[]): SharedChoice | null {
  const choice = { topics: idsOf(query.get('topics')), concepts: idsOf(query.get('concepts')) };
  if (choice.topics.length + choice.concepts.length === 0) return null;
  const asked = Number(query.get('count') ?? Number.NaN);
  const count = Math.max(...planCounts.filter((one) => one <= asked), Math.min(...planCounts));
  const difficulty = difficulties.find((one) => one === query.get('difficulty')) ?? 'intermediate';
  return { choice, count, difficulty };
}

function idsOf(list: string | null): string[] {
  const ids = (list ?? '').split('.').filter((id) => /^[a-z0-9-]{1,80}$/.test(id));
  return [...new Set(ids)].slice(0, mostChosen);
}
