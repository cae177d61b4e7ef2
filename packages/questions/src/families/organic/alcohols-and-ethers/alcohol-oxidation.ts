import type { Random } from '../../../random.ts';
import type { Distractor, Draft, Family } from '../../family.ts';
import { alcoholForProduct } from './alcohol-for-product.ts';
import { alcohols, diols, type Alcohol, type AlcoholClass } from './alcohols.data.ts';
import { drawn } from '../../texts/drawn.ts';
import { jones, mildOxidants, strongOxidants, type MildOxidant } from './oxidants.data.ts';
import { capital } from '../../texts/capital.ts';
import { twoSlips } from '../../notes/two-slips.ts';

const classes: readonly AlcoholClass[] = ['primary', 'secondary', 'tertiary'];

/** Oxidation of alcohols by class, then the choice of the oxidant; harder ones are diols with two classes. */
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
        return random.next() < 0.5
          ? oxidation(random, random.pick(classes), true)
          : alcoholForProduct(random, random.pick(strongOxidants));
      case 'intermediate':
        return random.next() < 0.5 ? oxidationByEither(random) : reagentFor(random);
      case 'advanced':
        return diolOxidation(random);
    }
  },
};

/** With either kind of oxidant, so that each of acid, aldehyde, ketone and unchanged alcohol is the product as often. */
function oxidationByEither(random: Random): Draft {
  const [ofClass, isStrong] = random.pick([
    ['primary', true],
    ['primary', false],
    ['secondary', random.next() < 0.5],
    ['tertiary', random.next() < 0.5],
  ] as const);
  return oxidation(random, ofClass, isStrong);
}

function oxidation(random: Random, ofClass: AlcoholClass, isStrong: boolean): Draft {
  const alcohol = random.pick(alcohols[ofClass]);
  const [strong, mild] = [random.pick(strongOxidants), random.pick(mildOxidants)];
  const product = productOf(ofClass, isStrong);
  const compounds: Readonly<Record<Product, string>> = { ...alcohol, alcohol: alcohol.smiles };
  const wrong = products.filter((one) => one !== product);
  return {
    text: `Which organic compound is mainly present after ${alcohol.name} has been treated with ${isStrong ? strong : mild.name}? ${drawn(alcohol.smiles, alcohol.name)}`,
    answer: drawn(compounds[product]),
    distractors: wrong.map((one) => ({
      text: drawn(compounds[one]),
      ...(ofClass === 'primary' ? slipOnPrimary(one, mild) : slipOnOther(one, ofClass)),
    })),
    explanation: explanationOf(alcohol, isStrong ? null : mild),
    finding: `A ${ofClass} alcohol and ${isStrong ? 'a strong oxidant in water' : 'a mild oxidant'} determine the product.`,
  };
}

/** What can be there after an alcohol met an oxidant. */
const products = ['aldehyde', 'acid', 'ketone', 'alcohol'] as const;
type Product = (typeof products)[number];

function productOf(ofClass: AlcoholClass, isStrong: boolean): Product {
  switch (ofClass) {
    case 'primary':
      return isStrong ? 'acid' : 'aldehyde';
    case 'secondary':
      return 'ketone';
    case 'tertiary':
      return 'alcohol';
  }
}

function slipOnPrimary(wrong: Product, mild: MildOxidant): Omit<Distractor, 'text'> {
  switch (wrong) {
    case 'aldehyde':
      return {
        slip: 'oxidised-too-little',
        teaching:
          'In water, the aldehyde forms a hydrate, which this strong oxidant oxidizes further to the carboxylic acid.',
      };
    case 'acid':
      return { slip: 'oxidised-too-far', teaching: mild.notTheAcid };
    case 'ketone':
      return {
        slip: 'alcohol-class-confused',
        teaching:
          'A ketone comes from a secondary alcohol; this OH group is at the end of its chain, and the oxygen stays on its carbon.',
      };
    case 'alcohol':
      return {
        slip: 'alcohol-class-confused',
        teaching: 'This is the unchanged alcohol; only tertiary alcohols resist such oxidants.',
      };
  }
}

