import type { Distractor, Draft } from '../../family.ts';
import type { Nuclide } from './decaying-nuclides.data.ts';
import { show, type Decay } from './decays.ts';

type Slip = readonly [value: number, slip: string, teaching: string];

/**
 * The neutrons in the product of a decay, or in the nuclide that decayed.
 * @param given the nuclide that the question shows
 * @param asksParent whether it is the product, so that the numbers are reckoned back
 */
export function neutronsOfDecay(given: Nuclide, decay: Decay, asksParent: boolean): Draft {
  const [mass, number] = given;
  const way = asksParent ? -1 : 1;
  const [massStep, numberStep] = [way * decay.mass, way * decay.number];
  const asked: Nuclide = [mass + massStep, number + numberStep];
  const key = asked[0] - asked[1];
  const neutrons = mass - number;
  const step = key - neutrons;
  const changes = `${asksParent ? 'going back to the nuclide that decays,' : `in ${decay.process}`} it ${step > 0 ? 'increases' : 'decreases'} by ${Math.abs(step)}`;
  const slips: readonly Slip[] = [
    [neutrons, 'ignored-change', `This is the number of neutrons in ${show(given)}; ${changes}.`],
    [
      neutrons - step,
      'wrong-sign',
      `The number of neutrons in ${show(given)}, ${neutrons}, was changed in the wrong direction; ${changes}.`,
    ],
    [
      asked[1],
      'answered-another-quantity',
      `This is the number of protons in ${show(asked)}; the number of neutrons is the remainder of the mass number.`,
    ],
    [
      asked[0],
      'mass-number-for-neutrons',
      `This is the mass number of ${show(asked)}, which is the number of protons and neutrons together.`,
    ],
    [
      number,
      'answered-another-quantity',
      `This is the number of protons in ${show(given)}; the question asks for the number of neutrons in the nucleus that ${asksParent ? 'decays' : 'forms'}.`,
    ],
    ...(decay.mass === 0
      ? slipsOfElectron(neutrons, step, decay.process)
      : slipsOfAlpha(neutrons, way, show(asked))),
  ];
  return {
    text: asksParent
      ? `A nuclide undergoes ${decay.process} to form ${show(given)}. How many neutrons are in the nucleus that decays?`
      : `The nuclide ${show(given)} undergoes ${decay.process}. How many neutrons are in the nucleus that forms?`,
    answer: String(key),
    distractors: slips
      .filter(([value]) => value >= 0)
      .map(([value, slip, teaching]): Distractor => ({ text: String(value), slip, teaching })),
    explanation: `In ${decay.process} the mass number ${decay.mass === 0 ? 'does not change' : 'decreases by 4'} and the atomic number ${decay.number > 0 ? 'increases' : 'decreases'} by ${Math.abs(decay.number)}, so the ${asksParent ? 'nuclide that decays' : 'product'} is ${show(asked)}. Its number of neutrons is ${asked[0]} − ${asked[1]} = ${key}.`,
    finding: `Mass numbers and charges balance for ${show(asked)}: ${asked[0]} − ${asked[1]} = ${key}.`,
  };
}

/** What is off where one proton and one neutron change places, and the electron or positron is counted with them. */
function slipsOfElectron(neutrons: number, step: number, process: string): Slip[] {
  const kept = `In ${process} the mass number does not change, so the number of neutrons changes by the same amount as the number of protons, 1`;
  return [
    [neutrons + 2 * step, 'charge-counted-twice', `${kept}; here the change was counted twice.`],
    [
      neutrons - 2 * step,
      'charge-counted-twice',
      `Two things went wrong: the change was counted twice and in the wrong direction. ${kept}.`,
    ],
  ];
}

/** @param way 1 from the nuclide that decays to the product, −1 back */
function slipsOfAlpha(neutrons: number, way: number, asked: string): Slip[] {
  const two = 'an alpha particle has two protons and two neutrons';
  return [
    [
      neutrons - 4 * way,
      'alpha-mass-wrong',
      `All four nucleons of the alpha particle were counted as neutrons; ${two}.`,
    ],
    [
      neutrons + 4 * way,
      'alpha-mass-wrong',
      `Two things went wrong: ${asked} has ${way > 0 ? 'fewer' : 'more'} neutrons, not ${way > 0 ? 'more' : 'fewer'}, and ${two}.`,
    ],
    [
      neutrons - way,
      'alpha-mass-wrong',
      `Only one neutron was counted in the alpha particle; it has two neutrons and two protons.`,
    ],
  ];
}
