import type { Random } from '../../../random.ts';
import type { Draft } from '../../family.ts';
import { drawn } from '../../texts/drawn.ts';
import { acidDerivatives } from './acid-derivatives.data.ts';
import { reagents, withGroup } from './grignard-reagents.ts';
import { withLongerChain, wrongGroups } from './grignard-slips.ts';

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
      teaching: 'The salt of an imine that forms takes up no second group, and acid turns it into C=O.',
    },
    {
      template: once,
      slip: 'reduced-too-far',
      teaching: 'Nothing here reduces C=O, which acid makes of the salt of an imine.',
    },
    {
      template: ketone.replace('=O', '=N'),
      slip: 'one-step-short',
      teaching: 'Acid still turns C=N of the imine into C=O.',
    },
    {
      template: withLongerChain(ketone),
      slip: 'carbonyl-carbon-forgotten',
      teaching: `The chain is one carbon too long: the carbon of C≡N, which becomes that of C=O, is counted in “${name}”.`,
    },
    {
      template: withLongerChain(twofold),
      slip: 'reagent-equivalents-ignored',
      teaching: `Two slips at once: only one group is taken up, and the chain is one carbon too long, since “${name}” counts the carbon of C≡N.`,
    },
  ];
  return {
    text: `What is the main product when ${nitrile} reacts with ${reagent.name} in dry ether, followed by warm dilute acid?`,
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
          teaching: `Two slips at once. First: ${teaching} Second: ${group.teaching}`,
        })),
      ]),
    ],
    explanation: `The carbon group adds to the carbon of C≡N once and leaves the salt of an imine, which warm dilute acid turns into a ketone: ${product}.`,
    finding: 'One group of the reagent was joined to the carbon of C≡N, which became that of C=O.',
  };
}
