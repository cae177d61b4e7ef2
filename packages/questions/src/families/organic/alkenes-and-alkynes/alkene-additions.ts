import type { Random } from '../../../random.ts';
import type { Distractor, Draft, Family } from '../../family.ts';
import { alkenes, type Alkene } from './alkenes.data.ts';
import { drawn } from '../../texts/drawn.ts';

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
    rule: 'The proton goes to the carbon with more hydrogens, which leaves the more stable carbocation for bromide (Markovnikov).',
  },
  {
    text: 'hydrogen chloride, HCl',
    a: 'Cl',
    b: '',
    rule: 'The proton goes to the carbon with more hydrogens, which leaves the more stable carbocation for chloride (Markovnikov).',
  },
  {
    text: 'water and a little sulfuric acid',
    a: 'O',
    b: '',
    tests: ['hydration-of-alkenes', 'markovnikovs-rule'],
    rule: 'The proton goes to the carbon with more hydrogens; water bonds to the more stable carbocation (Markovnikov).',
  },
];
const demanding: readonly Reagent[] = [
  {
    text: 'HBr in the presence of peroxides',
    a: '',
    b: 'Br',
    tests: ['radical-addition-of-hbr'],
    rule: 'A bromine atom adds first, to the less substituted carbon, because that leaves the more stable radical (anti-Markovnikov).',
  },
  {
    text: '\\ce{BH3} in THF, then \\ce{H2O2} and NaOH',
    a: '',
    b: 'O',
    tests: ['hydroboration'],
    rule: 'Boron goes to the less substituted carbon and is replaced by OH (anti-Markovnikov).',
  },
  {
    text: 'mercury(II) acetate in water, then \\ce{NaBH4}',
    a: 'O',
    b: '',
    tests: ['hydration-of-alkenes', 'markovnikovs-rule'],
    rule: 'Water opens the mercurinium ion at the more substituted carbon, and \\ce{NaBH4} replaces mercury by hydrogen (Markovnikov).',
  },
];
const twofold: readonly Reagent[] = [
  {
    text: 'bromine in a large excess of water',
    a: 'O',
    b: 'Br',
    rule: 'Bromine forms a bromonium ion, and water, present in large excess, opens it at the more substituted carbon.',
  },
  {
    text: 'chlorine in a large excess of water',
    a: 'O',
    b: 'Cl',
    rule: 'Chlorine forms a chloronium ion, and water, present in large excess, opens it at the more substituted carbon.',
  },
  {
    text: 'bromine in a large excess of methanol',
    a: 'OC',
    b: 'Br',
    rule: 'Bromine forms a bromonium ion, and methanol, present in large excess, opens it at the more substituted carbon.',
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
        return addition(random, simple);
      case 'intermediate':
        return addition(random, demanding);
      case 'advanced':
        return addition(random, twofold);
    }
  },
};

function addition(random: Random, reagents: readonly Reagent[]): Draft {
  const alkene = random.pick(alkenes);
  const reagent = random.pick(reagents);
  const isTwofold = reagent.a !== '' && reagent.b !== '';
  return {
    text: `What is the main product when ${alkene.name} reacts with ${reagent.text}? (Stereochemistry is not considered.) ${drawn(alkene.smiles, alkene.name)}`,
    answer: product(alkene, reagent.a, reagent.b),
    distractors: isTwofold ? twofoldSlips(alkene, reagent) : simpleSlips(alkene, reagent),
    explanation: `${reagent.rule} The new groups end up on the two carbons that shared the double bond, and no other bond of the alkene changes: ${product(alkene, reagent.a, reagent.b)}.`,
    ...(reagent.tests && { tests: reagent.tests }),
    finding:
      'The product was put together from the alkene by the rule for this reagent; no wrong option has the same canonical structure.',
  };
}

function simpleSlips(alkene: Alkene, { a, b }: Reagent): Distractor[] {
  const group = a || b;
  const isMarkovnikov = a !== '';
  return [
    {
      text: product(alkene, b, a),
      slip: isMarkovnikov ? 'markovnikov-reversed' : 'markovnikov-everywhere',
      teaching: isMarkovnikov
        ? 'Here the new group sits on the less substituted carbon; under these conditions it goes to the more substituted one.'
        : 'Under these conditions the new group goes to the less substituted carbon, against Markovnikov’s rule.',
    },
    {
      text: product(alkene, group, group),
      slip: 'reagent-equivalents-ignored',
      teaching:
        'The reaction puts hydrogen on one carbon of the double bond and the new group on the other, not the group on both.',
    },
    {
      text: product(alkene, '', ''),
      slip: 'reduced-too-far',
      teaching:
        'This is only the hydrogenated compound: it would take hydrogen and a catalyst, and the new group is missing.',
    },
  ];
}

function twofoldSlips(alkene: Alkene, { a, b }: Reagent): Distractor[] {
  return [
    {
      text: product(alkene, b, a),
      slip: 'markovnikov-reversed',
      teaching:
        'The halogen adds first and the solvent opens the halonium ion at the more substituted carbon, so the two groups sit the other way round.',
    },
    {
      text: product(alkene, b, b),
      slip: 'nucleophile-misjudged',
      teaching: 'The solvent is there in large excess and opens the halonium ion before a halide ion does.',
    },
    {
      text: product(alkene, a, a),
      slip: 'mechanism-confused',
      teaching: 'The first step puts the halogen on; only the second group comes from the solvent.',
    },
    {
      text: product(alkene, a, ''),
      slip: 'one-step-short',
      teaching: 'The halogen stays on its carbon; hydrogen takes its place only in a reduction.',
    },
    {
      text: product(alkene, '', b),
      slip: 'one-step-short',
      teaching: 'The solvent opens the halonium ion and stays; here hydrogen took its place.',
    },
    {
      text: product(alkene, '', a),
      slip: 'markovnikov-reversed',
      teaching:
        'Two slips at once: the halogen stays on its carbon, and the solvent goes to the more substituted one.',
    },
  ];
}

function product({ opened }: Alkene, a: string, b: string): string {
  const smiles = opened
    .replace('{a}', a === '' ? '' : `(${a})`)
    .replace('{b}', b === '' ? '' : `(${b})`)
    .replace(/\(([A-Za-z]+)\)$/, '$1');
  return drawn(smiles);
}
