import { acids, formatDecimals, formatSignificant, pKwAt25, solvePh } from '@valence/chemistry';
import type { Random } from '../../../random.ts';
import type { Draft, Family } from '../../family.ts';
import { quantityOptions } from '../../options/quantity-options.ts';
import { roomOfWorking, toFigures } from '../../texts/shown-working.ts';
import { printedConstants } from '../../texts/printed-constants.ts';

// Benzoic acid is not among them: at 25 °C only 0.028 mol/L of it dissolves.
const weakAcids = pick('HNO2 HF HCOOH CH3COOH HOCl HOBr CH3CH2COOH CH3CH2CH2COOH HCN');
/** Bases with the acid that each becomes. */
const weakBases = (
  [
    ['\\ce{NH3}', 'NH4^+'],
    ['\\ce{CH3NH2}', 'CH3NH3^+'],
    ['\\ce{C5H5N}', 'C5H5NH^+'],
    ['\\ce{C2H5NH2}', 'C2H5NH3^+'],
    ['\\ce{(CH3)3N}', '(CH3)3NH^+'],
    ['\\ce{NH2OH}', 'NH3OH^+'],
  ] as const
).map(([shown, acid]) => ({ shown, constant: rounded(10 ** (pKaOf(acid) - pKwAt25)) }));

const oneDecimal = (value: number): string => formatDecimals(value, 1);
const two = (value: number): string => formatSignificant(value, 2);

/** pH of a weak acid, of a weak base, and the share of an acid that is ionised. */
export const weakAcidBasePh: Family = {
  id: 'weak-acid-base-ph',
  name: 'pH of weak acids and bases',
  subject: 'general',
  topics: ['acids-and-bases', 'equilibrium'],
  difficulties: ['intermediate', 'advanced'],
  tests: { intermediate: ['ph-of-weak-acids'], advanced: ['ph-of-weak-acids'] },
  uses: ['acid-dissociation-constant'],
  reference: 'OpenStax Chemistry 2e, section 14.3',
  draft(random, difficulty) {
    if (difficulty === 'intermediate') return phOfAcid(random);
    return random.next() < 0.5 ? phOfBase(random) : shareIonised(random);
  },
};

function phOfAcid(random: Random): Draft | null {
  const { shown, constant } = random.pick(weakAcids);
  const concentration = random.integer(10, 60) / 100;
  const pKa = -Math.log10(constant);
  const pH = solvePh({ systems: [{ pKas: [pKa], concentration, chargeOfAcid: 0 }] });
  const options = quantityOptions(pH, oneDecimal, [
    {
      value: -Math.log10(concentration),
      slip: 'weak-as-strong',
      teaching: 'Only a small fraction of a weak acid is ionized; here complete ionization was assumed.',
    },
    {
      value: -Math.log10(constant * concentration),
      slip: 'forgot-square-root',
      teaching:
        'The product *K*_{a} × *c* was taken as [\\ce{H3O+}], which is about the square root of this product.',
    },
    {
      value: pKwAt25 - pH,
      slip: 'poh-for-ph',
      teaching: 'This is the pOH; an acid has a pH below 7.',
    },
    {
      value: pKa,
      slip: 'pka-taken-for-ph',
      teaching:
        'This is p*K*_{a}; the pH equals it only when the acid and its conjugate base have equal concentrations.',
    },
    {
      value: pKwAt25 + Math.log10(concentration),
      slip: 'weak-as-strong',
      teaching: 'Two things went wrong: the weak acid was treated as strong, and a pOH was given as the pH.',
    },
    {
      value: pKwAt25 - pKa,
      slip: 'poh-for-ph',
      teaching: 'This is p*K*_{b} of the conjugate base, not the pH of the acid.',
    },
    {
      value: pKwAt25 + Math.log10(constant * concentration),
      slip: 'forgot-square-root',
      teaching:
        'Two things went wrong: the square root of *K*_{a} × *c* was not taken, and a pOH was given as the pH.',
    },
    {
      value: pKa / 2,
      slip: 'forgot-factor',
      teaching:
        'This takes the square root of *K*_{a} alone; the concentration must be included under the root as well.',
    },
  ]);
  return (
    options && {
      text: `What is the pH of ${formatDecimals(concentration, 2)} mol/L ${shown} (*K*_{a} = ${two(constant)}) at 25 °C, to one decimal place?`,
      ...options,
      explanation: `Solving *x*² = *K*_{a}(*c* − *x*) with *c* = ${formatDecimals(concentration, 2)} mol/L and *K*_{a} = ${two(constant)} gives *x* = [\\ce{H3O+}] = ${formatSignificant(10 ** -pH, 2)} mol/L, so pH = ${options.answer}.`,
      finding: `The charge balance solved exactly gives pH ${options.answer}.`,
    }
  );
}

