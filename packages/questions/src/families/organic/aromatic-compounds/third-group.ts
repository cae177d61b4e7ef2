import type { Random } from '../../../random.ts';
import type { Draft } from '../../family.ts';
import { drawn } from '../../texts/drawn.ts';
import { disubstituted, electrophiles } from './aromatic.data.ts';
import { ringWith, sulfo } from './ring-with.ts';

/** Where a third group enters a ring with two groups *para* to each other. */
export function third(random: Random): Draft {
  const ring = random.pick(disubstituted);
  const electrophile = random.pick(electrophiles);
  const { group } = electrophile;
  const { first, second } = ring;
  const isHalogen = group === 'Br' || group === 'Cl';
  return {
    text: `What is the major product when ${ring.name} reacts with one equivalent of ${electrophile.text}? ${drawn(`c1cc(${second})ccc1${first}`, ring.name)}`,
    answer: ringWith(first, { 2: group, 4: second }),
    distractors: [
      {
        text: ringWith(first, { 3: group, 4: second }),
        slip: 'directing-effect-confused',
        teaching: `The new group does not enter at this position: ${ring.why}.`,
        isDecisive: true,
      },
      ...[
        ringWith(first, { 2: group, 5: second }),
        ringWith(first, { 3: group, 5: second }),
        ringWith(first, { 2: group, 3: second }),
      ].map((text) => ({
        text,
        slip: 'position-shifted',
        teaching: 'The two original groups keep their positions: they are *para* to each other.',
      })),
      {
        text: ringWith(first, { 2: group, 4: second, 6: group }),
        slip: 'reagent-equivalents-ignored',
        teaching: 'With one equivalent of the reagent, only one new group enters.',
      },
      {
        text: ringWith(first, { 2: group, 4: second, 5: group }),
        slip: 'reagent-equivalents-ignored',
        teaching: `Two things went wrong. With one equivalent, only one new group enters. Also, it enters at only one of these positions: ${ring.why}.`,
      },
      {
        text: ringWith(first, { 3: group, 4: second, 5: group }),
        slip: 'reagent-equivalents-ignored',
        teaching: `Two things went wrong. With one equivalent, only one new group enters. Also, it does not enter at these positions: ${ring.why}.`,
      },
      ...(isHalogen
        ? [
            {
              text: ringWith(first, { 2: group, 3: group, 4: second }),
              slip: 'mechanism-confused',
              teaching:
                'Here both halogen atoms entered side by side, as in an addition to a double bond; in this substitution, one enters and the other leaves with a hydrogen.',
            },
          ]
        : [
            {
              text: ringWith(first, { 2: sulfo, 4: second }),
              slip: 'reagent-misread',
              teaching:
                'Here the ring was sulfonated; sulfuric acid only protonates nitric acid, and a nitro group enters.',
            },
            {
              text: ringWith(first, { 2: group, 3: group, 4: second }),
              slip: 'reagent-equivalents-ignored',
              teaching: `Two things went wrong. With one equivalent, only one new group enters. Also, it enters at only one of these positions: ${ring.why}.`,
            },
            {
              text: ringWith(first, { 3: sulfo, 4: second }),
              slip: 'reagent-misread',
              teaching: `Two things went wrong. A nitro group enters, not a sulfo group. Also, it does not enter at this position: ${ring.why}.`,
            },
          ]),
      ...(isHalogen && [first, second].includes('C')
        ? [
            {
              text:
                first === 'C' ? ringWith(`C${group}`, { 4: second }) : ringWith(first, { 4: `C${group}` }),
              slip: 'side-chain-attacked',
              teaching:
                'A halogen enters the methyl group in a radical reaction in light; with an iron(III) halide, it attacks the ring.',
            },
          ]
        : []),
    ],
    explanation: `The two groups are *para* to each other, so two kinds of hydrogen remain on the ring. The new group replaces only one kind: ${ring.why}.`,
    finding:
      'The directing effects of both groups were combined; the structure was put together accordingly.',
  };
}
