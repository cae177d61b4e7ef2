import { formatDecimals, formatSignificant } from '@valence/chemistry';
import type { Random } from '../../../random.ts';
import type { Draft, Family } from '../../family.ts';
import { quantityOptions } from '../../options/quantity-options.ts';
import { workingTo } from '../../texts/shown-working.ts';
import { restOf } from '../../options/slips-together.ts';

const solvents = ['dichloromethane', 'toluene', 'diethyl ether', 'ethyl acetate', 'hexane'] as const;
const percent = (value: number): string => `${formatSignificant(value, 3)}%`;

/** Share extracted in one step and in several, and of a weak acid at a pH. */
export const solventExtraction: Family = {
  id: 'solvent-extraction',
  name: 'Solvent extraction',
  subject: 'analytical',
  topics: ['sampling-and-separation'],
  difficulties: ['beginner', 'intermediate', 'advanced'],
  tests: {
    beginner: ['liquid-liquid-extraction'],
    intermediate: ['liquid-liquid-extraction'],
    advanced: ['acid-base-extraction', 'liquid-liquid-extraction'],
  },
  uses: ['acid-dissociation-constant'],
  reference: 'Harris, Quantitative Chemical Analysis, chapter 23',
  draft(random, difficulty) {
    switch (difficulty) {
      case 'beginner':
        return once(random);
      case 'intermediate':
        return repeatedly(random);
      case 'advanced':
        return weakAcid(random);
    }
  },
};

function once(random: Random): Draft | null {
  const { ratio, water, solvent } = drawPhases(random);
  const left = water / (water + ratio * solvent);
  const options = quantityOptions((1 - left) * 100, percent, [
    {
      value: left * 100,
      slip: 'share-left-for-extracted',
      lastStep: restOf(100),
      teaching: 'This is the percentage that stays in the water; the rest is extracted.',
    },
    {
      value: (ratio / (1 + ratio)) * 100,
      slip: 'ignored-phase-volumes',
      isBeforeLastStep: true,
      teaching: 'The fraction *D*/(1 + *D*) was used, which holds only for equal volumes of the two phases.',
    },
    {
      value: ((ratio * water) / (ratio * water + solvent)) * 100,
      slip: 'swapped-volumes',
      isBeforeLastStep: true,
      teaching:
        '*D* must be multiplied by the volume of the organic phase; here the volumes were interchanged.',
    },
    {
      value: (solvent / (water + solvent)) * 100,
      slip: 'forgot-factor',
      isBeforeLastStep: true,
      teaching:
        'Only the volumes of the two phases were compared; the volume of the organic phase must be multiplied by *D*.',
    },
    {
      value: ratio * solvent < water + solvent ? ((ratio * solvent) / (water + solvent)) * 100 : Number.NaN,
      slip: 'forgot-factor',
      isBeforeLastStep: true,
      teaching:
        'The product of *D* and the volume of the organic phase was divided by the sum of the two volumes; in the denominator, too, *D* multiplies the volume of the organic phase.',
    },
    {
      value: (1 - left) * 50,
      slip: 'halved-the-share',
      teaching:
        'The percentage was halved; the distribution of the solute follows from *D* and the volumes, and nothing has to be halved.',
    },
  ]);
  if (options === null) return null;
  const { shown } = workingTo(options.answer, (keep) => percent((1 - keep(left)) * 100));
  return {
    text: `${opening(random, ratio)} An aqueous solution of the solute (${water}.0 mL) is shaken once with ${solvent}.0 mL of the organic solvent. What percentage of the solute is extracted?`,
    ...options,
    explanation: `The fraction left in the water is \\frac{*V*_{water}}{*V*_{water} + *DV*_{solvent}} = \\frac{${water}.0}{${water}.0 + ${formatDecimals(ratio, 2)} × ${solvent}.0} = ${shown(left)}, so ${options.answer} is extracted.`,
    finding: `The balance of the solute over both phases gives ${options.answer}.`,
  };
}

