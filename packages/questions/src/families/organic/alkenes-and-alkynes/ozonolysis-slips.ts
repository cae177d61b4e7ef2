import { canonicalSmiles } from '../../../structures/canonical-smiles.ts';
import type { Random } from '../../../random.ts';
import type { Distractor } from '../../family.ts';
import { drawn } from '../../texts/drawn.ts';
import type { Half } from './ozonolysis-halves.data.ts';
import { twoSlips } from '../../notes/two-slips.ts';

/** What a slip makes of one half of the alkene. */
interface SlippedHalf {
  smiles: string;
  slip: string;
  teaching: string;
}

/** Wrong pairs of products of a reductive workup. */
export function wrongCarbonyls(left: Half, right: Half): Distractor[] {
  return [
    ...inOneOrBoth([left, right].map((half) => ({ right: ketone(half), wrong: slipsOfCarbonyl(half) }))),
    ...wrongCuts(left, right),
  ];
}

/**
 * Wrong pairs of products of an alkene of which one half keeps a hydrogen on its carbonyl carbon, so that the workup decides what it
 * becomes: the other workup, one slip in the carbons, and both, so that no pair of products is nearer to the rest than another.
 * @param isOxidative whether the aldehyde becomes the acid
 */
export function wrongPairs(random: Random, aldehyde: Half, keto: Half, isOxidative: boolean): Distractor[] {
  const ofWorkUp = isOxidative
    ? {
        slip: 'oxidised-too-little',
        teaching:
          'Hydrogen peroxide makes the workup oxidative: a half with a hydrogen on its carbonyl carbon becomes a carboxylic acid.',
      }
    : {
        slip: 'oxidised-too-far',
        teaching: 'This workup is reductive: the aldehyde is not oxidized to the acid.',
      };
  const { written, slip, teaching } = random.pick(slipsInCarbons(aldehyde, keto));
  const [end, otherEnd] = isOxidative ? [acidEnd, aldehydeEnd] : [aldehydeEnd, acidEnd];
  return [
    { ...ofWorkUp, text: pair(`${aldehyde.left}${otherEnd}`, ketone(keto)) },
    { slip, teaching, text: written(end) },
    { slip, teaching: twoSlips(teaching, ofWorkUp.teaching), text: written(otherEnd) },
  ];
}

const acidEnd = '(=O)O';
const aldehydeEnd = '=O';

/** Pairs of products with a slip in the carbons of one half, written with the end that the workup gives. */
function slipsInCarbons(
  aldehyde: Half,
  keto: Half,
): { written: (end: string) => string; slip: string; teaching: string }[] {
  const { isomer } = keto;
  const { shorter } = aldehyde;
  return [
    ...ofWrongSize(aldehyde.left).map(({ left, deed }) => ({
      written: (end: string) => pair(`${left}${end}`, ketone(keto)),
      slip: 'carbon-lost-or-added',
      teaching: `${deed}: one half of the alkene has the carbon skeleton of ${aldehyde.name}.`,
    })),
    ...ofWrongSize(keto.left).map(({ left, deed }) => ({
      written: (end: string) => pair(`${aldehyde.left}${end}`, `${left}=O`),
      slip: 'carbon-lost-or-added',
      teaching: `${deed}: one half of the alkene becomes ${keto.name}.`,
    })),
    // An isomer without a branch would end in an aldehyde, which the workup would change as well.
    ...(isomer === null || !isomer.endsWith(')')
      ? []
      : [
          {
            written: (end: string) => pair(`${aldehyde.left}${end}`, `${isomer}=O`),
            slip: 'position-shifted',
            teaching: `The oxygen belongs on the carbon that was part of the double bond: one half of the alkene gives ${keto.name}.`,
          },
        ]),
    // A branched chain ends in a carbon without room for a second oxygen.
    ...(shorter === null || shorter.endsWith(')')
      ? []
      : [
          {
            written: (end: string) => pair(`${shorter}${end}`, `${keto.left}C${end}`),
            slip: 'wrong-bond-broken',
            teaching: besideDoubleBond,
          },
        ]),
  ];
}

export function ketone({ left }: Half): string {
  return `${left}=O`;
}

export function alcohol({ left }: Half): string {
  return `${left}O`;
}

export function pair(first: string, second: string): string {
  return drawn(`${first}.${second}`);
}

function slipsOfCarbonyl({ name, left, isomer, acid }: Half): SlippedHalf[] {
  return [
    ...(acid === null
      ? []
      : [
          {
            smiles: acid,
            slip: 'oxidised-too-far',
            teaching: `Zinc makes the workup reductive: ${name} stays an aldehyde and is not oxidized to the acid.`,
          },
        ]),
    ...(isomer === null
      ? []
      : [
          {
            smiles: `${isomer}=O`,
            slip: 'position-shifted',
            teaching: `The oxygen belongs on the carbon that was part of the double bond: one half of the alkene gives ${name}.`,
          },
        ]),
    ...ofWrongSize(left).map((wrong) => ({
      smiles: `${wrong.left}=O`,
      slip: 'carbon-lost-or-added',
      teaching: `${wrong.deed}: including the carbon of the double bond, one half of the alkene gives ${name}.`,
    })),
  ];
}

/** Pairs of products with a slip in one half, and with slips in both. */
function inOneOrBoth(
  halvesOfAlkene: readonly { right: string; wrong: readonly SlippedHalf[] }[],
): Distractor[] {
  const [one, other] = halvesOfAlkene;
  if (one === undefined || other === undefined) return [];
  const isPair = (first: string, second: string): boolean =>
    canonicalSmiles(first) !== canonicalSmiles(second);
  return [
    ...one.wrong
      .filter(({ smiles }) => isPair(smiles, other.right))
      .map(({ smiles, ...slip }) => ({ text: pair(smiles, other.right), ...slip })),
    ...other.wrong
      .filter(({ smiles }) => isPair(one.right, smiles))
      .map(({ smiles, ...slip }) => ({ text: pair(one.right, smiles), ...slip })),
    ...one.wrong.flatMap((first) =>
      other.wrong
        .filter((second) => isPair(first.smiles, second.smiles))
        .map((second) => ({
          text: pair(first.smiles, second.smiles),
          slip: first.slip,
          teaching:
            first.teaching === second.teaching ? first.teaching : twoSlips(first.teaching, second.teaching),
        })),
    ),
  ];
}

const besideDoubleBond =
  'A single bond next to the double bond was cleaved here; ozone cleaves the double bond itself, and each half keeps one of its carbons.';

/** A half, given by its `left`, with a carbon lost or added at its end or in its ring. */
function ofWrongSize(left: string): { left: string; deed: string }[] {
  const isRing = left.startsWith('C1');
  const shorter = isRing ? left.replace('C1CC', 'C1C') : left.startsWith('CC') ? left.slice(1) : null;
  const longer = isRing ? left.replace('C1', 'C1C') : left.startsWith('c1') ? `${left}C` : `C${left}`;
  return [
    ...(shorter === null ? [] : [{ left: shorter, deed: 'A carbon was lost' }]),
    { left: longer, deed: 'A carbon was added' },
  ];
}

/** The bond beside the double bond was cut, so that one half gained the carbon that the other one lost. */
function wrongCuts(left: Half, right: Half): Distractor[] {
  return [
    ...(left.shorter === null ? [] : [pair(`${left.shorter}=O`, `O=C${right.right.replace('{}', '')}`)]),
    ...(right.shorter === null ? [] : [pair(`${left.left}C=O`, `${right.shorter}=O`)]),
  ].map((text) => ({ text, slip: 'wrong-bond-broken', teaching: besideDoubleBond }));
}
