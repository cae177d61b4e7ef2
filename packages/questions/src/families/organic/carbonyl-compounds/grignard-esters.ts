import type { Random } from '../../../random.ts';
import type { Draft } from '../../family.ts';
import { drawn } from '../../texts/drawn.ts';
import { reagents, withGroup } from './grignard-reagents.ts';

const esters = [
  {
    name: 'methyl 2-methylpropanoate',
    twofold: 'CC(C)C({R})({R})O',
    ketone: 'CC(C)C(=O){R}',
    once: 'CC(C)C({R})O',
  },
  { name: 'ethyl pentanoate', twofold: 'CCCCC({R})({R})O', ketone: 'CCCCC(=O){R}', once: 'CCCCC({R})O' },
  {
    name: 'methyl 3-methylbutanoate',
    twofold: 'CC(C)CC({R})({R})O',
    ketone: 'CC(C)CC(=O){R}',
    once: 'CC(C)CC({R})O',
  },
  { name: 'methyl ethanoate', twofold: 'CC({R})({R})O', ketone: 'CC(=O){R}', once: 'CC({R})O' },
  { name: 'ethyl propanoate', twofold: 'CCC({R})({R})O', ketone: 'CCC(=O){R}', once: 'CCC({R})O' },
  { name: 'methyl butanoate', twofold: 'CCCC({R})({R})O', ketone: 'CCCC(=O){R}', once: 'CCCC({R})O' },
  {
    name: 'methyl benzoate',
    twofold: 'OC({R})({R})c1ccccc1',
    ketone: 'O=C({R})c1ccccc1',
    once: 'OC({R})c1ccccc1',
  },
] as const;

/** The tertiary alcohol that an ester gives with an excess of a Grignard reagent. */
export function esterProduct(random: Random): Draft {
  const ester = random.pick(esters);
  const reagent = random.pick(reagents.filter(({ isBulky }) => !isBulky));
  const alcohol = drawn(withGroup(ester.twofold, reagent.branch));
  const alkyl = ester.name.startsWith('ethyl') ? 'CC' : 'C';
  const oneOfTwo = (branch: string): string =>
    withGroup(ester.twofold.replace('({R})', `(${branch})`), reagent.branch);
  return {
    text: `What is the main product when ${ester.name} reacts with an excess of ${reagent.name} in dry ether, followed by dilute acid?`,
    answer: alcohol,
    distractors: [
      {
        text: drawn(withGroup(ester.ketone, reagent.branch)),
        slip: 'reagent-equivalents-ignored',
        teaching:
          'This ketone is formed first, but it is more reactive than the ester and takes up a second group.',
      },
      {
        text: drawn(withGroup(ester.once, reagent.branch)),
        slip: 'reagent-equivalents-ignored',
        teaching:
          'A secondary alcohol would need hydrogen on the carbonyl carbon, as in an aldehyde; this ester has none there.',
      },
      {
        text: drawn(withGroup(ester.twofold, `C${reagent.branch}`)),
        slip: 'carbon-lost-or-added',
        teaching: 'Each group has one carbon too many: it bonds through the carbon that carried magnesium.',
      },
      {
        text: drawn(withGroup(ester.ketone, `C${reagent.branch}`)),
        slip: 'reagent-equivalents-ignored',
        teaching:
          'Two slips at once: the ketone takes up a second group, and the group has one carbon too many here.',
      },
      {
        text: drawn(withGroup(ester.once, `C${reagent.branch}`)),
        slip: 'reagent-equivalents-ignored',
        teaching:
          'Two slips at once: two groups enter, since the ester has no hydrogen on its carbonyl carbon, and the group has one carbon too many here.',
      },
      {
        text: drawn(oneOfTwo(alkyl)),
        slip: 'leaving-group-misjudged',
        teaching:
          'The alkyl group of the OR part took the place of the second new group; it leaves together with its oxygen.',
      },
      {
        text: drawn(oneOfTwo(`O${alkyl}`)),
        slip: 'leaving-group-misjudged',
        teaching:
          'One group was added and OR kept; OR leaves, and the ketone that is left takes up a second group.',
      },
      // With the alkyl group of the ester itself this would be the starting material.
      ...(reagent.branch === alkyl
        ? []
        : [
            {
              text: drawn(ester.ketone.replace('{R}', `O${reagent.branch}`)),
              slip: 'wrong-carbon-attacked',
              teaching:
                'The new group took the place of the alkyl group on oxygen, which gives another ester; it attacks the carbonyl carbon.',
            },
          ]),
      {
        text: drawn(ester.once.replace('({R})', '')),
        slip: 'reduced-instead-of-added',
        teaching: 'Here the ester was reduced to a primary alcohol; the reagent brings its carbon group.',
      },
      {
        text: drawn(
          withGroup(ester.twofold, reagent.branch).replace(/O$/, `O${alkyl}`).replace(/^O/, `${alkyl}O`),
        ),
        slip: 'wrong-oxygen-lost',
        teaching:
          'Both groups were added, but the oxygen of the OR part stayed as an ether; OR leaves, and the oxygen of C=O becomes OH.',
      },
    ],
    explanation: `The first equivalent replaces the OR group of the ester and leaves a ketone, which reacts with a second equivalent. Acid gives the tertiary alcohol with two equal new groups: ${alcohol}.`,
    finding: 'Two groups of the reagent were joined to the carbonyl carbon, and OR was taken off.',
  };
}
