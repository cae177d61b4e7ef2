import type { Distractor } from '../../family.ts';
import { drawn } from '../../texts/drawn.ts';
import type { Alcohol } from './alcohols.data.ts';

/** The hydrocarbon, a C=O group in the wrong place, and products with a carbon too many or too few. */
export function skeletonSlips({
  smiles,
  aldehydeOrKetone,
  acid,
  misplaced,
  acidOfPrimary,
}: Alcohol): Distractor[] {
  return [
    ...(misplaced === undefined
      ? []
      : [
          {
            text: drawn(misplaced),
            slip: 'position-shifted',
            teaching: 'The C=O group is formed on the carbon that carried the OH group.',
          },
        ]),
    ...(acidOfPrimary === undefined
      ? []
      : [
          {
            text: drawn(acidOfPrimary),
            slip: 'alcohol-class-confused',
            teaching: 'An acid comes from a primary alcohol; this one is secondary and gives a ketone.',
          },
        ]),
    {
      text: drawn(smiles.replace(/O$|^O/, '').replace('(O)', '')),
      slip: 'reduced-too-far',
      teaching:
        'An oxidation does not take the oxygen away; this hydrocarbon would be the product of a reduction.',
    },
    {
      text: drawn(lengthened(aldehydeOrKetone)),
      slip: 'carbon-lost-or-added',
      teaching: 'One carbon too many: an oxidation leaves the carbon skeleton as it is.',
    },
    {
      text: drawn(shortened(aldehydeOrKetone)),
      slip: 'carbon-lost-or-added',
      teaching: 'One carbon too few: an oxidation leaves the carbon skeleton as it is.',
    },
    {
      text: drawn(lengthened(smiles)),
      slip: 'carbon-lost-or-added',
      teaching:
        'This is still an alcohol, with one carbon too many: the OH group is oxidized, and the carbon skeleton stays as it is.',
    },
    {
      text: drawn(shortened(smiles)),
      slip: 'carbon-lost-or-added',
      teaching:
        'This is still an alcohol, with one carbon too few: the OH group is oxidized, and the carbon skeleton stays as it is.',
    },
    ...(acid === null
      ? []
      : [
          {
            text: drawn(lengthened(acid)),
            slip: 'carbon-lost-or-added',
            teaching: 'An acid with one carbon too many: an oxidation leaves the carbon skeleton as it is.',
          },
          {
            text: drawn(shortened(acid)),
            slip: 'carbon-lost-or-added',
            teaching: 'An acid with one carbon too few: an oxidation leaves the carbon skeleton as it is.',
          },
        ]),
  ];
}

/** The same compound with one more carbon at its end. */
function lengthened(smiles: string): string {
  return smiles.startsWith('C') ? `C${smiles}` : `${smiles}C`;
}

/** The same compound with one carbon less, at its end or in its ring. */
function shortened(smiles: string): string {
  return smiles.includes('C1CCC') ? smiles.replace('C1CCC', 'C1CC') : smiles.replace(/^C/, '');
}
