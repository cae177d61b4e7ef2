import type { Random } from '../../../random.ts';
import type { Draft, Family } from '../../family.ts';
import { alpha, betaMinus, capture, positron, series, type Nuclide } from './decaying-nuclides.data.ts';
import { neutronsOfDecay } from './neutrons-of-decay.ts';
import { decays, parentOf, show, slipsOfCapture, slipsOfDecay, type Decay } from './decays.ts';

/** The product of one decay, of the rarer decays, and the count of steps in a natural series. */
export const nuclearDecays: Family = {
  id: 'nuclear-decays',
  name: 'Nuclear decay equations',
  subject: 'general',
  topics: ['nuclear-chemistry'],
  difficulties: ['beginner', 'intermediate', 'advanced'],
  tests: {
    beginner: ['radioactive-decay', 'nuclear-equations'],
    intermediate: ['positron-emission-and-electron-capture'],
    advanced: ['decay-series'],
  },
  reference: 'OpenStax Chemistry 2e, section 21.3',
  draft(random, difficulty) {
    switch (difficulty) {
      case 'beginner':
        return random.next() < 0.5
          ? common(random, random.pick(alpha), decays.alpha)
          : common(random, random.pick(betaMinus), decays.betaMinus);
      case 'intermediate':
        return random.next() < 0.5
          ? rarer(random, random.pick(positron), decays.positron)
          : rarer(random, random.pick(capture), decays.capture);
      case 'advanced':
        return stepsOfSeries(random);
    }
  },
};

/** Alpha or beta-minus decay: the product, or its neutrons, so that what stays the same in the question is not always the key's. */
function common(random: Random, parent: Nuclide, decay: Decay): Draft {
  return random.next() < 0.5 ? neutronsOfDecay(parent, decay, false) : productOf(parent, decay);
}

/** Positron emission or electron capture, forward or back: the other nuclide, or its neutrons. */
function rarer(random: Random, parent: Nuclide, decay: Decay): Draft {
  const asksParent = random.next() < 0.5;
  if (random.next() < 0.5)
    return neutronsOfDecay(asksParent ? [parent[0], parent[1] - 1] : parent, decay, asksParent);
  return asksParent ? parentOf(parent, decay) : productOf(parent, decay);
}

function productOf(parent: Nuclide, decay: Decay): Draft {
  const [mass, number] = parent;
  const after = (step: Pick<Decay, 'mass' | 'number'>): string =>
    show([mass + step.mass, number + step.number]);
  return {
    text: `Which nuclide forms when ${show(parent)} undergoes ${decay.process}?`,
    answer: after(decay),
    distractors: (decay.number === -1
      ? slipsOfCapture(decay, after)
      : slipsOfDecay(parent, decay, after)
    ).filter(({ text }) => text !== ''),
    explanation: `In ${decay.process} the mass number ${decay.mass === 0 ? 'does not change' : 'decreases by 4'} and the atomic number ${decay.number > 0 ? 'increases' : 'decreases'} by ${Math.abs(decay.number)}, so the product has mass number ${mass + decay.mass} and atomic number ${number + decay.number}: ${after(decay)}.`,
    finding: `Mass numbers and charges balance for ${after(decay)}.`,
  };
}

function stepsOfSeries(random: Random): Draft | null {
  const members = random.pick(series);
  const first = random.integer(0, members.length - 4);
  const last = random.integer(first + 3, members.length - 1);
  const [from, to] = [members[first], members[last]];
  if (from === undefined || to === undefined) return null;
  const alphas = (from[0] - to[0]) / 4;
  const betas = to[1] - from[1] + 2 * alphas;
  const drop = from[1] - to[1];
  const low = from[1] - 2 * alphas;
  if (alphas < 2 || betas < 1 || alphas === betas) return null;
  const asksAll = random.integer(0, 1) === 1;
  const all = alphas + betas;
  // What was counted as beta-minus decays, where it is neither their number nor none.
  const withChange = Math.abs(drop);
  const withChargeOne = alphas - drop;
  return {
    text: `${show(from)} becomes ${show(to)} through a series of alpha and beta-minus decays. ${asksAll ? 'How many decays are there in all?' : 'How many of them are beta-minus decays?'}`,
    answer: String(asksAll ? all : betas),
    distractors: [
      {
        text: String(alphas),
        slip: 'one-component-only',
        teaching: `This is the number of alpha decays: (${from[0]} − ${to[0]})/4 = ${alphas}.`,
      },
      {
        text: String(asksAll ? betas : all),
        slip: 'answered-another-quantity',
        teaching: asksAll
          ? 'This is the number of beta-minus decays alone.'
          : 'This is the number of all decays together.',
      },
      {
        text: String(asksAll ? alphas + withChange : withChange),
        slip: 'ignored-alpha-charge',
        teaching: `The change in atomic number, ${withChange}, was used as the number of beta-minus decays, but the alpha decays alone lower the atomic number by ${2 * alphas}.`,
      },
      {
        text: String(asksAll ? withChange : alphas + withChange),
        slip: 'ignored-alpha-charge',
        teaching: asksAll
          ? `This is only the change in atomic number; the alpha decays, which lower it by ${2 * alphas}, were left out.`
          : `This adds the change in atomic number, ${withChange}, to the number of alpha decays, which lower the atomic number by ${2 * alphas}.`,
      },
      {
        text: String(asksAll ? alphas + withChargeOne : withChargeOne),
        slip: 'alpha-charge-one',
        teaching: 'Each alpha particle carries away two protons, not one.',
      },
      {
        text: String(asksAll ? 3 * alphas + drop : 2 * alphas + drop),
        slip: 'wrong-sign',
        teaching:
          'Alpha decay lowers the atomic number and beta-minus decay raises it; here the signs of these changes were confused.',
      },
      {
        text: String((asksAll ? all : betas) + 1),
        slip: 'decays-miscounted',
        teaching: `This is one too many: the alpha decays lead to atomic number ${low}, and ${betas} beta-minus decay${betas === 1 ? ' leads' : 's lead'} from there to ${to[1]}.`,
      },
      {
        text: String((asksAll ? all : betas) - 1),
        slip: 'decays-miscounted',
        teaching: `This is one too few: the alpha decays lead to atomic number ${low}, and ${betas} beta-minus decay${betas === 1 ? ' leads' : 's lead'} from there to ${to[1]}.`,
      },
    ].filter(({ text }) => Number(text) >= 0),
    explanation: `Only alpha decays change the mass number, so there are (${from[0]} − ${to[0]})/4 = ${alphas} alpha decays. They lower the atomic number by ${2 * alphas} to ${low}; to reach ${to[1]}, ${betas === 1 ? '1 beta-minus decay, which raises it by one, is needed' : `${betas} beta-minus decays, each of which raises it by one, are needed`}.${asksAll ? ` The total is ${alphas} + ${betas} = ${all}.` : ''}`,
    finding: `${alphas} alpha decays from the mass numbers, ${betas} beta-minus from the atomic numbers${asksAll ? `, ${all} in all` : ''}.`,
  };
}