function slipOnOther(wrong: Product, ofClass: 'secondary' | 'tertiary'): Omit<Distractor, 'text'> {
  const isSecondary = ofClass === 'secondary';
  const made = isSecondary
    ? 'this alcohol is secondary, and a C=O group forms at the carbon bearing the OH group'
    : 'this alcohol is tertiary: the carbon bearing the OH group has no hydrogen, so it is not oxidized';
  const teachings: Readonly<Record<Product, string>> = {
    aldehyde: `An aldehyde comes from a primary alcohol; ${made}.`,
    acid: `An acid comes from a primary alcohol; ${made}.`,
    ketone: `A ketone comes from a secondary alcohol; ${made}.`,
    alcohol:
      'This is the unchanged alcohol; a secondary alcohol has a hydrogen on the carbon bearing the OH group, so it is oxidized.',
  };
  return { slip: 'alcohol-class-confused', teaching: teachings[wrong] };
}

/** The reagent that makes an aldehyde or a carboxylic acid of a primary alcohol. */
function reagentFor(random: Random): Draft {
  const { name, smiles, aldehyde, acid } = random.pick(alcohols.primary);
  const isAcidAsked = random.next() < 0.5;
  const [strong, mild] = [random.pick(strongOxidants), random.pick(mildOxidants)];
  const kind = isAcidAsked ? 'carboxylic acid' : 'aldehyde';
  const rivals: Distractor[] = isAcidAsked
    ? random.shuffle(mildOxidants).map((other) => ({
        text: capital(other.name),
        slip: 'oxidised-too-little',
        teaching: other.because,
      }))
    : random.shuffle(strongOxidants).map((other) => ({
        text: capital(other),
        slip: 'oxidised-too-far',
        teaching:
          'In water, the aldehyde forms a hydrate, which this oxidant oxidizes further to the carboxylic acid.',
      }));
  return {
    text: `Which reagent converts ${name}, ${drawn(smiles, name)}, into this ${kind}? ${drawn(isAcidAsked ? acid : aldehyde)}`,
    answer: capital(isAcidAsked ? strong : mild.name),
    distractors: [
      // Two that do the same could be told to be wrong from each other.
      ...rivals.slice(0, 1).map((rival) => ({ ...rival, isDecisive: true })),
      ...[
        'Excess sodium borohydride in ethanol',
        'Excess lithium aluminum hydride in dry diethyl ether',
        'Excess hydrogen gas over a palladium catalyst',
      ].map((text) => ({
        text,
        slip: 'mixed-up-oxidising-and-reducing',
        teaching: `This is a reducing agent; an alcohol must be oxidized to become ${isAcidAsked ? 'a carboxylic acid' : 'an aldehyde'}.`,
      })),
      {
        text: 'Excess hot concentrated sulfuric acid',
        slip: 'mechanism-confused',
        teaching: 'Hot concentrated sulfuric acid dehydrates an alcohol; it does not form a carbonyl group.',
      },
      {
        text: 'Excess sodium hydroxide in water',
        slip: 'mechanism-confused',
        teaching:
          'Sodium hydroxide does not oxidize an alcohol; as a base, it can only remove the proton of the OH group.',
      },
    ],
    explanation: `The alcohol is primary and is oxidized to the aldehyde. In water, the aldehyde forms a hydrate, which a strong oxidant oxidizes further to the carboxylic acid. ${isAcidAsked ? `The strong oxidant in water is therefore needed: ${strong}.` : `${mild.because} The reagent is therefore ${mild.name}.`}`,
    finding: `The ${kind} needs ${isAcidAsked ? 'a strong oxidant in water' : 'a mild oxidant'}.`,
  };
}

