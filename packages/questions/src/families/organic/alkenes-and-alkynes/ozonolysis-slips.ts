import { canonicalSmiles } from '../../../structures/canonical-smiles.ts';
import type { Distractor } from '../../family.ts';
import { drawn } from '../../texts/drawn.ts';
import type { Half } from './ozonolysis-halves.data.ts';

/** What a slip makes of one half of the alkene. */
interface SlippedHalf {
  smiles: string;
  slip: string;
  teaching: string;
}

/** Wrong pairs of products of a reductive work-up. */
export function wrongCarbonyls(left: Half, right: Half): Distractor[] {
  return [
    ...inOneOrBoth([left, right].map((half) => ({ right: ketone(half), wrong: slipsOfCarbonyl(half) }))),
    ...wrongCuts(left, right),
  ];
}

/** Wrong pairs of products of an oxidative work-up of an alkene whose halves become an acid and a ketone. */
export function wrongAcidAndKetone(aldehyde: Half, keto: Half): Distractor[] {
  return [
    ...inOneOrBoth([
      { right: aldehyde.acid ?? '', wrong: slipsOfAcid(aldehyde) },
      { right: ketone(keto), wrong: slipsOfKetone(keto) },
    ]),
    ...(aldehyde.shorter === null
      ? []
      : [
          {
            // A branched chain ends in a carbon without room for a second oxygen: it would become a ketone.
            text: pair(
              `${aldehyde.shorter}${aldehyde.shorter.endsWith(')') ? '=O' : '(=O)O'}`,
              `${keto.left}C(=O)O`,
            ),
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
            teaching: `Zinc makes the work-up reductive: ${name} stays an aldehyde and is not oxidized to the acid.`,
          },
        ]),
    ...(isomer === null
      ? []
      : [
          {
            smiles: `${isomer}=O`,
            slip: 'position-shifted',
            teaching: `The oxygen belongs on the carbon that carried the double bond: this half of the alkene gives ${name}.`,
          },
        ]),
    ...ofWrongSize(left).map((wrong) => ({
      smiles: `${wrong.left}=O`,
      slip: 'carbon-lost-or-added',
      teaching: `${wrong.deed}: with the carbon of the double bond this half of the alkene gives ${name}.`,
    })),
  ];
}

function slipsOfAcid(aldehyde: Half): SlippedHalf[] {
  return [
    {
      smiles: ketone(aldehyde),
      slip: 'oxidised-too-little',
      teaching:
        'Hydrogen peroxide makes the work-up oxidative: a half with hydrogen on its carbonyl carbon becomes an acid.',
    },
    ...ofWrongSize(aldehyde.left).map((wrong) => ({
      smiles: `${wrong.left}(=O)O`,
      slip: 'carbon-lost-or-added',
      teaching: `${wrong.deed}: the carbon of the double bond itself becomes that of the COOH group.`,
    })),
  ];
}

function slipsOfKetone(keto: Half): SlippedHalf[] {
  return [
    {
      smiles: alcohol(keto),
      slip: 'reduced-too-far',
      teaching:
        'Ozonolysis makes no alcohol here; the half without hydrogen on the double bond becomes a ketone.',
    },
    ...(keto.isomer === null
      ? []
      : [
          {
            smiles: `${keto.isomer}=O`,
            slip: 'position-shifted',
            teaching: `The oxygen belongs on the carbon that carried the double bond: this half of the alkene gives ${keto.name}.`,
          },
        ]),
    ...(keto.isomer === null || keto.isomer.endsWith(')')
      ? []
      : [
          {
            smiles: `${keto.isomer}(=O)O`,
            slip: 'oxidised-too-far',
            teaching: `Only the half with hydrogen on its carbon of the double bond becomes an acid; the other one gives ${keto.name}.`,
          },
        ]),
    ...ofWrongSize(keto.left).map((wrong) => ({
      smiles: `${wrong.left}=O`,
      slip: 'carbon-lost-or-added',
      teaching: `${wrong.deed}: this half of the alkene becomes ${keto.name}.`,
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
            first.teaching === second.teaching
              ? first.teaching
              : `Two slips at once. First: ${first.teaching} Second: ${second.teaching}`,
        })),
    ),
  ];
}

const besideDoubleBond =
  'A single bond beside the double bond was cut here; ozone cuts the double bond itself, and each half keeps its carbon.';

/** A half, given by its `left`, with a carbon lost or added at its end or in its ring. */
function ofWrongSize(left: string): { left: string; deed: string }[] {
  const isRing = left.startsWith('C1');
  const shorter = isRing ? left.replace('C1CC', 'C1C') : left.startsWith('CC') ? left.slice(1) : null;
  const longer = isRing ? left.replace('C1', 'C1C') : left.startsWith('c1') ? `${left}C` : `C${left}`;
  return [
    ...(shorter === null ? [] : [{ left: shorter, deed: 'A carbon was lost' }]),
    { left: longer, deed: 'A carbon was added to the chain of this half' },
  ];
}

/** The bond beside the double bond was cut, so that one half gained the carbon that the other one lost. */
function wrongCuts(left: Half, right: Half): Distractor[] {
  return [
    ...(left.shorter === null ? [] : [pair(`${left.shorter}=O`, `O=C${right.right.replace('{}', '')}`)]),
    ...(right.shorter === null ? [] : [pair(`${left.left}C=O`, `${right.shorter}=O`)]),
  ].map((text) => ({ text, slip: 'wrong-bond-broken', teaching: besideDoubleBond }));
}
