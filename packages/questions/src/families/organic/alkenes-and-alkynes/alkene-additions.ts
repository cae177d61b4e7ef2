import type { Random } from '../../../random.ts';
import type { Draft, Family } from '../../family.ts';
import { addition, oneGroupSlips, otherCarbon } from './addition-slips.ts';
import { alkeneShown } from './alkene-shown.ts';
import { alkenes } from './alkenes.data.ts';
import { twoGroupProduct } from './two-group-additions.ts';

/** A reagent by what it puts on the more (`a`) and the less substituted carbon (`b`). */
interface Reagent {
  text: string;
  a: string;
  b: string;
  rule: string;
  /** The concepts of this reagent, where they are not those of its difficulty. */
  tests?: readonly string[];
}

const simple: readonly Reagent[] = [
  {
    text: 'hydrogen bromide, HBr (no peroxides present)',
    a: 'Br',
    b: '',
    rule: 'The proton adds to the alkene carbon with more hydrogens, which gives the more stable carbocation, and bromide then bonds to it (Markovnikov).',
  },
  {
    text: 'hydrogen chloride, HCl',
    a: 'Cl',
    b: '',
    rule: 'The proton adds to the alkene carbon with more hydrogens, which gives the more stable carbocation, and chloride then bonds to it (Markovnikov).',
  },
  {
    text: 'water in the presence of a little sulfuric acid',
    a: 'O',
    b: '',
    tests: ['hydration-of-alkenes', 'markovnikovs-rule'],
    rule: 'The proton adds to the alkene carbon with more hydrogens, which gives the more stable carbocation, and water then bonds to it (Markovnikov).',
  },
];
const demanding: readonly Reagent[] = [
  {
    text: 'HBr in the presence of peroxides',
    a: '',
    b: 'Br',
    tests: ['radical-addition-of-hbr'],
    rule: 'A bromine atom adds first, to the less substituted carbon, because that gives the more stable radical (anti-Markovnikov).',
  },
  {
    text: '\\ce{BH3} in THF and then with \\ce{H2O2} and NaOH',
    a: '',
    b: 'O',
    tests: ['hydroboration'],
    rule: 'Boron adds to the less substituted carbon, which is less hindered, and is then replaced by OH (anti-Markovnikov).',
  },
  {
    text: 'mercury(II) acetate in water and then with \\ce{NaBH4}',
    a: 'O',
    b: '',
    tests: ['hydration-of-alkenes', 'markovnikovs-rule'],
    rule: 'Water opens the mercurinium ion at the more substituted carbon, which bears more of the positive charge, and \\ce{NaBH4} replaces mercury with hydrogen (Markovnikov).',
  },
];
/** Regiochemistry of additions to alkenes; harder questions invert the rule or add two different groups. */
export const alkeneAdditions: Family = {
  id: 'alkene-additions',
  name: 'Products of additions to alkenes',
  subject: 'organic',
  topics: ['alkenes-and-alkynes'],
  difficulties: ['beginner', 'intermediate', 'advanced'],
  tests: {
    beginner: ['markovnikovs-rule'],
    intermediate: ['markovnikovs-rule'],
    advanced: ['halogenation-of-alkenes'],
  },
  uses: ['electrophilic-addition', 'hydroboration'],
  reference: 'McMurry, Organic Chemistry, chapters 7 and 8',
  draft(random, difficulty) {
    switch (difficulty) {
      case 'beginner':
        return productByRule(random);
      case 'intermediate':
        return productOf(random, demanding);
      case 'advanced':
        return twoGroupProduct(random);
    }
  },
};

function productOf(random: Random, reagents: readonly Reagent[]): Draft {
  const alkene = random.pick(alkenes);
  const reagent = random.pick(reagents);
  return {
    text: `What is the major product when ${alkene.name} reacts with ${reagent.text}? ${alkeneShown(alkene)}`,
    answer: addition(alkene, reagent),
    distractors: [otherCarbon(alkene, reagent), ...oneGroupSlips(alkene, reagent)],
    explanation: `${reagent.rule} Hydrogen and the new group end up on the two carbons that shared the double bond, and no other bond of the alkene changes: ${addition(alkene, reagent)}.`,
    ...(reagent.tests && { tests: reagent.tests }),
    finding:
      'The product was put together from the alkene by the rule for this reagent; no wrong option has the same canonical structure.',
  };
}

/** Asks as often for the product that the rule excludes: who knows the rule tells both. */
function productByRule(random: Random): Draft {
  const draft = productOf(random, simple);
  return random.next() >= 0.5 ? draft : productAgainstRule(random);
}

function productAgainstRule(random: Random): Draft {
  const alkene = random.pick(alkenes);
  const reagent = random.pick(simple);
  const [excluded, formed] = [{ a: reagent.b, b: reagent.a }, addition(alkene, reagent)];
  return {
    text: `Which compound would form from ${alkene.name} and ${reagent.text}${reagent.text.includes(', ') ? ',' : ''} if the addition violated Markovnikov’s rule? ${alkeneShown(alkene)}`,
    answer: addition(alkene, excluded),
    distractors: [
      {
        text: formed,
        slip: 'markovnikov-reversed',
        teaching:
          'This is the product predicted by Markovnikov’s rule: the new group is on the more substituted carbon.',
        isDecisive: true,
      },
      ...oneGroupSlips(alkene, excluded),
    ],
    explanation: `${reagent.rule} That gives ${formed}. If the rule were violated, hydrogen and the new group would be interchanged: ${addition(alkene, excluded)}.`,
    finding:
      'Both additions were put together from the alkene; the key is the one with the new group on the less substituted carbon.',
  };
}
