import type { Random } from '../../../random.ts';
import type { Distractor, Draft, Family } from '../../family.ts';
import { alcohols, diols, type Alcohol } from './alcohols.data.ts';
import { drawn } from '../../texts/drawn.ts';
import { skeletonSlips } from './wrong-skeletons.ts';
import { capital } from '../../texts/capital.ts';

const strongOxidants = [
  'excess chromic acid (\\ce{CrO3} in aqueous sulfuric acid)',
  'excess acidified potassium dichromate(VI) under reflux',
  'excess Jones reagent (\\ce{CrO3}, \\ce{H2SO4}, water) in propanone',
] as const;

/** An oxidant that stops at the aldehyde, the reason, and the feedback for students who answer with the acid. */
interface MildOxidant {
  name: string;
  because: string;
  notTheAcid: string;
}

const withoutWater = {
  because:
    'Without water no hydrate of the aldehyde forms that could react further, so the oxidation stops at the aldehyde.',
  notTheAcid: 'This acid would come from the hydrate of the aldehyde, which forms only in water.',
};
const mildOxidants: readonly MildOxidant[] = [
  { name: 'excess pyridinium chlorochromate (PCC) in dry dichloromethane', ...withoutWater },
  {
    // It does so with traces of water too, and even faster.
    name: 'excess Dess–Martin periodinane in dry dichloromethane',
    because: 'Dess–Martin periodinane takes a primary alcohol to the aldehyde and no further.',
    notTheAcid: 'The acid needs a stronger oxidant, in water; this one leaves the aldehyde alone.',
  },
  {
    name: 'dimethyl sulfoxide, oxalyl chloride and triethylamine (Swern oxidation, excess)',
    ...withoutWater,
  },
];

/** The oxidant decides how far these go. */
const primaryAlcohols = alcohols.filter((alcohol) => alcohol.class === 'primary');

/** Oxidation of alcohols by class, then the choice of the oxidant; harder ones are diols with both classes. */
export const alcoholOxidation: Family = {
  id: 'alcohol-oxidation',
  name: 'Oxidizing alcohols',
  subject: 'organic',
  topics: ['alcohols-and-ethers', 'carbonyl-compounds'],
  difficulties: ['beginner', 'intermediate', 'advanced'],
  tests: {
    beginner: ['oxidation-of-alcohols'],
    intermediate: ['oxidation-of-alcohols'],
    advanced: ['oxidation-of-alcohols'],
  },
  reference: 'McMurry, Organic Chemistry, chapter 17',
  draft(random, difficulty) {
    switch (difficulty) {
      case 'beginner':
        return oxidation(random, alcohols, true);
      case 'intermediate':
        return random.next() < 0.5 ? oxidation(random, primaryAlcohols, false) : reagentFor(random);
      case 'advanced':
        return diolOxidation(random);
    }
  },
};

function oxidation(random: Random, candidates: readonly Alcohol[], isStrong: boolean): Draft {
  const alcohol = random.pick(candidates);
  const [strong, mild] = [random.pick(strongOxidants), random.pick(mildOxidants)];
  const key = isStrong ? (alcohol.acid ?? alcohol.aldehydeOrKetone) : alcohol.aldehydeOrKetone;
  const distractors: Distractor[] = [
    {
      text: drawn(alcohol.aldehydeOrKetone),
      slip: 'oxidised-too-little',
      teaching:
        'In water the aldehyde forms a hydrate, which this strong oxidant oxidizes further to the carboxylic acid.',
    },
    ...(alcohol.acid === null
      ? [
          {
            text: drawn(alcohol.smiles),
            slip: 'alcohol-class-confused',
            teaching:
              'This is the alcohol unchanged; a secondary alcohol still has a hydrogen on its OH carbon and is oxidized.',
          },
        ]
      : [
          {
            text: drawn(alcohol.acid),
            slip: 'oxidised-too-far',
            teaching: mild.notTheAcid,
          },
          {
            text: drawn(alcohol.smiles),
            slip: 'alcohol-class-confused',
            teaching: 'This is the alcohol unchanged; only tertiary alcohols resist such oxidants.',
          },
        ]),
    ...skeletonSlips(alcohol),
  ];
  return {
    text: `What is the main organic product when ${alcohol.name} is treated with ${isStrong ? strong : mild.name}? ${drawn(alcohol.smiles, alcohol.name)}`,
    answer: drawn(key),
    distractors,
    explanation: explanationOf(alcohol, isStrong ? null : mild),
    finding: `${alcohol.class === 'primary' ? 'Primary' : 'Secondary'} alcohol and ${isStrong ? 'a strong oxidant in water' : 'a mild oxidant'} decide the product.`,
  };
}

