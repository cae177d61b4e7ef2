import { elementOf, elements } from '@valence/chemistry';
import type { Random } from '../../../random.ts';
import type { Draft, Family } from '../../family.ts';
import {
  capacities,
  groundState,
  ionise,
  showConfiguration,
  unpairedElectrons,
  type Configuration,
} from './configuration-text.ts';
import { openShellCount } from './open-shell-counts.ts';
import { outerElectronCount } from './outer-electron-counts.ts';

const atoms = elements.filter(
  ({ atomicNumber, block }) => atomicNumber > 4 && atomicNumber < 86 && block === 'p',
);
/** Noble gases are too plain a case: all their subshells are filled. */
const openShells = atoms.filter(({ group }) => group !== 18);
const metals = 'Sc Ti V Cr Mn Fe Co Ni Cu Zn Y Zr Mo Tc Ag Cd'.split(' ').map(elementOf);
const charges = [1, 2, 3] as const;

/** Hund's rule counted out: main-group atoms, transition metal atoms, their ions. */
export const unpairedElectronsFamily: Family = {
  id: 'unpaired-electrons',
  name: 'Counting unpaired electrons',
  subject: 'general',
  topics: ['electron-configuration'],
  difficulties: ['beginner', 'intermediate', 'advanced'],
  tests: {
    beginner: ['hunds-rule'],
    intermediate: ['hunds-rule'],
    advanced: ['electron-configuration-of-ions', 'hunds-rule'],
  },
  uses: ['electron-configuration'],
  reference: 'OpenStax Chemistry 2e, section 6.4',
  draft(random, difficulty) {
    switch (difficulty) {
      case 'beginner':
        return openShellCount(random);
      case 'intermediate': {
        const { atomicNumber, name } = random.pick([...metals, ...openShells]);
        return outerElectronCount(random, atomicNumber, name);
      }
      case 'advanced':
        return askIon(random);
    }
  },
};

function electronsOf({ shells }: Configuration): number {
  return shells.reduce((sum, { electrons }) => sum + electrons, 0);
}

/**
 * What is wrong with counting the electrons of the outermost shell.
 * @param open the subshell that is not full
 */
function ofOuterShell(outermost: Configuration, open: string): string {
  const [{ n = 1, letter = 's' } = {}, second] = outermost.shells;
  const all = electronsOf(outermost);
  const unpaired = unpairedElectrons(outermost);
  if (second !== undefined)
    return `This counts every electron in the shell *n* = ${n}; only ${unpaired} of these ${all} ${unpaired === 1 ? 'is' : 'are'} unpaired.`;
  return unpaired === 0
    ? `These are the ${n}${letter} electrons, which are paired; the unpaired ones are in ${open}.`
    : `This counts the ${n}${letter} electrons only; ${open} contains unpaired ones as well.`;
}

/** Which filling of a subshell would leave so many electrons unpaired: of two the one nearer to that of the ion. */
function otherFilling({ n, letter, electrons }: Configuration['shells'][number], unpaired: number): string {
  const capacity = capacities[letter];
  if (unpaired > capacity / 2)
    return `${n}${letter} has only ${capacity / 2} orbitals, so that no more than ${capacity / 2} of its electrons can be unpaired`;
  const [filling = unpaired] = [unpaired, capacity - unpaired].toSorted(
    (one, other) => Math.abs(one - electrons) - Math.abs(other - electrons),
  );
  if (unpaired === 0)
    return `No electron would be unpaired if ${n}${letter} were ${filling === 0 ? 'empty' : 'full'}`;
  return `${n}${letter}^{${filling}} would have ${unpaired} unpaired electron${unpaired === 1 ? '' : 's'}`;
}

