import type { Distractor } from '../../family.ts';
import { capital } from '../../texts/capital.ts';
import type { IsomerPattern } from './isomer-patterns.data.ts';

/** Which of the stereoisomers are counted: all, a pair of enantiomers once, the achiral ones, the chiral ones. */
export type CountedIsomers = 'all' | 'once' | 'achiral' | 'chiral';

export type IsomerCounts = Readonly<Record<CountedIsomers, number>>;

/**
 * The counts of a complex.
 * @param total its stereoisomers
 * @param upToMirrors the same with a pair of enantiomers counted once
 */
export function isomerCounts({ total, upToMirrors }: { total: number; upToMirrors: number }): IsomerCounts {
  const pairs = total - upToMirrors;
  return { all: total, once: upToMirrors, achiral: total - 2 * pairs, chiral: 2 * pairs };
}

/** @param complex `the octahedral complex \ce{…}` */
export function questionFor(counted: CountedIsomers, complex: string): string {
  switch (counted) {
    case 'all':
      return `How many different arrangements (stereoisomers) are possible for ${complex} if enantiomers are counted separately?`;
    case 'once':
      return `How many different arrangements (stereoisomers) are possible for ${complex} if each pair of enantiomers is counted as one?`;
    case 'achiral':
      return `How many stereoisomers of ${complex} are achiral, that is, identical to their mirror images?`;
    case 'chiral':
      return `How many stereoisomers of ${complex} are chiral if enantiomers are counted separately?`;
  }
}

/** The working, which ends at the count. */
export function workingFor(
  counted: CountedIsomers,
  { because, chiral }: IsomerPattern,
  counts: IsomerCounts,
): string {
  const { all, once, achiral } = counts;
  const start = `${capital(because)}. This gives ${all} in all`;
  if (counted === 'all') return `${start}.`;
  if (chiral === null)
    return `${start}, and ${all === 1 ? 'it is not chiral' : 'none of them is chiral'}, so the answer is ${counts[counted]}.`;
  const pair = all === 2 ? `${start}, which are enantiomers` : `${start}, two of which are enantiomers`;
  switch (counted) {
    case 'once':
      return `${pair}${all === 2 ? ' and' : ' that'} count as one here: ${all} − 1 = ${once}.`;
    case 'achiral':
      return `${pair}: ${all} − 2 = ${achiral} achiral.`;
    case 'chiral':
      return `${pair}: 2 are chiral.`;
  }
}

/** Another count of the same stereoisomers than the asked one. */
export function otherCounts(
  counted: CountedIsomers,
  { chiral }: IsomerPattern,
  counts: IsomerCounts,
): Distractor[] {
  if (chiral === null) return [];
  const others = [
    [
      'all',
      `This counts all of the stereoisomers; ${counted === 'once' ? 'here each pair of enantiomers counts as one' : `the question asks only for the ${counted} ones`}.`,
    ],
    ['once', `This counts ${chiral} and its mirror image as one, along with any achiral isomers.`],
    ['achiral', `This counts only the achiral isomers; ${chiral} is chiral.`],
    ['chiral', `This counts only ${chiral} and its mirror image.`],
  ] as const;
  return others
    .filter(([other]) => other !== counted && !(counted === 'all' && other === 'once'))
    .map(([other, teaching]) => ({
      text: String(counts[other]),
      slip: 'answered-another-quantity',
      teaching,
    }));
}

/** What mirror images are taken for where chiral stereoisomers are asked for. */
export function chiralMiscounted({ chiral }: IsomerPattern, { all, once }: IsomerCounts): Distractor[] {
  const every: Distractor = {
    text: String(2 * once),
    slip: 'every-isomer-chiral',
    teaching: `This assumes that every arrangement has a different mirror image; ${chiral === null ? 'each has a mirror plane' : `only ${chiral} is chiral`}.`,
  };
  if (chiral === null)
    return [
      every,
      {
        text: String(all),
        slip: 'every-isomer-chiral',
        teaching: 'This treats each arrangement as chiral, but each has a mirror plane.',
      },
    ];
  return [
    every,
    {
      text: '1',
      slip: 'enantiomers-not-counted',
      teaching: `This counts ${chiral} and its mirror image as one; they are two different isomers.`,
    },
    {
      text: '0',
      slip: 'mirror-plane-invented',
      teaching: `This treats every arrangement as achiral, but ${chiral} is chiral.`,
    },
  ];
}

/** Where achiral stereoisomers are asked for: none is seen as such. */
export function achiralMiscounted({ chiral }: IsomerPattern): Distractor[] {
  return [
    {
      text: '0',
      slip: 'every-isomer-chiral',
      teaching: `This treats every arrangement as chiral, but ${chiral === null ? 'each has a mirror plane' : `only ${chiral} is`}.`,
    },
  ];
}