function repeatedly(random: Random): Draft | null {
  const { ratio, water, solvent } = drawPhases(random);
  const times = random.integer(2, 4);
  const left = water / (water + ratio * solvent);
  const share = left ** times * 100;
  if (share < 0.05) return null;
  const asksExtracted = random.next() < 0.5;
  const asked = (percentLeft: number): number => (asksExtracted ? 100 - percentLeft : percentLeft);
  const key = asked(share);
  const options = quantityOptions(key, percent, [
    {
      value: asked((water / (water + ratio * solvent * times)) * 100),
      slip: 'portions-for-one-extraction',
      isBeforeLastStep: true,
      teaching: `The portions were combined for one extraction with ${solvent * times} mL; ${times} fresh portions of ${solvent}.0 mL extract more.`,
    },
    {
      value: asked(left * 100),
      slip: 'one-step-short',
      isBeforeLastStep: true,
      teaching: `Only one extraction was counted; there are ${times}.`,
    },
    {
      value: asked((left / times) * 100),
      slip: 'linear-for-exponential',
      isBeforeLastStep: true,
      teaching: `What one extraction leaves was divided by ${times}; each extraction leaves the same fraction of what was there before it.`,
    },
    {
      value: 100 - key,
      slip: asksExtracted ? 'share-left-for-extracted' : 'extracted-for-left',
      lastStep: restOf(100),
      teaching: asksExtracted
        ? 'This is the percentage that stays in the water; the question asks for the percentage extracted.'
        : 'This is the percentage extracted; the question asks for the percentage that stays in the water.',
    },
    {
      value: (1 - left) ** times * 100,
      slip: 'extracted-for-left',
      isBeforeLastStep: true,
      teaching:
        'The fraction extracted was raised to the power; it is the fraction left in the water that must be raised to the power.',
    },
    {
      value: asked((water / (water + ratio * solvent)) ** (times + 1) * 100),
      slip: 'portions-miscounted',
      isBeforeLastStep: true,
      teaching: `One extraction too many was counted; there are ${times}.`,
    },
    {
      value: asked((solvent / (solvent + ratio * water)) ** times * 100),
      slip: 'swapped-volumes',
      isBeforeLastStep: true,
      teaching:
        '*D* must be multiplied by the volume of the organic phase; here the volumes were interchanged.',
    },
  ]);
  if (options === null) return null;
  const { shown } = workingTo(percent(share), (keep) => percent(keep(left) ** times * 100));
  return {
    text: `${opening(random, ratio)} An aqueous solution of the solute (${water}.0 mL) is extracted ${['twice', 'three times', 'four times'][times - 2] ?? ''}, each time with ${solvent}.0 mL of fresh organic solvent. What percentage of the solute ${asksExtracted ? 'is extracted in all' : 'stays in the water'}?`,
    ...options,
    explanation: `One extraction leaves \\frac{${water}.0}{${water}.0 + ${formatDecimals(ratio, 2)} × ${solvent}.0} = ${shown(left)} of the solute. After ${times} extractions, (${shown(left)})^{${times}} = ${percent(share)} is left${asksExtracted ? `, so 100% − ${percent(share)} = ${options.answer} is extracted` : ''}.`,
    finding: `The share left by one extraction to the power ${times}${asksExtracted ? ', taken from the whole' : ''}: ${options.answer}.`,
  };
}

function weakAcid(random: Random): Draft | null {
  const partition = random.integer(10, 90);
  const pKa = random.integer(300, 600) / 100;
  const offset = random.integer(-50, 150) / 100;
  const pH = pKa + offset;
  const [water, solvent] = [random.pick([50, 100]), random.pick([20, 25, 50])];
  const ratio = partition / (1 + 10 ** offset);
  const extracted = (d: number): number => ((d * solvent) / (d * solvent + water)) * 100;
  const options = quantityOptions(extracted(ratio), percent, [
    {
      value: extracted(partition),
      slip: 'ignored-dissociation',
      isBeforeLastStep: true,
      teaching: `All of the acid was taken to be \\ce{HA}; at pH ${formatDecimals(pH, 2)} part of it is \\ce{A-} and stays in the water.`,
    },
    {
      value: extracted((partition * 10 ** offset) / (1 + 10 ** offset)),
      slip: 'acid-for-base-fraction',
      isBeforeLastStep: true,
      teaching: 'The fraction of \\ce{A-} was used; it is \\ce{HA} that goes into the solvent.',
    },
    {
      value: 100 - extracted(ratio),
      slip: 'share-left-for-extracted',
      lastStep: restOf(100),
      teaching: 'This is the percentage that stays in the water.',
    },
    {
      value: (ratio / (1 + ratio)) * 100,
      slip: 'ignored-phase-volumes',
      isBeforeLastStep: true,
      teaching: 'The fraction *D*/(1 + *D*) was used, which holds only for equal volumes of the two phases.',
    },
    {
      value: 100 / (1 + 10 ** offset),
      slip: 'undissociated-for-extracted',
      isBeforeLastStep: true,
      teaching: 'This is the fraction that is \\ce{HA} in water alone; *K* and the volumes were left out.',
    },
  ]);
  if (options === null) return null;
  const { shown } = workingTo(options.answer, (keep) => percent(extracted(keep(ratio))));
  const organic = random.pick(solvents);
  return {
    text: `A weak acid \\ce{HA} with p*K*_{a} = ${formatDecimals(pKa, 2)} has a partition coefficient *K* = [\\ce{HA}]_{org}/[\\ce{HA}]_{aq} = ${partition}.0 between ${organic} and water; \\ce{A-} stays in the water. A ${water}.0 mL portion of an aqueous solution buffered at pH ${formatDecimals(pH, 2)} is shaken with ${solvent}.0 mL of ${organic}. What percentage of the acid is extracted?`,
    ...options,
    explanation: `Only \\ce{HA} enters the solvent, and 1/(1 + 10^{pH − p*K*_{a}}) of the acid in the water is \\ce{HA}, so *D* = \\frac{*K*}{1 + 10^{pH − p*K*_{a}}} = \\frac{${partition}.0}{1 + 10^{${formatDecimals(offset, 2)}}} = ${shown(ratio)}. The fraction extracted is \\frac{${shown(ratio)} × ${solvent}.0}{${shown(ratio)} × ${solvent}.0 + ${water}.0} = ${options.answer}.`,
    finding: `*D* at this pH, then the balance over both phases: ${options.answer}.`,
  };
}

function opening(random: Random, ratio: number): string {
  return `A solute has a distribution ratio of *D* = ${formatDecimals(ratio, 2)} between ${random.pick(solvents)} and water.`;
}

function drawPhases(random: Random): { ratio: number; water: number; solvent: number } {
  const water = random.pick([40, 50, 75, 80, 100]);
  const solvent = random.pick([10, 15, 20, 25, 30]);
  return { ratio: random.integer(150, 1200) / 100, water, solvent };
}
