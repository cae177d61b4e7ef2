import type { Random } from '../../../random.ts';
import type { Distractor, Draft, Family } from '../../family.ts';
import { canonicalSmiles } from '../../../structures/canonical-smiles.ts';
import { drawn } from '../../texts/drawn.ts';
import { capital } from '../../texts/capital.ts';

interface Halide {
  /** Name of the Grignard reagent, and its carbon group: `branch` begins at the carbon that bore magnesium. */
  name: string;
  branch: string;
  /** Branched at the attacking carbon: with ketones and esters it would rather reduce or deprotonate. */
  isBulky: boolean;
}

interface Carbonyl {
  name: string;
  smiles: string;
  /** The alcohol carbon with its own groups; `{R}` takes the new group. */
  product: string;
  kind: 'methanal' | 'aldehyde' | 'ketone';
}

const reagents: readonly Halide[] = [
  { name: 'methylmagnesium bromide', branch: 'C', isBulky: false },
  { name: 'ethylmagnesium bromide', branch: 'CC', isBulky: false },
  { name: 'propylmagnesium bromide', branch: 'CCC', isBulky: false },
  { name: 'propan-2-ylmagnesium bromide', branch: 'C(C)C', isBulky: true },
  { name: 'butylmagnesium bromide', branch: 'CCCC', isBulky: false },
  { name: 'phenylmagnesium bromide', branch: 'c9ccccc9', isBulky: false },
  { name: 'cyclohexylmagnesium bromide', branch: 'C9CCCCC9', isBulky: true },
];

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

function esterProduct(random: Random): Draft {
  const ester = random.pick(esters);
  const reagent = random.pick(reagents.filter(({ isBulky }) => !isBulky));
  const alcohol = drawn(withGroup(ester.twofold, reagent.branch));
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
    ],
    explanation: `The first equivalent replaces the OR group of the ester and leaves a ketone, which reacts with a second equivalent. Acid gives the tertiary alcohol with two equal new groups: ${alcohol}.`,
    finding: 'Two groups of the reagent were joined to the carbonyl carbon, and OR was taken off.',
  };
}

function reagentsWith({ kind }: Carbonyl): readonly Halide[] {
  return kind === 'ketone' ? reagents.filter(({ isBulky }) => !isBulky) : reagents;
}

function withGroup(template: string, branch: string): string {
  const placed = template.replaceAll('({R})', `(${branch})`);
  return placed.replaceAll('{R}', branch);
}

function pairText(carbonyl: Carbonyl, reagent: Halide): string {
  return `${capital(carbonyl.name)} and ${reagent.name}`;
}

function classOf({ kind }: Carbonyl): string {
  return kind === 'methanal' ? 'primary' : kind === 'aldehyde' ? 'secondary' : 'tertiary';
}
