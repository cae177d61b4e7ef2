import type { Random } from '../../../random.ts';
import type { Draft } from '../../family.ts';
import { drawn } from '../../texts/drawn.ts';
import { acidDerivatives } from './acid-derivatives.data.ts';
import { reagents, withGroup } from './grignard-reagents.ts';
import { withLongerChain, wrongGroups } from './grignard-slips.ts';
import { twoSlips } from '../../notes/two-slips.ts';

const firstKetone =
  'This ketone is formed first, but it is more reactive than the ester and reacts with a second equivalent of the reagent.';

/** The tertiary alcohol that an ester gives with an excess of a Grignard reagent. */
export function esterProduct(random: Random): Draft {
  const ester = random.pick(acidDerivatives);
  const reagent = random.pick(reagents.filter(({ isBulky }) => !isBulky));
  const alcohol = drawn(withGroup(ester.twofold, reagent.branch));
  const alkyl = ester.ester.startsWith('ethyl') ? 'CC' : 'C';
  const oneOfTwo = (branch: string): string =>
    withGroup(ester.twofold.replace('({R})', `(${branch})`), reagent.branch);
  const acid = ester.ester.split(' ').at(-1) ?? ester.ester;
  return {
    text: `What is the major product when ${ester.ester} reacts with an excess of ${reagent.name} in dry ether, followed by dilute acid?`,
    answer: alcohol,
    distractors: [
      {
        text: drawn(withGroup(ester.ketone, reagent.branch)),
        slip: 'reagent-equivalents-ignored',
        teaching: firstKetone,
        isDecisive: true,
      },
      ...wrongGroups(reagent).flatMap(({ branch, slip, teaching }) => [
        {
          text: drawn(withGroup(ester.twofold, branch)),
          slip,
          teaching: teaching.replace('The new group', 'Each new group'),
        },
        {
          text: drawn(withGroup(ester.ketone, branch)),
          slip: 'reagent-equivalents-ignored',
          teaching: twoSlips(firstKetone.replace('This ketone', 'A ketone'), teaching),
        },
      ]),
      {
        text: drawn(withGroup(withLongerChain(ester.twofold), reagent.branch)),
        slip: 'carbonyl-carbon-forgotten',
        teaching: `The chain is one carbon too long: the carbonyl carbon, to which both groups add, is already counted in “${acid}”.`,
      },
      {
        text: drawn(withGroup(withLongerChain(ester.ketone), reagent.branch)),
        slip: 'carbonyl-carbon-forgotten',
        teaching: `Two things went wrong: the ketone reacts with a second equivalent of the reagent, and the chain is one carbon too long, since “${acid}” already includes the carbonyl carbon.`,
      },
      {
        text: drawn(withGroup(ester.once, reagent.branch)),
        slip: 'reagent-equivalents-ignored',
        teaching:
          'A secondary alcohol would need a hydrogen on the carbonyl carbon, as in an aldehyde; this ester has none there.',
      },
      {
        text: drawn(oneOfTwo(alkyl)),
        slip: 'leaving-group-misjudged',
        teaching:
          'Here the alkyl group of OR was put in the place of the second new group; it leaves together with its oxygen.',
      },
      {
        text: drawn(oneOfTwo(`O${alkyl}`)),
        slip: 'leaving-group-misjudged',
        teaching:
          'Here one group was added and OR was kept; OR leaves, and the resulting ketone reacts with a second equivalent.',
      },
    ],
    explanation: `The first equivalent replaces the OR group of the ester and gives a ketone, which reacts with a second equivalent. Acid then gives the tertiary alcohol with two identical new groups: ${alcohol}.`,
    finding: 'Two groups of the reagent were joined to the carbonyl carbon, and OR was removed.',
  };
}
