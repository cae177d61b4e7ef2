import { roundDecimals } from '../quantities/significant-figures.ts';
import { solvePh, stageFractions, type AqueousMixture } from '../physical-chemistry/acid-base.ts';
import { pKwAt25 as pKw } from '../quantities/constants.ts';
import { formatDecimals } from '../quantities/format-significant.ts';
import { typesetNumber } from './typeset-number.ts';
import { faultyInput, notPositive, worked, type FaultyInput, type WorkingResult } from './working.ts';

export type PhField = 'concentration' | 'ions' | 'pKas';

/** One substance in water: strong ones by the H^+ or OH^- that each unit gives, weak ones by the pKa's of the acid. */
export type Solute =
  | { kind: 'strong acid' | 'strong base'; concentration: number | null; ions: number | null }
  | { kind: 'weak acid' | 'weak base'; concentration: number | null; pKas: readonly number[] };

/** More than this is no aqueous solution any more. */
const mostConcentrated = 20;
const mostIons = 4;
const mostStages = 6;
const strongest = -10;
const weakest = 50;

/**
 * pH at 25 °C of a strong or weak acid or base, exact: from the whole charge balance, water's own ions included;
 * activities are taken as concentrations. A weak base is given by the pKa's of its conjugate acid, in the order in
 * which that acid loses its protons.
 * @returns the pH; errors `notPositive`, `tooConcentrated`, `badIons`, `badPKa` with the field
 * @example phWorking({ kind: 'weak acid', concentration: 0.1, pKas: [4.756] }) // 2.88
 */
export function phWorking(solute: Solute): WorkingResult<number, PhField> {
  const fault = faultOf(solute);
  if (fault !== null) return fault;
  const concentration = solute.concentration ?? 0;
  const pH = solvePh(mixtureOf(solute, concentration));
  const hydrogen = 10 ** -pH;
  return worked(pH, [
    ...balanceLines(solute, concentration, pH),
    `*K*_{w} = [\\ce{H+}][\\ce{OH-}] = 10^{−${pKw}}`,
    `All of this holds at [\\ce{H+}] = ${molar(hydrogen)}, [\\ce{OH-}] = ${molar(10 ** (pH - pKw))}`,
    `pH = −log [\\ce{H+}] = ${formatDecimals(pH, 2)}`,
  ]);
}

function faultOf(solute: Solute): FaultyInput<PhField> | null {
  const fault = notPositive('concentration', solute.concentration, 'concentration');
  if (fault !== null) return fault;
  if ((solute.concentration ?? 0) > mostConcentrated) {
    const message = `No solution in water has more than ${mostConcentrated} mol/L`;
    return faultyInput('concentration', { code: 'tooConcentrated', message, position: 0 });
  }
  return 'ions' in solute ? faultOfIons(solute.ions) : faultOfStages(solute.pKas);
}

function faultOfIons(ions: number | null): FaultyInput<PhField> | null {
  if (ions !== null && Number.isInteger(ions) && ions >= 1 && ions <= mostIons) return null;
  const message = `Enter how many ions each unit gives, 1 to ${mostIons}`;
  return faultyInput('ions', { code: 'badIons', message, position: 0 });
}

function faultOfStages(pKas: readonly number[]): FaultyInput<PhField> | null {
  const rising = pKas.every((pKa, index) => pKa >= (pKas[index - 1] ?? strongest) && pKa <= weakest);
  if (pKas.length >= 1 && pKas.length <= mostStages && rising) return null;
  const message = `Enter a p*K*_{a} from −10 to ${weakest}; several of them in rising order`;
  return faultyInput('pKas', { code: 'badPKa', message, position: 0 });
}

function mixtureOf(solute: Solute, concentration: number): AqueousMixture {
  switch (solute.kind) {
    case 'strong acid':
      return { strongAnions: concentration * (solute.ions ?? 1), pKw };
    case 'strong base':
      return { strongCations: concentration * (solute.ions ?? 1), pKw };
    case 'weak acid':
      return { systems: [{ pKas: solute.pKas, concentration, chargeOfAcid: 0 }], pKw };
    case 'weak base':
      return { systems: [{ pKas: solute.pKas, concentration, chargeOfAcid: solute.pKas.length }], pKw };
  }
}

/** What the solute brings into the charge balance. */
function balanceLines(solute: Solute, concentration: number, pH: number): string[] {
  switch (solute.kind) {
    case 'strong acid': {
      const given = molar(concentration * (solute.ions ?? 1));
      return [`It gives ${given} of \\ce{H+}, all of it`, `[\\ce{H+}] = ${given} + [\\ce{OH-}]`];
    }
    case 'strong base': {
      const given = molar(concentration * (solute.ions ?? 1));
      return [`It gives ${given} of \\ce{OH-}, all of it`, `[\\ce{OH-}] = ${given} + [\\ce{H+}]`];
    }
    case 'weak acid':
      return [
        ...constantsOf(solute.pKas, 'a'),
        `[\\ce{H+}] = [\\ce{OH-}] + ${chargedStages(acidStages(solute.pKas.length))}`,
        ...stagesAt(acidStages(solute.pKas.length), stageFractions(solute.pKas, pH), concentration),
      ];
    case 'weak base':
      return [
        ...constantsOf(solute.pKas.map((pKa) => pKw - pKa).reverse(), 'b'),
        `[\\ce{OH-}] = [\\ce{H+}] + ${chargedStages(baseStages(solute.pKas.length))}`,
        ...stagesAt(baseStages(solute.pKas.length), stageFractions(solute.pKas, pH).reverse(), concentration),
      ];
  }
}

function constantsOf(exponents: readonly number[], letter: 'a' | 'b'): string[] {
  return exponents.map((exponent, index) => {
    const label = exponents.length === 1 ? letter : `${letter}${index + 1}`;
    return `*K*_{${label}} = 10^{${formatExponent(-exponent)}} = ${typesetNumber(10 ** -exponent, 3)}`;
  });
}

function formatExponent(exponent: number): string {
  return typesetNumber(roundDecimals(exponent, 4));
}

/** H2A, HA^-, A^2- */
function acidStages(protons: number): string[] {
  return Array.from({ length: protons + 1 }, (_, lost) => {
    const left = protons - lost;
    const hydrogen = left === 0 ? '' : left === 1 ? 'H' : `H${left}`;
    return `\\ce{${hydrogen}A${lost === 0 ? '' : `^{${lost === 1 ? '' : lost}-}`}}`;
  });
}

/** B, HB^+, H2B^2+ */
function baseStages(protons: number): string[] {
  return Array.from({ length: protons + 1 }, (_, taken) => {
    const hydrogen = taken === 0 ? '' : taken === 1 ? 'H' : `H${taken}`;
    return `\\ce{${hydrogen}B${taken === 0 ? '' : `^{${taken === 1 ? '' : taken}+}`}}`;
  });
}

function chargedStages(stages: readonly string[]): string {
  return stages
    .slice(1)
    .map((stage, index) => `${index === 0 ? '' : index + 1}[${stage}]`)
    .join(' + ');
}

function stagesAt(stages: readonly string[], fractions: readonly number[], concentration: number): string[] {
  const total = `${stages.map((stage) => `[${stage}]`).join(' + ')} = ${molar(concentration)}`;
  const each = stages.map((stage, index) => `[${stage}] = ${molar(concentration * (fractions[index] ?? 0))}`);
  return [total, each.join(', ')];
}

function molar(concentration: number): string {
  return `${typesetNumber(concentration, 4)} mol/L`;
}
