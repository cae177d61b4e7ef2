import type { Random } from '../../../random.ts';
import type { Draft } from '../../family.ts';
import { drawn } from '../../texts/drawn.ts';
import { acidDerivatives } from './acid-derivatives.data.ts';
import { reagents, withGroup } from './grignard-reagents.ts';
import { withLongerChain, wrongGroups } from './grignard-slips.ts';
import { twoSlips } from '../../notes/two-slips.ts';

/** The ketone that a nitrile gives with a Grignard reagent: where an ester takes up two groups, it takes up one. */
export function nitrileProduct(random: Random): Draft {
  const { nitrile, ketone, once, twofold } = random.pick(acidDerivatives);
  const reagent = random.pick(reagents.filter(({ isBulky }) => !isBulky));
  const product = drawn(withGroup(ketone, reagent.branch));
  const name = nitrile.replace(/ \(.*/, '');
  const places = [
    {
      template: twofold,
      slip: 'reagent-equivalents-ignored',
      teaching:
        'The imine salt that forms does not react with a second equivalent, and acid converts its C=N group into C=O.',
    },
    {
      template: once,
      slip: 'reduced-too-far',
      teaching: 'Acid converts the imine salt into a ketone, and no reagent here reduces the ketone.',
    },
    {
      template: ketone.replace('=O', '=N'),
      slip: 'one-step-short',
      teaching: 'One step is missing: the acid converts the C=N group of the imine into C=O.',
    },
    {
      template: withLongerChain(ketone),
      slip: 'carbonyl-carbon-forgotten',
      teaching: `The chain is one carbon too long: the carbon of C≡N, which becomes the carbonyl carbon, is already counted in “${name}”.`,
    },
    {
      template: withLongerChain(twofold),
      slip: 'reagent-equivalents-ignored',
      teaching: `Two things went wrong: only one group adds, and the chain is one carbon too long, since “${name}” already includes the carbon of C≡N.`,
    },
  ];
  return {
    text: `What is the major product when ${nitrile} reacts with ${reagent.name} in dry ether, followed by warm dilute acid?`,
    answer: product,
    distractors: [
      ...places.map(({ template, ...slip }) => ({
        text: drawn(withGroup(template, reagent.branch)),
        ...slip,
        isDecisive: template === twofold,
      })),
      ...wrongGroups(reagent).flatMap((group) => [
        { text: drawn(withGroup(ketone, group.branch)), slip: group.slip, teaching: group.teaching },
        ...places.slice(0, 1).map(({ template, slip, teaching }) => ({
          text: drawn(withGroup(template, group.branch)),
          slip,
          teaching: twoSlips(teaching, group.teaching),
        })),
      ]),
    ],
    explanation: `The organic group adds once to the carbon of C≡N and gives an imine salt, which warm dilute acid converts into a ketone: ${product}.`,
    finding: 'One group of the reagent was joined to the carbon of C≡N, which became the carbonyl carbon.',
  };
}
