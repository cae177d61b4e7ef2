import { formulaOfStructure } from '../../../computations/structures/formula-of-structure.ts';
import type { Distractor } from '../../family.ts';
import { drawn } from '../../texts/drawn.ts';
import { alkenes, type Alkene } from './alkenes.data.ts';

/** What is added by its places: the more (`a`) and the less substituted carbon (`b`). */
interface Added {
  a: string;
  b: string;
}

/** Groups by their places in an alkene, with its double bond opened or kept. */
interface Placed extends Partial<Added> {
  c?: string;
  d?: string;
  keepsDoubleBond?: boolean;
}

/** The drawn product of an alkene that has new groups at some of its places. */
export function addition({ places }: Alkene, { keepsDoubleBond = false, ...groups }: Placed): string {
  const put = (group = ''): string => (group === '' ? '' : `(${group})`);
  const smiles = places
    .replace('{=}', keepsDoubleBond ? '=' : '')
    .replace('{a}', put(groups.a))
    .replace('{b}', put(groups.b))
    .replace('{c}', put(groups.c))
    .replace('{d}', put(groups.d))
    // At an end of a chain a group is written without brackets.
    .replace(/^C\((Br|Cl|O)\)C/, '$1CC')
    .replace(/\((=?[A-Za-z]+)\)$/, '$1');
  return drawn(smiles);
}

/** The alternative that the question turns on: the group on the other carbon of the double bond. */
export function otherCarbon(alkene: Alkene, { a, b }: Added): Distractor {
  const isMarkovnikov = a !== '';
  return {
    text: addition(alkene, { a: b, b: a }),
    slip: isMarkovnikov ? 'markovnikov-reversed' : 'markovnikov-everywhere',
    teaching: isMarkovnikov
      ? 'Here the new group is on the less substituted carbon; under these conditions it adds to the more substituted one.'
      : 'Here the new group is on the more substituted carbon, as Markovnikov’s rule predicts; under these conditions it adds to the less substituted one.',
    isDecisive: true,
  };
}

/** Further slips with a reagent that puts hydrogen on one carbon of the double bond and a group on the other. */
export function oneGroupSlips(alkene: Alkene, { a, b }: Added): Distractor[] {
  const group = a || b;
  const isOnMore = a !== '';
  return [
    {
      text: addition(alkene, { a: group, b: group }),
      slip: 'reagent-equivalents-ignored',
      teaching:
        'The reaction puts hydrogen on one carbon of the double bond and the new group on the other, not the new group on both.',
    },
    {
      text: addition(alkene, {}),
      slip: 'reduced-too-far',
      teaching:
        'This is only the hydrogenated alkene: forming it would require hydrogen and a catalyst, and the new group is missing.',
    },
    ...fromIsomers(alkene, group),
    ...besideDoubleBond(alkene, group),
    ...(group === 'O' ? oxidizedSlips(alkene, isOnMore) : vinylSlips(alkene, group, isOnMore)),
  ];
}

/** The group on the skeleton of another alkene of the same formula. */
function fromIsomers(alkene: Alkene, group: string): Distractor[] {
  const formula = formulaOfStructure(alkene.smiles);
  return alkenes
    .filter((other) => other !== alkene && formulaOfStructure(other.smiles) === formula)
    .flatMap((other) =>
      [{ a: group }, { b: group }].map((groups) => ({
        text: addition(other, groups),
        slip: isBranched(other) === isBranched(alkene) ? 'position-shifted' : 'branched-for-straight',
        teaching: `This has the skeleton of a product of ${other.name}, an isomer of ${alkene.name}; the addition changes no bond other than the double bond.`,
      })),
    );
}

function isBranched({ smiles }: Alkene): boolean {
  return smiles.includes('(');
}

/** The group on a carbon outside the double bond, added or in the place of a hydrogen. */
function besideDoubleBond(alkene: Alkene, group: string): Distractor[] {
  const outside = (['c', 'd'] as const).filter((place) => alkene.places.includes(`{${place}}`));
  return outside.flatMap((place) => [
    {
      text: addition(alkene, { [place]: group }),
      slip: 'position-shifted',
      teaching:
        'Here the new group is on a carbon outside the double bond; an addition puts it on one of the two carbons that shared the double bond.',
    },
    {
      text: addition(alkene, { [place]: group, keepsDoubleBond: true }),
      slip: 'added-without-opening',
      teaching:
        'Here the new group replaced a hydrogen outside the double bond, which is still present; an addition consumes the double bond.',
    },
  ]);
}

/** A halogen in the place of a hydrogen on the double bond. */
function vinylSlips(alkene: Alkene, group: string, isOnMore: boolean): Distractor[] {
  return placesWithHydrogen(alkene).map((place) => ({
    text: addition(alkene, { [place]: group, keepsDoubleBond: true }),
    slip: 'added-without-opening',
    teaching:
      (place === 'a') === isOnMore
        ? 'The new group is on the correct carbon, but it replaced a hydrogen there; an addition consumes the double bond.'
        : 'Two things went wrong: the new group replaced a hydrogen, whereas an addition consumes the double bond, and it belongs on the other carbon.',
  }));
}

/** The carbonyl compound in place of the alcohol. */
function oxidizedSlips(alkene: Alkene, isOnMore: boolean): Distractor[] {
  return placesWithHydrogen(alkene).map((place) => ({
    text: addition(alkene, { [place]: '=O' }),
    slip: 'oxidised-too-far',
    teaching:
      (place === 'a') === isOnMore
        ? 'The oxygen is on the correct carbon, but as C=O: no reagent here oxidizes the alcohol that forms.'
        : 'Two things went wrong: the oxygen belongs on the other carbon, and no reagent here oxidizes the alcohol that forms.',
  }));
}

function placesWithHydrogen({ hasOneGroup }: Alkene): ('a' | 'b')[] {
  return hasOneGroup === true ? ['a', 'b'] : ['b'];
}
