import type { Random } from '../../../random.ts';
import type { Distractor, Draft } from '../../family.ts';
import { americanName } from '../../texts/american-name.ts';
import { inSeries } from '../../texts/in-series.ts';
import { capacities, groundState, showConfiguration, type Configuration } from './configuration-text.ts';

type Shells = Configuration['shells'];

/** What is counted outside the noble-gas core. */
const asked = ['paired', 'unpaired', 'full', 'occupied', 'unpaired'] as const;
type Count = (typeof asked)[number];

/** Electrons and orbitals by how an atom's electrons lie. */
type Counts = Readonly<Record<Count | 'electrons' | 'orbitals', number>>;

/** A count outside the noble-gas core of an atom, d electrons included: unpaired or paired electrons, full or occupied orbitals. */
export function outerElectronCount(random: Random, atomicNumber: number, name: string): Draft {
  const configuration = groundState(atomicNumber);
  const { core, shells } = configuration;
  const shown = showConfiguration(configuration);
  const right = countsOf(shells);
  const count = random.pick(asked);
  const key = right[count];
  const atom = `a neutral ${americanName(name).toLowerCase()} atom (*Z* = ${atomicNumber})`;
  return {
    text: questions[count](atom, core),
    answer: String(key),
    distractors: [
      ...pairedTooEarly(shells, count),
      ...otherCounts(right, count, core),
      ...otherFillings(shells, count, shown),
      ...oneElectronOff(shells, count),
      ...subshellLeftOut(shells, count, core),
    ],
    explanation: `The ground state is ${shown}. Filled subshells contain only pairs; in any other subshell the electrons occupy separate orbitals as long as any are empty. ${endings[count](right, core, shells)}`,
    finding: `Hund’s rule applied to ${shown}: ${key}.`,
  };
}

const questions: Readonly<Record<Count, (atom: string, core: string) => string>> = {
  unpaired: (atom) => `How many unpaired electrons does ${atom} have in its ground state?`,
  paired: (atom, core) =>
    `In the ground state of ${atom}, how many of the electrons outside the ${core} core are paired? Count electrons, not pairs.`,
  full: (atom, core) =>
    `In the ground state of ${atom}, how many orbitals outside the ${core} core contain two electrons?`,
  occupied: (atom, core) =>
    `In the ground state of ${atom}, how many orbitals outside the ${core} core contain at least one electron?`,
};

const endings: Readonly<Record<Count, (counts: Counts, core: string, shells: Shells) => string>> = {
  unpaired: ({ unpaired }, _, shells) => whereUnpaired(shells, unpaired),
  paired: ({ electrons, unpaired, paired }, core) =>
    `Of the ${electrons} electrons outside the ${core} core, ${unpaired} ${unpaired === 1 ? 'is' : 'are'} unpaired: ${electrons} − ${unpaired} = ${paired} are paired.`,
  full: ({ paired, full }, core) =>
    `So ${paired} electrons outside the ${core} core are paired, two in each orbital: \\frac{${paired}}{2} = ${full}.`,
  occupied: ({ full, unpaired, occupied }, core) =>
    `Outside the ${core} core, ${full} orbital${full === 1 ? ' contains' : 's contain'} two electrons and ${unpaired} contain${unpaired === 1 ? 's' : ''} one: ${full} + ${unpaired} = ${occupied}.`,
};

/** In which subshells the unpaired electrons are, and how many there are in all. */
function whereUnpaired(shells: Shells, unpaired: number): string {
  const open = shells.filter((shell) => byHund(shell) > 0);
  const inEach = open.map((shell) => `${byHund(shell)} in ${shell.n}${shell.letter}`);
  if (open.length === 0)
    return 'All of these subshells are filled, so the number of unpaired electrons is 0.';
  const all = `${unpaired} unpaired electron${unpaired === 1 ? '' : 's'}`;
  return open.length === 1
    ? `In ${open.map(({ n, letter }) => `${n}${letter}`).join('')}, the only subshell that is not full, the number of unpaired electrons is ${unpaired}.`
    : `This leaves ${inSeries(inEach)}: ${open.map(byHund).join(' + ')} = ${all}.`;
}

/** @param alone how many electrons of a subshell are unpaired: by Hund's rule where nothing else is said */
function countsOf(shells: Shells, alone: (shell: Shells[number]) => number = byHund): Counts {
  const total = (of: (shell: Shells[number]) => number): number =>
    shells.reduce((sum, shell) => sum + of(shell), 0);
  const electrons = total((shell) => shell.electrons);
  const unpaired = total(alone);
  const paired = electrons - unpaired;
  const orbitals = total(({ letter }) => capacities[letter] / 2);
  return { electrons, unpaired, paired, full: paired / 2, occupied: paired / 2 + unpaired, orbitals };
}

