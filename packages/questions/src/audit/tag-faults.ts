import { bank } from '../bank/bank.ts';
import { sets } from '../bank/sets.ts';
import { families } from '../families/families.ts';
import { concepts } from '../concepts/concepts.ts';

const mostTested = 2;

/**
 * What is wrong with the concepts that written questions and families name: ids that the map lacks, a concept that is both
 * tested and merely used, and none or more than two tested ones.
 * @returns a sentence for each fault; empty where every tag is sound
 */
export function tagFaults(): string[] {
  const writtenInSets = Object.values(sets).flatMap((ofSubject) =>
    ofSubject.flatMap(({ questions }) => questions),
  );
  const known = new Set(concepts.map(({ id }) => id));
  const faultsOf = (
    who: string,
    tests: readonly string[] | undefined,
    uses: readonly string[] = [],
  ): string[] => [
    ...(tests === undefined || tests.length === 0 ? [`${who} names no concept that it tests`] : []),
    ...(tests !== undefined && tests.length > mostTested ? [`${who} tests ${tests.length} concepts`] : []),
    ...[...(tests ?? []), ...uses]
      .filter((id) => !known.has(id))
      .map((id) => `${who} names the concept ${id}, which does not exist`),
    ...uses.filter((id) => tests?.includes(id)).map((id) => `${who} both tests and uses ${id}`),
  ];
  return [
    ...[...Object.values(bank).flat(), ...writtenInSets].flatMap(({ id, tests, uses }) =>
      faultsOf(id, tests, uses),
    ),
    ...Object.values(families)
      .flat()
      .flatMap(({ id, difficulties, tests, uses }) =>
        difficulties.flatMap((difficulty) => faultsOf(`${id}, ${difficulty},`, tests?.[difficulty], uses)),
      ),
  ];
}
