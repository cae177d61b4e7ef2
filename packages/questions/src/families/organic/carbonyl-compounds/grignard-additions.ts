import type { Random } from '../../../random.ts';
import type { Distractor, Draft, Family } from '../../family.ts';
import { canonicalSmiles } from '../../../structures/canonical-smiles.ts';
import { drawn } from '../../texts/drawn.ts';
import { capital } from '../../texts/capital.ts';
import { esterProduct } from './grignard-esters.ts';
import { reagents, withGroup, type Halide } from './grignard-reagents.ts';

interface Carbonyl {
  name: string;
  smiles: string;
  /** The alcohol carbon with its own groups; `{R}` takes the new group. */
  product: string;
  kind: 'methanal' | 'aldehyde' | 'ketone';
}

const carbonyls: readonly Carbonyl[] = [
  { name: 'methanal', smiles: 'C=O', product: 'C({R})O', kind: 'methanal' },
  { name: 'ethanal', smiles: 'CC=O', product: 'CC({R})O', kind: 'aldehyde' },
  { name: 'propanal', smiles: 'CCC=O', product: 'CCC({R})O', kind: 'aldehyde' },
  { name: 'butanal', smiles: 'CCCC=O', product: 'CCCC({R})O', kind: 'aldehyde' },
  { name: 'benzaldehyde', smiles: 'O=Cc1ccccc1', product: 'OC({R})c1ccccc1', kind: 'aldehyde' },
  { name: 'propanone', smiles: 'CC(C)=O', product: 'CC(C)({R})O', kind: 'ketone' },
  { name: 'butanone', smiles: 'CCC(C)=O', product: 'CCC(C)({R})O', kind: 'ketone' },
  { name: 'pentan-3-one', smiles: 'CCC(=O)CC', product: 'CCC(CC)({R})O', kind: 'ketone' },
  { name: 'cyclohexanone', smiles: 'O=C1CCCCC1', product: 'OC1({R})CCCCC1', kind: 'ketone' },
  { name: 'cyclopentanone', smiles: 'O=C1CCCC1', product: 'OC1({R})CCCC1', kind: 'ketone' },
];

/** Grignard reagents with carbonyl compounds: the product, the way back to the reagents, and esters. */
export const grignardAdditions: Family = {
  id: 'grignard-additions',
  name: 'Grignard reactions',
  subject: 'organic',
  topics: ['carbonyl-compounds', 'alcohols-and-ethers'],
  difficulties: ['beginner', 'intermediate', 'advanced'],
  tests: {
    beginner: ['grignard-reactions'],
    intermediate: ['grignard-reactions', 'synthetic-routes'],
    advanced: ['grignard-reactions'],
  },
  reference: 'McMurry, Organic Chemistry, chapters 17 and 19',
  draft(random, difficulty) {
    switch (difficulty) {
      case 'beginner':
        return product(random);
      case 'intermediate':
        return reagentsFor(random);
      case 'advanced':
        return esterProduct(random);
    }
  },
};

function product(random: Random): Draft {
  const carbonyl = random.pick(carbonyls);
  const reagent = random.pick(reagentsWith(carbonyl));
  const alcohol = withGroup(carbonyl.product, reagent.branch);
  const distractors: Distractor[] = [
    {
      text: drawn(withGroup(carbonyl.product, `C${reagent.branch}`)),
      slip: 'carbon-lost-or-added',
      teaching:
        'One carbon too many: the group is bonded directly through the carbon that carried magnesium.',
    },
    {
      text: drawn(carbonyl.product.replace('({R})', '')),
      slip: 'reduced-instead-of-added',
      teaching: 'Here only hydrogen was added to C=O; the reagent brings its carbon group.',
    },
    {
      text: drawn(withGroup(carbonyl.product, `O${reagent.branch}`)),
      slip: 'wrong-carbon-attacked',
      teaching: 'The carbon group bonds to the carbonyl carbon, not through an oxygen.',
    },
    {
      text: drawn(withGroup(carbonyl.product, reagent.branch).replace(/O$|^O/, '')),
      slip: 'wrong-oxygen-lost',
      teaching: 'The oxygen of the carbonyl group stays in the product as OH.',
    },
    {
      text: drawn(withGroup(carbonyl.product, `OC${reagent.branch}`)),
      slip: 'wrong-carbon-attacked',
      teaching:
        'Two slips at once: the group bonds to the carbonyl carbon, not through an oxygen, and it has one carbon too many here.',
    },
    {
      text: drawn(withGroup(carbonyl.product, `C${reagent.branch}`).replace(/O$|^O/, '')),
      slip: 'wrong-oxygen-lost',
      teaching:
        'Two slips at once: the oxygen of the carbonyl group stays in the product as OH, and the new group has one carbon too many here.',
    },
  ];
  return {
    text: `What is the product when ${carbonyl.name} reacts with ${reagent.name} in dry ether, followed by dilute acid?`,
    answer: drawn(alcohol),
    distractors,
    explanation: `The carbon group of ${reagent.name} adds to the carbonyl carbon of ${carbonyl.name}, and acid turns the alkoxide into OH. The product is a ${classOf(carbonyl)} alcohol: ${drawn(alcohol)}.`,
    finding: 'The carbon group was joined to the carbonyl carbon of the starting material.',
  };
}

function reagentsFor(random: Random): Draft | null {
  const carbonyl = random.pick(carbonyls);
  const reagent = random.pick(reagentsWith(carbonyl));
  const others = random.shuffle(carbonyls.filter((other) => other !== carbonyl));
  const otherReagents = random.shuffle(reagents.filter((other) => other !== reagent));
  const target = withGroup(carbonyl.product, reagent.branch);
  const candidates = [
    ...others.slice(0, 3).map((other) => ({ carbonyl: other, reagent })),
    ...otherReagents.slice(0, 3).map((other) => ({ carbonyl, reagent: other })),
  ];
  const distractors = candidates
    .filter(
      (pair) =>
        canonicalSmiles(withGroup(pair.carbonyl.product, pair.reagent.branch)) !== canonicalSmiles(target),
    )
    .map((pair) => ({
      text: pairText(pair.carbonyl, pair.reagent),
      slip: pair.reagent === reagent ? 'wrong-carbon-attacked' : 'carbon-lost-or-added',
      teaching:
        pair.reagent === reagent
          ? `This pair gives another alcohol: the carbon with OH would be that of ${pair.carbonyl.name}, with its groups.`
          : `This pair gives another alcohol: ${pair.reagent.name} would bring its own group instead of the one needed.`,
    }));
  return {
    text: `Which pair of reagents gives this alcohol (in dry ether, followed by dilute acid)? ${drawn(target)}`,
    answer: pairText(carbonyl, reagent),
    distractors: random.shuffle(distractors),
    explanation: `One group on the carbon with OH comes from the Grignard reagent; that carbon and its other groups come from the carbonyl compound. Taking off the group of ${reagent.name} leaves ${carbonyl.name}.`,
    finding: 'Of the four pairs only the key gives the drawn alcohol.',
  };
}

function reagentsWith({ kind }: Carbonyl): readonly Halide[] {
  return kind === 'ketone' ? reagents.filter(({ isBulky }) => !isBulky) : reagents;
}

function pairText(carbonyl: Carbonyl, reagent: Halide): string {
  return `${capital(carbonyl.name)} and ${reagent.name}`;
}

function classOf({ kind }: Carbonyl): string {
  return kind === 'methanal' ? 'primary' : kind === 'aldehyde' ? 'secondary' : 'tertiary';
}