/** @param mild the oxidant, or `null` where it is a strong one in water */
function explanationOf(alcohol: Alcohol, mild: MildOxidant | null): string {
  if (alcohol.class === 'secondary')
    return `${capital(alcohol.name)} is a secondary alcohol. Oxidation removes one hydrogen from the OH group and one from its carbon and gives a ketone, which has no hydrogen on its carbonyl carbon and is not oxidized further.`;
  if (alcohol.class === 'tertiary')
    return `${capital(alcohol.name)} is a tertiary alcohol. The carbon bearing the OH group has no hydrogen, so no C=O group can form without breaking a C–C bond, and the alcohol remains unchanged.`;
  return `${capital(alcohol.name)} is a primary alcohol. ${mild?.because ?? 'It is oxidized to the aldehyde; in water the aldehyde forms a hydrate, which is oxidized further to the carboxylic acid.'}`;
}

function diolOxidation(random: Random): Draft {
  const diol = random.pick(diols);
  const isStrong = random.next() < 0.5;
  const isTertiary = diol.other === 'tertiary';
  // Hot acid could take water from a tertiary alcohol.
  const [strong, mild] = [isTertiary ? jones : random.pick(strongOxidants), random.pick(mildOxidants)];
  const [kept, both] = isStrong ? [diol.hydroxyAcid, diol.strong] : [diol.hydroxyAldehyde, diol.mild];
  const [keptWrongly, bothWrongly] = isStrong
    ? [diol.hydroxyAldehyde, diol.mild]
    : [diol.hydroxyAcid, diol.strong];
  const ofOther = isTertiary
    ? 'The carbon bearing the tertiary OH group has no hydrogen, so this group is not oxidized.'
    : 'The secondary alcohol group is oxidized as well and becomes a ketone.';
  const wrongPrimary = isStrong
    ? {
        slip: 'oxidised-too-little',
        teaching:
          'In water, the aldehyde is oxidized further to the carboxylic acid by an excess of this oxidant.',
      }
    : { slip: 'oxidised-too-far', teaching: mild.notTheAcid };
  const wrongOther = {
    slip: isTertiary ? 'alcohol-class-confused' : 'oxidised-too-little',
    teaching: ofOther,
  };
  const primaryBecomes = `The primary alcohol group is oxidized${isTertiary ? '' : ' as well'} and becomes ${isStrong ? 'a carboxylic acid' : 'an aldehyde'}.`;
  return {
    text: `What is the major organic product when ${diol.name} is treated with ${isStrong ? strong : mild.name}? ${drawn(diol.smiles, diol.name)}${diol.mayClose ? ' (Ignore any ring closure.)' : ''}`,
    answer: drawn(isTertiary ? kept : both),
    distractors: [
      { text: drawn(isTertiary ? keptWrongly : bothWrongly), ...wrongPrimary, isDecisive: true },
      { text: drawn(isTertiary ? both : kept), ...wrongOther },
      {
        text: drawn(isTertiary ? bothWrongly : keptWrongly),
        slip: wrongPrimary.slip,
        teaching: twoSlips(ofOther, wrongPrimary.teaching),
      },
      {
        text: drawn(diol.hydroxyKetone),
        slip: isTertiary ? 'alcohol-class-confused' : 'oxidised-too-little',
        teaching: `${isTertiary ? `${ofOther} ` : ''}${primaryBecomes}`,
      },
      {
        text: drawn(diol.smiles),
        slip: 'alcohol-class-confused',
        teaching: 'This is the unchanged diol; only tertiary alcohols resist such oxidants.',
      },
    ],
    explanation: `${isTertiary ? 'The tertiary OH group is unchanged: its carbon has no hydrogen, so no oxidant can form a C=O group there without breaking a C–C bond.' : 'The secondary OH group becomes a ketone with mild and strong oxidants alike.'} The primary OH group becomes ${isStrong ? 'a carboxylic acid, because in water the aldehyde forms a hydrate, which is oxidized further.' : `an aldehyde. ${mild.because}`}`,
    finding: `${isTertiary ? 'Only the primary alcohol group is' : 'Both alcohol groups are'} oxidized; the primary one to the ${isStrong ? 'acid' : 'aldehyde'}.`,
  };
}