function askIon(random: Random): Draft | null {
  const { atomicNumber, symbol } = random.pick(metals);
  const charge = random.pick(charges);
  const ion = ionise(groundState(atomicNumber), charge);
  if (charge === 1 && !['Cu', 'Ag'].includes(symbol)) return null;
  if (charge === 3 && ['Sc', 'Y', 'Cu', 'Zn', 'Ag', 'Cd', 'Zr'].includes(symbol)) return null;
  return ask(
    `a gaseous \\ce{${symbol}^{${charge === 1 ? '' : charge}+}} ion (*Z* = ${atomicNumber})`,
    ion,
    groundState(atomicNumber),
  );
}

function ask(described: string, configuration: Configuration, atom?: Configuration): Draft {
  const unpaired = unpairedElectrons(configuration);
  const opens = configuration.shells.filter(({ letter, electrons }) => electrons % capacities[letter] !== 0);
  const other = opens[1];
  const last = opens[0] ?? configuration.shells.at(-1) ?? { n: 1, letter: 's' as const, electrons: 2 };
  const capacity = capacities[last.letter];
  const highest = Math.max(...configuration.shells.map(({ n }) => n));
  const outermost = { ...configuration, shells: configuration.shells.filter(({ n }) => n === highest) };
  const outer = electronsOf(outermost);
  const counted =
    unpaired === 0
      ? `in ${showConfiguration(configuration)} every subshell is filled, so no electron is unpaired.`
      : `in ${showConfiguration(configuration)} Hund’s rule leaves ${unpaired} unpaired.`;
  return {
    text: `How many unpaired electrons does ${described} have in its ground state?`,
    answer: String(unpaired),
    distractors: [
      ...(atom === undefined
        ? []
        : [
            {
              text: String(unpairedElectrons(atom)),
              slip: 'atom-for-ion',
              teaching: `This is the count for the neutral atom, ${showConfiguration(atom)}.`,
            },
          ]),
      {
        text: String(last.electrons % 2),
        slip: 'paired-before-hund',
        teaching: `The ${last.electrons} electrons in ${last.n}${last.letter} were paired as far as possible; they occupy its ${capacity / 2} orbitals singly before any pair up.`,
      },
      {
        text: String(last.electrons),
        slip: 'all-taken-as-unpaired',
        teaching:
          other !== undefined && last.electrons <= capacity / 2
            ? `This counts the ${last.n}${last.letter} electrons only; ${other.n}${other.letter} contains an unpaired one as well.`
            : `This is the number of ${last.n}${last.letter} electrons; those beyond ${capacity / 2} must pair up.`,
      },
      {
        text: String(outer),
        slip: 'valence-for-unpaired',
        teaching: ofOuterShell(outermost, `${last.n}${last.letter}`),
      },
      {
        text: String(capacity - last.electrons),
        slip: 'empty-for-occupied',
        teaching: `This is the number of vacancies in ${last.n}${last.letter}, not of unpaired electrons.`,
      },
      ...(unpaired === 0
        ? [
            {
              text: String(capacity / 2),
              slip: 'orbitals-for-electrons',
              teaching: `This is the number of ${last.n}${last.letter} orbitals; each of them contains a pair.`,
            },
          ]
        : []),
      ...[1, 2, -1, -2]
        .map((step) => unpaired + step)
        .filter((miscounted) => miscounted >= 0)
        .map((miscounted) => ({
          text: String(miscounted),
          slip: 'electrons-miscounted',
          teaching: `${otherFilling(last, miscounted)}; ${counted}`,
        })),
    ],
    explanation:
      unpaired === 0
        ? `The ground state is ${showConfiguration(configuration)}. All of its subshells are filled, and a filled subshell contains only pairs, so the number of unpaired electrons is 0.`
        : `The ground state is ${showConfiguration(configuration)}. Filled subshells contain only pairs; in any other subshell the electrons occupy separate orbitals as long as any are empty, which leaves ${unpaired} unpaired.`,
    finding: `${unpaired === 0 ? 'Only filled subshells in' : 'Hund’s rule applied to'} ${showConfiguration(configuration)}: ${unpaired}.`,
  };
}