function byHund({ letter, electrons }: Shells[number]): number {
  return Math.min(electrons, capacities[letter] - electrons);
}

function isOpen({ letter, electrons }: Shells[number]): boolean {
  return electrons < capacities[letter];
}

function pairedTooEarly(shells: Shells, count: Count): Distractor[] {
  const open = shells.find((shell) => byHund(shell) > 1);
  if (open === undefined) return [];
  return [
    {
      text: String(countsOf(shells, ({ electrons }) => electrons % 2)[count]),
      slip: 'paired-before-hund',
      teaching: `The ${open.electrons} electrons in ${open.n}${open.letter} were paired as far as possible; they occupy its ${capacities[open.letter] / 2} orbitals singly before any pair up.`,
    },
  ];
}

/** The other counts in the same configuration, each taken for the asked one. */
function otherCounts(right: Counts, count: Count, core: string): Distractor[] {
  const asksElectrons = count === 'unpaired' || count === 'paired';
  const others = [
    ['unpaired', `This is the number of electrons outside the ${core} core that are unpaired.`],
    ['paired', `This is the number of electrons outside the ${core} core that are paired.`],
    ['full', `This is the number of orbitals outside the ${core} core that contain two electrons.`],
    ['occupied', `This is the number of all occupied orbitals outside the ${core} core.`],
    ['electrons', `This is the number of all electrons outside the ${core} core, paired or not.`],
    [
      'orbitals',
      `This is the number of orbitals in the subshells outside the ${core} core, including empty ones.`,
    ],
  ] as const;
  return others
    .filter(([other]) => other !== count)
    .map(([other, teaching]) => ({
      text: String(right[other]),
      slip: slipBetween(other, asksElectrons),
      teaching,
    }));
}

function slipBetween(other: keyof Counts, asksElectrons: boolean): string {
  switch (other) {
    case 'unpaired':
      return 'paired-for-unpaired';
    case 'paired':
      return asksElectrons ? 'paired-for-unpaired' : 'electrons-for-orbitals';
    case 'electrons':
      return asksElectrons ? 'whole-shell' : 'electrons-for-orbitals';
    case 'full':
      return asksElectrons ? 'pairs-for-electrons' : 'paired-for-unpaired';
    case 'occupied':
    case 'orbitals':
      return asksElectrons ? 'orbitals-for-electrons' : 'whole-shell';
  }
}

/** An exception that was overlooked, and a pair in an s subshell that was taken for two single electrons. */
function otherFillings(shells: Shells, count: Count, shown: string): Distractor[] {
  const s = shells.find(({ letter }) => letter === 's');
  const d = shells.find(({ letter }) => letter === 'd');
  if (s === undefined) return [];
  if (s.electrons === 2)
    return [
      {
        text: String(countsOf(shells, (shell) => (shell === s ? 2 : byHund(shell)))[count]),
        slip: 'all-taken-as-unpaired',
        teaching: `The two electrons in ${s.n}s were counted as unpaired; they share the one orbital of this subshell, so they are a pair.`,
      },
    ];
  if (d === undefined) return [];
  const plain = shells.map((shell) =>
    shell === s ? { ...s, electrons: 2 } : shell === d ? { ...d, electrons: d.electrons - 1 } : shell,
  );
  return [
    {
      text: String(countsOf(plain)[count]),
      slip: 'overgeneralised-rule',
      teaching: `This fills ${s.n}s with two electrons before ${d.n}d; this atom is an exception: ${shown}.`,
    },
  ];
}

/** One electron too many or too few in a subshell that is not full, or in the last one: a place in the table was miscounted. */
function oneElectronOff(shells: Shells, count: Count): Distractor[] {
  const at = shells.find((shell) => isOpen(shell) && shell.letter !== 's') ?? shells.at(-1);
  if (at === undefined) return [];
  return [1, -1]
    .map((step) => at.electrons + step)
    .filter((electrons) => electrons >= 0 && electrons <= capacities[at.letter])
    .map((electrons) => ({
      text: String(countsOf(shells.map((shell) => (shell === at ? { ...at, electrons } : shell)))[count]),
      slip: 'electrons-miscounted',
      teaching: `This uses ${electrons} as the number of ${at.n}${at.letter} electrons; the atom has ${at.electrons} there.`,
    }));
}

function subshellLeftOut(shells: Shells, count: Count, core: string): Distractor[] {
  return shells.map((left) => ({
    text: String(countsOf(shells.filter((shell) => shell !== left))[count]),
    slip: 'subshell-left-out',
    teaching: `This leaves out ${left.n}${left.letter}, which contains ${left.electrons} electron${left.electrons === 1 ? '' : 's'} outside the ${core} core.`,
  }));
}
