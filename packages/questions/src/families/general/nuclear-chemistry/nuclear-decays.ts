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
    text: `Which nuclide does ${show(parent)} become by ${decay.process}?`,
    answer: after(decay),
    distractors: (decay.number === -1
      ? slipsOfCapture(decay, after)
      : slipsOfDecay(parent, decay, after)
    ).filter(({ text }) => text !== ''),
    explanation: `In ${decay.process} the mass number ${decay.mass === 0 ? 'stays' : 'falls by 4'} and the atomic number ${decay.number > 0 ? 'rises' : 'falls'} by ${Math.abs(decay.number)}: mass number ${mass + decay.mass}, atomic number ${number + decay.number}, that is ${after(decay)}.`,
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
        teaching: `The change of the atomic number, ${withChange}, was taken for the number of beta-minus decays; the alpha decays lower it by ${2 * alphas}.`,
      },
      {
        text: String(asksAll ? withChange : alphas + withChange),
        slip: 'ignored-alpha-charge',
        teaching: asksAll
          ? `This is the change of the atomic number alone; the alpha decays, which lower it by ${2 * alphas}, are left out.`
          : `This adds the change of the atomic number, ${withChange}, to the number of alpha decays; these lower it by ${2 * alphas}.`,
      },
      {
        text: String(asksAll ? alphas + withChargeOne : withChargeOne),
        slip: 'alpha-charge-one',
        teaching: 'Each alpha particle takes away two protons, not one.',
      },
      {
        text: String(asksAll ? 3 * alphas + drop : 2 * alphas + drop),
        slip: 'wrong-sign',
        teaching: 'Alpha decay lowers the atomic number and beta-minus decay raises it; mind the signs.',
      },
      {
        text: String((asksAll ? all : betas) + 1),
        slip: 'decays-miscounted',
        teaching: `One too many: the alpha decays lead to atomic number ${low}, and from there to ${to[1]} it is ${betas}.`,
      },
      {
        text: String((asksAll ? all : betas) - 1),
        slip: 'decays-miscounted',
        teaching: `One too few: the alpha decays lead to atomic number ${low}, and from there to ${to[1]} it is ${betas}.`,
      },
    ].filter(({ text }) => Number(text) >= 0),
    explanation: `Only alpha decays change the mass number: (${from[0]} − ${to[0]})/4 = ${alphas} alpha decays. They lower the atomic number by ${2 * alphas} to ${low}; to reach ${to[1]}, ${betas === 1 ? '1 beta-minus decay raises it by one' : `${betas} beta-minus decays raise it by one each`}.${asksAll ? ` Together: ${alphas} + ${betas} = ${all}.` : ''}`,
    finding: `${alphas} alpha decays from the mass numbers, ${betas} beta-minus from the atomic numbers${asksAll ? `, ${all} in all` : ''}.`,
  };
}
