import type { Random } from '../../../random.ts';
import type { Draft, Family } from '../../family.ts';
import { canonicalSmiles } from '../../../structures/canonical-smiles.ts';
import { drawn } from '../../texts/drawn.ts';
import { capital } from '../../texts/capital.ts';
import { carbonyls, type Carbonyl } from './carbonyls.data.ts';
import { esterProduct } from './grignard-esters.ts';
import { nitrileProduct } from './grignard-nitriles.ts';
import { reagents, withGroup, type Halide } from './grignard-reagents.ts';
import { additionSlips } from './grignard-slips.ts';

/** Grignard reagents with carbonyl compounds: the product, the way back to the reagents, esters and nitriles. */
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
  reference: 'McMurry, Organic Chemistry, chapters 17, 19 and 20',
  draft(random, difficulty) {
    switch (difficulty) {
      case 'beginner':
        return product(random);
      case 'intermediate':
        return reagentsFor(random);
      case 'advanced':
        return ofAcidDerivative(random);
    }
  },
};

function product(random: Random): Draft {
  const carbonyl = random.pick(carbonyls);
  const reagent = random.pick(reagentsWith(carbonyl));
  const alcohol = withGroup(carbonyl.product, reagent.branch);
  return {
    text: `What is the product when ${carbonyl.name} reacts with ${reagent.name} in dry ether, followed by dilute acid?`,
    answer: drawn(alcohol),
    distractors: additionSlips(carbonyl, reagent),
    explanation: `The organic group of ${reagent.name} adds to the carbonyl carbon of ${carbonyl.name}, and acid protonates the resulting alkoxide. The product is a ${classOf(carbonyl)} alcohol: ${drawn(alcohol)}.`,
    finding: 'The organic group was joined to the carbonyl carbon of the starting material.',
  };
}

/** Esters take up two groups and nitriles one: which is the case has to be known. */
function ofAcidDerivative(random: Random): Draft {
  const draft = esterProduct(random);
  return random.next() >= 0.5 ? draft : nitrileProduct(random);
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
          ? `This pair gives a different alcohol: the carbon bearing OH, with its other groups, would come from ${pair.carbonyl.name} instead of ${carbonyl.name}.`
          : `This pair gives a different alcohol: ${pair.reagent.name} would introduce its own organic group instead of that of ${reagent.name}.`,
    }));
  return {
    text: `Which pair of reagents gives this alcohol (in dry ether, followed by dilute acid)? ${drawn(target)}`,
    answer: pairText(carbonyl, reagent),
    distractors: random.shuffle(distractors),
    explanation: `One group on the carbon bearing OH comes from the Grignard reagent; that carbon and its other groups come from the carbonyl compound. Removing the group that comes from ${reagent.name} leads back to ${carbonyl.name}.`,
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
