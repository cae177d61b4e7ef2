const nobleGases: readonly (readonly [atomicNumber: number, symbol: string])[] = [
  [2, 'He'],
  [10, 'Ne'],
  [18, 'Ar'],
  [36, 'Kr'],
  [54, 'Xe'],
  [86, 'Rn'],
];

/** Subshells in the order in which they fill (Madelung). */
const fillingOrder = '1s 2s 2p 3s 3p 4s 3d 4p 5s 4d 5p 6s 4f 5d 6p 7s 5f 6d 7p'.split(' ');

const capacities: Readonly<Record<string, number>> = { s: 2, p: 6, d: 10, f: 14 };

/** Measured ground states that leave the filling order (NIST Atomic Spectra Database), outside the noble-gas core. */
const exceptions: Readonly<Record<number, string>> = {
  24: '3d5 4s1',
  29: '3d10 4s1',
  41: '4d4 5s1',
  42: '4d5 5s1',
  44: '4d7 5s1',
  45: '4d8 5s1',
  46: '4d10',
  47: '4d10 5s1',
  57: '5d1 6s2',
  58: '4f1 5d1 6s2',
  64: '4f7 5d1 6s2',
  78: '4f14 5d9 6s1',
  79: '4f14 5d10 6s1',
  89: '6d1 7s2',
  90: '6d2 7s2',
  91: '5f2 6d1 7s2',
  92: '5f3 6d1 7s2',
  93: '5f4 6d1 7s2',
  96: '5f7 6d1 7s2',
  103: '5f14 7s2 7p1',
};

/**
 * Ground-state electron configuration of the neutral atom with its noble-gas core, subshells in order of their shell,
 * every occupation written: `[Ar] 3d5 4s1`. Beyond lawrencium it is the predicted one.
 * @example electronConfiguration(24) // '[Ar] 3d5 4s1'
 */
export function electronConfiguration(atomicNumber: number): string {
  const core = nobleGases.findLast(([electrons]) => electrons < atomicNumber);
  const outer = exceptions[atomicNumber] ?? filled(atomicNumber, core?.[0] ?? 0);
  return core === undefined ? outer : `[${core[1]}] ${outer}`;
}

/** True where the ground state leaves the filling order, as in chromium and copper. */
export function isConfigurationException(atomicNumber: number): boolean {
  return exceptions[atomicNumber] !== undefined;
}

function filled(electrons: number, coreElectrons: number): string {
  const subshells: string[] = [];
  let before = 0;
  for (const subshell of fillingOrder) {
    const held = Math.min(capacities[subshell.slice(1)] ?? 0, electrons - before);
    if (held <= 0) break;
    if (before >= coreElectrons) subshells.push(`${subshell}${held}`);
    before += held;
  }
  return subshells.sort(byShell).join(' ');
}

function byShell(one: string, other: string): number {
  return shellRank(one) - shellRank(other);
}

function shellRank(subshell: string): number {
  return Number(subshell[0]) * 10 + 'spdf'.indexOf(subshell.charAt(1));
}