function phOfBase(random: Random): Draft | null {
  const { shown, constant } = random.pick(weakBases);
  const concentration = random.integer(10, 60) / 100;
  const pKa = 14 + Math.log10(constant);
  const pH = solvePh({ systems: [{ pKas: [pKa], concentration, chargeOfAcid: 1 }] });
  const options = quantityOptions(pH, oneDecimal, [
    {
      value: pKwAt25 - pH,
      slip: 'poh-for-ph',
      teaching: 'This is the pOH; a base has a pH above 7.',
    },
    {
      value: 14 + Math.log10(concentration),
      slip: 'weak-as-strong',
      teaching: 'Only a small fraction of a weak base accepts a proton; here complete reaction was assumed.',
    },
    {
      value: 14 + Math.log10(constant * concentration),
      slip: 'forgot-square-root',
      teaching:
        'The product *K*_{b} × *c* was taken as [\\ce{OH-}], which is about the square root of this product.',
    },
    {
      value: pKa,
      slip: 'pka-taken-for-ph',
      teaching:
        'This is p*K*_{a} of the conjugate acid; the pH equals it only when the acid and the base have equal concentrations.',
    },
    {
      value: -Math.log10(concentration),
      slip: 'weak-as-strong',
      teaching:
        'Two things went wrong: the weak base was treated as strong, and its pOH was given as the pH.',
    },
    {
      value: -Math.log10(constant),
      slip: 'pka-taken-for-ph',
      teaching: 'This is p*K*_{b} of the base, not the pH of its solution.',
    },
    {
      value: -Math.log10(constant * concentration),
      slip: 'forgot-square-root',
      teaching:
        'Two things went wrong: the square root of *K*_{b} × *c* was not taken, and the pOH was given as the pH.',
    },
    {
      value: 14 + Math.log10(constant) / 2,
      slip: 'forgot-factor',
      teaching:
        'This takes the square root of *K*_{b} alone; the concentration must be included under the root as well.',
    },
  ]);
  return (
    options && {
      text: `What is the pH of ${formatDecimals(concentration, 2)} mol/L ${shown}, a weak base (*K*_{b} = ${two(constant)}), at 25 °C, to one decimal place? (*K*_{w} = ${printedConstants.ionProduct})`,
      tests: ['ph-of-weak-bases'],
      ...options,
      explanation: `Solving *x*² = *K*_{b}(*c* − *x*) with *c* = ${formatDecimals(concentration, 2)} mol/L gives *x* = [\\ce{OH-}] = ${formatSignificant(10 ** (pH - pKwAt25), 2)} mol/L, so pOH = ${formatDecimals(pKwAt25 - pH, 1)} and pH = ${options.answer}.`,
      finding: `The charge balance solved exactly gives pH ${options.answer}.`,
    }
  );
}

function shareIonised(random: Random): Draft | null {
  const { shown, constant } = random.pick(weakAcids.filter(({ constant: value }) => value > 1e-6));
  const concentration = random.integer(10, 60) / 100;
  const ions = (Math.sqrt(constant ** 2 + 4 * constant * concentration) - constant) / 2;
  const percent = (value: number): string => `${two(value)}%`;
  const options = quantityOptions(
    (100 * ions) / concentration,
    percent,
    [
      {
        value: ions / concentration,
        slip: 'one-step-short',
        teaching: 'This is the fraction, which must be multiplied by 100 to give a percentage.',
      },
      {
        value: (100 * constant) / concentration,
        slip: 'forgot-square-root',
        teaching: '[\\ce{H3O+}] is about the square root of *K*_{a} × *c*; here *K*_{a} was divided by *c*.',
      },
      {
        value: 100 * ions,
        slip: 'forgot-to-divide-by-total',
        factor: 'c',
        teaching: 'The ionized concentration was not divided by the total concentration of the acid.',
      },
      {
        value: 100 * Math.sqrt(constant),
        slip: 'forgot-factor',
        factor: 'c',
        teaching:
          'The square root of *K*_{a} alone was taken as the fraction, which is about the square root of *K*_{a}/*c*.',
      },
      {
        value: (100 * Math.sqrt(constant)) / concentration,
        slip: 'forgot-factor',
        factor: 'c',
        teaching:
          'The concentration was left out of the square root: [\\ce{H3O+}] is about the square root of *K*_{a} × *c*.',
      },
      {
        value: 100 * (1 - ions / concentration),
        slip: 'answered-another-quantity',
        teaching: 'This is the percentage that is not ionized.',
      },
    ],
    roomOfWorking(ions, toFigures(ions, 3)),
  );
  return (
    options && {
      text: `What percentage of ${shown} (*K*_{a} = ${two(constant)}) is ionized in a ${formatDecimals(concentration, 2)} mol/L solution at 25 °C?`,
      ...options,
      explanation: `Solving *x*² = *K*_{a}(*c* − *x*) with *c* = ${formatDecimals(concentration, 2)} mol/L gives the ionized concentration, *x* = ${formatSignificant(ions, 3)} mol/L. The percentage is \\frac{${formatSignificant(ions, 3)}}{${formatDecimals(concentration, 2)}} = ${options.answer}.`,
      finding: `The quadratic equation solved exactly: ${options.answer}.`,
    }
  );
}

function pick(list: string) {
  return list.split(' ').map((acid) => ({ shown: `\\ce{${acid}}`, constant: rounded(10 ** -pKaOf(acid)) }));
}

function pKaOf(formula: string): number {
  const pKa = acids.find(({ acid }) => acid === formula)?.pKas[0];
  if (pKa === undefined) throw new Error(`There is no pKa of ${formula}`);
  return pKa;
}

/** The constant as the question states it, so that the key follows from what the student reads. */
function rounded(constant: number): number {
  return toFigures(constant, 2);
}
