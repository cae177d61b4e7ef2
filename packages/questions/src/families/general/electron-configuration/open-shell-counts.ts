import { elements } from '@valence/chemistry';
import type { Random } from '../../../random.ts';
import type { Distractor, Draft } from '../../family.ts';
import { americanName } from '../../texts/american-name.ts';
import { groundState, showConfiguration } from './configuration-text.ts';

/** Main-group atoms with an open p subshell. */
const openShells = elements.filter(
  ({ atomicNumber, block, group }) => atomicNumber > 4 && atomicNumber < 86 && block === 'p' && group !== 18,
);

/** What is counted in the valence shell, whose s orbital is full and whose p orbitals Hund's rule fills. */
const asked = ['paired', 'unpaired', 'full', 'occupied', 'unpaired'] as const;

interface OpenShell {
  /** `a neutral sulfur atom (*Z* = 16)`. */
  atom: string;
  atomicNumber: number;
  shown: string;
  n: number;
  /** Electrons in the p subshell, and how they lie: alone, and as pairs. */
  electrons: number;
  alone: number;
  pairs: number;
}

type Slips = readonly (readonly [value: number, slip: string, teaching: string])[];

/** A count in the valence shell of a main-group atom: unpaired or paired electrons, full or occupied orbitals. */
export function openShellCount(random: Random): Draft {
  const { atomicNumber, name } = random.pick(openShells);
  const configuration = groundState(atomicNumber);
  const open = configuration.shells.find(({ letter, electrons }) => letter === 'p' && electrons < 6);
  const electrons = open?.electrons ?? 0;
  const pairs = Math.max(0, electrons - 3);
  const shell: OpenShell = {
    atom: `a neutral ${americanName(name).toLowerCase()} atom (*Z* = ${atomicNumber})`,
    atomicNumber,
    shown: showConfiguration(configuration),
    n: open?.n ?? 2,
    electrons,
    alone: electrons - 2 * pairs,
    pairs,
  };
  switch (random.pick(asked)) {
    case 'unpaired':
      return unpaired(shell);
    case 'paired':
      return paired(shell);
    case 'full':
      return fullOrbitals(shell);
    case 'occupied':
      return occupiedOrbitals(shell);
  }
}

function unpaired({ atom, shown, n, electrons, alone, pairs }: OpenShell): Draft {
  const valence = electrons + 2;
  return {
    text: `How many unpaired electrons does ${atom} have in its ground state?`,
    answer: String(alone),
    distractors: distractorsOf([
      [
        electrons % 2,
        'paired-before-hund',
        `The ${electrons} electrons in ${n}p were paired as far as possible; they occupy the three orbitals singly before any pair up.`,
      ],
      [
        electrons,
        'all-taken-as-unpaired',
        `Every ${n}p electron was counted as unpaired; from the fourth on, they must pair up.`,
      ],
      [
        valence,
        'valence-for-unpaired',
        `This counts all ${valence} electrons of the valence shell, *n* = ${n}, paired or not.`,
      ],
      [
        alone + 2,
        'all-taken-as-unpaired',
        `The two electrons in ${n}s were counted as unpaired as well; they share one orbital, so they are a pair.`,
      ],
      [6 - electrons, 'empty-for-occupied', `This is the number of vacancies in ${n}p.`],
      [2 + 2 * pairs, 'paired-for-unpaired', 'This is the number of paired electrons in the valence shell.'],
      [3, 'orbitals-for-electrons', `This is the number of ${n}p orbitals, not of unpaired electrons.`],
      [1 + pairs, 'paired-for-unpaired', 'This is the number of electron pairs in the valence shell.'],
      [3 - alone - pairs, 'empty-for-occupied', `This is the number of ${n}p orbitals that are empty.`],
    ]),
    explanation: `The ground state is ${shown}. Filled subshells contain only pairs; in any other subshell the electrons occupy separate orbitals as long as any are empty, which leaves ${alone} unpaired.`,
    finding: `Hund’s rule applied to ${shown}: ${alone}.`,
  };
}

