import { empiricalFormula } from '@valence/chemistry';
import type { Distractor, Draft } from '../../family.ts';
import { isPossibleCompound } from './possible-compound.ts';
import { atomicMass, massOf, partsOf, shownFormula } from './stated-composition.ts';

/**
 * The question for a formula from the masses of its elements; wrong options come from wrong masses.
 * @param more wrong options that are preferred to those which every such question has
 * @returns `null` when the masses do not lead to the formula
 */
export function askFormula(
  formula: string,
  masses: ReadonlyMap<string, number>,
  text: string,
  explanation: string,
  more: readonly Distractor[],
): Draft | null {
  const found = empiricalFormula(masses);
  const right = shownFormula(partsOf(formula));
  if (!found.ok || shownFormula(found.value) !== right) return null;
  const changed = (symbol: string, factor: number): Map<string, number> =>
    new Map([...masses].map(([other, mass]) => [other, other === symbol ? mass * factor : mass]));
  return {
    text,
    answer: right,
    distractors: [
      ...more,
      ...['H', 'N', 'O', 'Cl', 'F']
        .filter((symbol) => masses.has(symbol))
        .flatMap((symbol) =>
          fromMasses(
            changed(symbol, 0.5),
            'diatomic-mass-for-atoms',
            `${symbol} atoms have a molar mass of ${atomicMass(symbol)} g/mol; the molar mass of the diatomic molecule was used.`,
          ),
        ),
      ...[...masses.keys()].flatMap((symbol) =>
        fromMasses(
          changed(symbol, 2),
          'needless-doubling',
          `The amount of ${symbol} was doubled needlessly; the mass of ${symbol} divided by its atomic mass, ${atomicMass(symbol)} g/mol, is already the amount of its atoms.`,
        ),
      ),
      ...fromMasses(
        new Map([...masses].map(([symbol, mass]) => [symbol, mass * massOf(symbol)])),
        'masses-for-moles',
        'The masses were compared directly; each must be divided by the atomic mass.',
      ),
      ...[...masses.keys()].flatMap((symbol) =>
        fromMasses(
          changed(symbol, 1.5),
          'rounded-ratio',
          `This formula has 1.5 times as much ${symbol} as the masses indicate; divide each mass by the atomic mass, and then compare the amounts.`,
        ),
      ),
    ],
    explanation,
    finding: `Masses over atomic masses, in lowest whole numbers: ${right}.`,
  };
}

/** A wrong option from wrong masses, where they lead to the formula of a compound that could exist, in numbers of a size that a formula has. */
export function fromMasses(
  masses: ReadonlyMap<string, number>,
  slip: string,
  teaching: string,
): Distractor[] {
  const found = empiricalFormula(masses);
  if (!found.ok || [...found.value.values()].some((count) => count > 30)) return [];
  if (!isPossibleCompound(found.value)) return [];
  return [{ text: shownFormula(found.value), slip, teaching }];
}
