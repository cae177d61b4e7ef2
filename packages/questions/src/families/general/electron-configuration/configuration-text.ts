import { electronConfiguration } from '@valence/chemistry';

/** Electrons of each subshell outside the noble-gas core, in the order in which they are written. */
export interface Configuration {
  core: string;
  shells: readonly Subshell[];
}

interface Subshell {
  n: number;
  letter: 's' | 'p' | 'd' | 'f';
  electrons: number;
}

export const capacities = { s: 2, p: 6, d: 10, f: 14 } as const;

/**
 * The measured ground state of a neutral atom.
 * @example groundState(24) // core [Ar], 3d 5 and 4s 1
 */
export function groundState(atomicNumber: number): Configuration {
  const text = electronConfiguration(atomicNumber);
  const shells = [...text.matchAll(/(\d)([spdf])(\d+)/g)].map(
    ([, n = '', letter = 's', electrons = '']): Subshell => ({
      n: Number(n),
      letter: toLetter(letter),
      electrons: Number(electrons),
    }),
  );
  return { core: /\[[A-Z][a-z]?\]/.exec(text)?.[0] ?? '', shells };
}

/** The cation of a ground state: electrons leave the shell of highest n, and there the highest subshell, first. */
export function ionise({ core, shells }: Configuration, charge: number): Configuration {
  let left = shells;
  for (let lost = 0; lost < charge; lost += 1) {
    const outermost = left.toSorted((one, other) => other.n - one.n || rank(other) - rank(one))[0];
    left = left.flatMap((shell) =>
      shell !== outermost
        ? [shell]
        : shell.electrons > 1
          ? [{ ...shell, electrons: shell.electrons - 1 }]
          : [],
    );
  }
  return { core, shells: left };
}

/**
 * Sets a configuration as texts show it: `[Ar] 3d^{5} 4s^{1}`.
 */
export function showConfiguration({ core, shells }: Configuration): string {
  const set = shells
    .filter(({ electrons }) => electrons > 0)
    .map(({ n, letter, electrons }) => `${n}${letter}^{${electrons}}`);
  return [core, ...set].filter((part) => part !== '').join(' ');
}

/** Unpaired electrons by Hund's rule, subshell by subshell. */
export function unpairedElectrons({ shells }: Configuration): number {
  return shells.reduce((sum, { letter, electrons }) => {
    const orbitals = capacities[letter] / 2;
    return sum + (electrons <= orbitals ? electrons : capacities[letter] - electrons);
  }, 0);
}

function rank({ letter }: Subshell): number {
  return 'spdf'.indexOf(letter);
}

function toLetter(text: string): Subshell['letter'] {
  return text === 'p' || text === 'd' || text === 'f' ? text : 's';
}