/** The reagent that makes an aldehyde or a carboxylic acid of a primary alcohol. */
function reagentFor(random: Random): Draft | null {
  const { name, smiles, aldehydeOrKetone, acid } = random.pick(primaryAlcohols);
  if (acid === null) return null;
  const isAcidAsked = random.next() < 0.5;
  const [strong, mild] = [random.pick(strongOxidants), random.pick(mildOxidants)];
  const product = isAcidAsked ? acid : aldehydeOrKetone;
  const kind = isAcidAsked ? 'carboxylic acid' : 'aldehyde';
  return {
    text: `Which reagent turns ${name}, ${drawn(smiles, name)}, into this ${kind}? ${drawn(product)}`,
    answer: capital(isAcidAsked ? strong : mild.name),
    distractors: [
      isAcidAsked
        ? {
            text: capital(mild.name),
            slip: 'oxidised-too-little',
            teaching: mild.because,
          }
        : {
            text: capital(strong),
            slip: 'oxidised-too-far',
            teaching:
              'In water the aldehyde forms a hydrate, which this oxidant oxidizes further to the carboxylic acid.',
          },
      {
        text: random.pick(['Sodium borohydride in ethanol', 'Lithium aluminium hydride in dry ethoxyethane']),
        slip: 'mixed-up-oxidising-and-reducing',
        teaching: `This is a reducing agent; an alcohol has to be oxidized to become ${isAcidAsked ? 'a carboxylic acid' : 'an aldehyde'}.`,
      },
      {
        text: 'Hot concentrated sulfuric acid',
        slip: 'mechanism-confused',
        teaching:
          'Hot concentrated sulfuric acid takes water from an alcohol; it does not make a carbonyl group.',
      },
    ],
    explanation: `The alcohol is primary and is oxidized to the aldehyde. In water the aldehyde forms a hydrate, which a strong oxidant oxidizes further to the carboxylic acid. ${isAcidAsked ? 'So the strong oxidant in water is needed.' : mild.because}`,
    finding: `The ${kind} needs ${isAcidAsked ? 'a strong oxidant in water' : 'a mild oxidant'}.`,
  };
}

/** @param mild the oxidant, or `null` where it is a strong one in water */
function explanationOf(alcohol: Alcohol, mild: MildOxidant | null): string {
  if (alcohol.class === 'secondary')
    return `${capital(alcohol.name)} is a secondary alcohol. Oxidation takes the hydrogens from O and from its carbon and gives a ketone, which has no hydrogen left on its carbonyl carbon to go further.`;
  return `${capital(alcohol.name)} is a primary alcohol. ${mild?.because ?? 'It is oxidized to the aldehyde; in water the aldehyde forms a hydrate, which is oxidized further to the carboxylic acid.'}`;
}

function diolOxidation(random: Random): Draft {
  const diol = random.pick(diols);
  const isStrong = random.next() < 0.5;
  const [strong, mild] = [random.pick(strongOxidants), random.pick(mildOxidants)];
  return {
    text: `What is the main organic product when ${diol.name} is treated with ${isStrong ? strong : mild.name}? ${drawn(diol.smiles, diol.name)}${diol.mayClose ? ' (Leave ring closure out of account.)' : ''}`,
    answer: drawn(isStrong ? diol.strong : diol.mild),
    distractors: [
      isStrong
        ? {
            text: drawn(diol.mild),
            slip: 'oxidised-too-little',
            teaching:
              'In water the aldehyde is oxidized further to the carboxylic acid by an excess of this oxidant.',
          }
        : {
            text: drawn(diol.strong),
            slip: 'oxidised-too-far',
            teaching: mild.notTheAcid,
          },
      {
        text: drawn(isStrong ? diol.hydroxyAcid : diol.hydroxyAldehyde),
        slip: 'oxidised-too-little',
        teaching: 'The secondary alcohol is oxidized as well: it becomes a ketone.',
      },
      {
        text: drawn(diol.hydroxyKetone),
        slip: 'oxidised-too-little',
        teaching: `The primary alcohol is oxidized as well: it becomes ${isStrong ? 'a carboxylic acid' : 'an aldehyde'}.`,
      },
      isStrong
        ? {
            text: drawn(diol.hydroxyAldehyde),
            slip: 'oxidised-too-little',
            teaching:
              'Both groups go further: the secondary alcohol becomes a ketone, and in water the aldehyde becomes the acid.',
          }
        : {
            text: drawn(diol.hydroxyAcid),
            slip: 'oxidised-too-far',
            teaching: `The secondary alcohol becomes a ketone. ${mild.notTheAcid}`,
          },
      {
        text: drawn(diol.smiles),
        slip: 'alcohol-class-confused',
        teaching: 'This is the diol unchanged; only tertiary alcohols resist such oxidants.',
      },
    ],
    explanation: `The secondary OH becomes a ketone with mild and with strong oxidants alike. The primary OH becomes ${isStrong ? 'a carboxylic acid, because in water the aldehyde forms a hydrate, which is oxidized further.' : `an aldehyde. ${mild.because}`}`,
    finding: `Both alcohol groups are oxidized; the primary one to the ${isStrong ? 'acid' : 'aldehyde'}.`,
  };
}