function paired({ atom, atomicNumber, shown, n, electrons, alone, pairs }: OpenShell): Draft {
  const key = 2 + 2 * pairs;
  return {
    text: `In the ground state of ${atom}, how many electrons in the valence shell are paired? Count electrons, not pairs.`,
    answer: String(key),
    distractors: distractorsOf([
      [
        2 + electrons - (electrons % 2),
        'paired-before-hund',
        `The ${electrons} electrons in ${n}p were paired as far as possible; they occupy the three orbitals singly before any pair up.`,
      ],
      [alone, 'paired-for-unpaired', 'This is the number of unpaired electrons.'],
      [
        2 + electrons,
        'whole-shell',
        `This counts all electrons of the valence shell; ${electronsThat(alone)} unpaired.`,
      ],
      [1 + pairs, 'pairs-for-electrons', 'This is the number of pairs; each of them is two electrons.'],
      [
        2 * pairs,
        'one-subshell-only',
        `This counts paired electrons in ${n}p only; the two in ${n}s are also a pair.`,
      ],
      [
        electrons,
        'one-subshell-only',
        `This is the number of electrons in ${n}p, whether paired or not, without the pair in ${n}s.`,
      ],
      [
        atomicNumber - alone,
        'core-for-valence-electrons',
        `This counts the paired electrons in all shells; only those with *n* = ${n} are valence electrons.`,
      ],
    ]),
    explanation: `The ground state is ${shown}, with *n* = ${n} as the valence shell. The ${n}s electrons are a pair. In ${n}p the electrons occupy separate orbitals as long as any are empty, which leaves ${alone} unpaired${pairs === 0 ? '' : ` and makes ${pairs === 1 ? 'one pair' : 'two pairs'}`}: 2 + ${2 * pairs} = ${key} paired electrons.`,
    finding: `Hund’s rule applied to ${shown}: ${key} paired valence electrons.`,
  };
}

function fullOrbitals({ atom, shown, n, electrons, alone, pairs }: OpenShell): Draft {
  const key = 1 + pairs;
  return {
    text: `In the ground state of ${atom}, how many orbitals in the valence shell contain two electrons?`,
    answer: String(key),
    distractors: distractorsOf([
      [
        1 + Math.floor(electrons / 2),
        'paired-before-hund',
        `The ${electrons} electrons in ${n}p were paired as far as possible; they occupy the three orbitals singly before any pair up.`,
      ],
      [alone, 'paired-for-unpaired', 'This is the number of orbitals that contain a single electron.'],
      [
        2 + 2 * pairs,
        'electrons-for-orbitals',
        'This is the number of electrons in those orbitals; each orbital contains two of them.',
      ],
      [
        pairs,
        'one-subshell-only',
        `This counts ${n}p orbitals only; the ${n}s orbital also contains two electrons.`,
      ],
      [
        1 + alone + pairs,
        'whole-shell',
        'This counts all occupied orbitals, including those with a single electron.',
      ],
      [2 + electrons, 'electrons-for-orbitals', 'This is the number of valence electrons, not of orbitals.'],
    ]),
    explanation: `The ground state is ${shown}, with *n* = ${n} as the valence shell. The ${n}s orbital contains two electrons. In ${n}p the electrons occupy separate orbitals as long as any are empty, so ${pairs === 0 ? 'none' : pairs === 1 ? 'one' : 'two'} of the three orbitals contain${pairs === 1 ? 's' : ''} two: 1 + ${pairs} = ${key}.`,
    finding: `Hund’s rule applied to ${shown}: ${key} full valence orbitals.`,
  };
}

function occupiedOrbitals({ atom, shown, n, electrons, alone, pairs }: OpenShell): Draft {
  const key = 1 + alone + pairs;
  return {
    text: `In the ground state of ${atom}, how many orbitals in the valence shell contain at least one electron?`,
    answer: String(key),
    distractors: distractorsOf([
      [
        1 + Math.ceil(electrons / 2),
        'paired-before-hund',
        `The ${electrons} electrons in ${n}p were paired as far as possible; they occupy the three orbitals singly before any pair up.`,
      ],
      [
        alone + pairs,
        'one-subshell-only',
        `This counts ${n}p orbitals only; the ${n}s orbital is occupied as well.`,
      ],
      [2 + electrons, 'electrons-for-orbitals', 'This is the number of valence electrons, not of orbitals.'],
      [4, 'whole-shell', `This counts all orbitals of ${n}s and ${n}p, including empty ones.`],
      [
        alone,
        'paired-for-unpaired',
        'This counts only orbitals with a single electron; full ones are occupied as well.',
      ],
      [
        1 + pairs,
        'paired-for-unpaired',
        'This counts only orbitals that contain two electrons; those with a single one are occupied as well.',
      ],
      [
        electrons,
        'electrons-for-orbitals',
        `This is the number of electrons in ${n}p, not of occupied orbitals.`,
      ],
    ]),
    explanation: `The ground state is ${shown}, with *n* = ${n} as the valence shell. The ${n}s orbital is occupied. In ${n}p the ${electrons === 1 ? 'electron occupies one of the three orbitals' : `${electrons} electrons occupy separate orbitals as long as any are empty, so that ${alone + pairs === 3 ? 'all three' : 'two of the three'} are occupied`}: 1 + ${alone + pairs} = ${key}.`,
    finding: `Hund’s rule applied to ${shown}: ${key} occupied valence orbitals.`,
  };
}

function electronsThat(alone: number): string {
  return alone === 1 ? 'one of them is' : `${alone} of them are`;
}

function distractorsOf(slips: Slips): Distractor[] {
  return slips.map(([value, slip, teaching]) => ({ text: String(value), slip, teaching }));
}
