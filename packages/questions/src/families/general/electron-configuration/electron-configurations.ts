import { elementOf, elements, isConfigurationException, type Element } from '@valence/chemistry';
import type { Random } from '../../../random.ts';
import type { Distractor, Draft, Family } from '../../family.ts';
import { americanName } from '../../texts/american-name.ts';
import { inSeries } from '../../texts/in-series.ts';
import { dElectronsOf, fullness, loseFromD, promoted, wrongMetals } from './configuration-slips.ts';
import { groundState, ionise, showConfiguration, type Configuration } from './configuration-text.ts';

const mainGroup = elements.filter(
  ({ atomicNumber, block }) => atomicNumber > 4 && atomicNumber < 55 && (block === 's' || block === 'p'),
);
/** Transition metals on whose ground states all textbooks agree. */
const transition = 'Sc Ti V Cr Mn Fe Co Ni Cu Zn Y Zr Mo Tc Ag Cd'.split(' ').map(elementOf);
const ions: readonly (readonly [symbol: string, charge: number])[] = [
  ['Ti', 2],
  ['Ti', 3],
  ['V', 2],
  ['V', 3],
  ['V', 4],
  ['Cr', 2],
  ['Cr', 3],
  ['Mn', 2],
  ['Mn', 3],
  ['Mn', 4],
  ['Fe', 2],
  ['Fe', 3],
  ['Co', 2],
  ['Co', 3],
  ['Ni', 2],
  ['Ni', 3],
  ['Cu', 1],
  ['Cu', 2],
  ['Zn', 2],
  ['Zr', 2],
  ['Mo', 3],
  ['Ag', 1],
  ['Cd', 2],
  ['Sc', 2],
  ['Y', 2],
  ['Ag', 2],
];

/** Ground states of main-group atoms, of transition metals with their exceptions, and of ions. */
export const electronConfigurations: Family = {
  id: 'electron-configurations',
  name: 'Writing electron configurations',
  subject: 'general',
  topics: ['electron-configuration'],
  difficulties: ['beginner', 'intermediate', 'advanced'],
  tests: {
    beginner: ['electron-configuration'],
    intermediate: ['electron-configuration'],
    advanced: ['electron-configuration-of-ions'],
  },
  uses: ['structure-of-the-periodic-table'],
  reference: 'OpenStax Chemistry 2e, section 6.4',
  draft(random, difficulty) {
    switch (difficulty) {
      case 'beginner':
        return mainGroupAtom(random);
      case 'intermediate':
        return random.next() < 0.5 ? transitionAtom(random) : elementOfConfiguration(random);
      case 'advanced':
        return ionOfMetal(random);
    }
  },
};

function mainGroupAtom(random: Random): Draft {
  const { atomicNumber, name } = random.pick(mainGroup);
  const right = groundState(atomicNumber);
  const neighbour = (step: number): Distractor => ({
    text: showConfiguration(groundState(atomicNumber + step)),
    slip: 'electrons-miscounted',
    teaching: `This configuration has ${atomicNumber + step} electrons; the atom has ${atomicNumber}.`,
  });
  return {
    text: `What is the ground-state electron configuration of a ${describe(atomicNumber, name)}?`,
    answer: showConfiguration(right),
    distractors: [
      ...promoted(right),
      neighbour(random.next() < 0.5 ? 1 : -1),
      {
        text: showConfiguration({
          core: right.core,
          shells: right.shells.map((shell) => ({ ...shell, n: shell.n + 1 })),
        }),
        slip: 'wrong-shell',
        teaching: `The shells are numbered one too high; after the core ${right.core} ${right.shells.length === 1 ? 'comes' : 'come'} ${inSeries(right.shells.map(({ n, letter }) => `${n}${letter}`))}.`,
      },
      neighbour(2),
    ],
    explanation: `After the noble-gas core ${right.core}, the remaining electrons fill the next subshell${right.shells.length === 1 ? '' : `s${filling(right)}`}: ${showConfiguration(right)}.`,
    finding: `Ground state of ${name.toLowerCase()} from the table of elements: ${showConfiguration(right)}.`,
  };
}

function transitionAtom(random: Random): Draft {
  const { atomicNumber, name } = random.pick(transition);
  const right = groundState(atomicNumber);
  return {
    text: `What is the ground-state electron configuration of a ${describe(atomicNumber, name)}?`,
    answer: showConfiguration(right),
    distractors: wrongMetals(right, atomicNumber),
    explanation: isConfigurationException(atomicNumber)
      ? `The filling order would give two s electrons, but a ${fullness(right)} d subshell with one s electron is lower in energy: ${showConfiguration(right)}.`
      : `The s subshell fills before the d subshell of the shell below, so after ${right.core} come two s electrons and then the d electrons: ${showConfiguration(right)}.`,
    finding: `Measured ground state of ${name.toLowerCase()}: ${showConfiguration(right)}.`,
  };
}

function elementOfConfiguration(random: Random): Draft {
  const element = random.pick(transition);
  const { atomicNumber } = element;
  const named = ({ name }: Element): string => americanName(name);
  const right = groundState(atomicNumber);
  const outer = right.shells.map(({ electrons }) => electrons);
  const at = (number: number): Element => elements[number - 1] ?? element;
  // The next element of the group: lanthanides come in between from period 5 to 6.
  const below = atomicNumber + (element.period === 4 ? 18 : 32);
  const { shells: nextShells } = groundState(below);
  return {
    text: `Which element has the ground-state electron configuration ${showConfiguration(right)}?`,
    answer: named(element),
    distractors: [
      {
        text: named(at(atomicNumber + 1)),
        slip: 'electrons-miscounted',
        teaching: `The core electrons and those shown add up to ${atomicNumber}, one fewer than this element has.`,
      },
      {
        text: named(at(atomicNumber - 1)),
        slip: 'electrons-miscounted',
        teaching: `The core electrons and those shown add up to ${atomicNumber}, one more than this element has.`,
      },
      ...(nextShells.some(({ letter }) => letter === 's')
        ? [
            {
              text: named(at(below)),
              slip: 'wrong-shell',
              teaching: `Its configuration is ${showConfiguration(groundState(below))}, in which the outermost shell has a higher number.`,
            },
          ]
        : []),
      {
        text: named(at(atomicNumber + 2)),
        slip: 'electrons-miscounted',
        teaching: `The core electrons and those shown add up to ${atomicNumber}, two fewer than this element has.`,
      },
    ],
    explanation: `The core ${right.core} has ${atomicNumber - outer.reduce((sum, one) => sum + one, 0)} electrons: ${[atomicNumber - outer.reduce((sum, one) => sum + one, 0), ...outer].join(' + ')} = ${atomicNumber}, which is the atomic number of ${named(element).toLowerCase()}.`,
    finding: `The element of atomic number ${atomicNumber} has this measured ground state.`,
  };
}

function ionOfMetal(random: Random): Draft {
  const [symbol, charge] = random.pick(ions);
  const { atomicNumber } = elementOf(symbol);
  const atom = groundState(atomicNumber);
  const right = ionise(atom, charge);
  const ion = `\\ce{${symbol}^{${charge === 1 ? '' : charge}+}}`;
  const isoelectronic = groundState(atomicNumber - charge);
  const lost = whichAreLost(atom, charge);
  return {
    text: `What is the ground-state electron configuration of the gaseous ion ${ion}? (*Z* = ${atomicNumber})`,
    answer: showConfiguration(right),
    distractors: [
      {
        text: showConfiguration(isoelectronic),
        slip: 'isoelectronic-with-atom',
        teaching: `This is the configuration of the atom with ${atomicNumber - charge} electrons; in a d-block cation the d subshell lies below the s subshell.`,
      },
      {
        text: showConfiguration(loseFromD(atom, charge)),
        slip: 'd-electrons-lost-first',
        teaching: `${dElectronsOf(atom) < charge ? 'All of the d electrons and none of the s electrons were removed, which is too few' : 'Only d electrons were removed'}; the d-block metals lose their outer s electrons before any d electrons.`,
      },
      {
        text: showConfiguration(atom),
        slip: 'atom-for-ion',
        teaching: `This is the configuration of the neutral atom; the ion has lost ${charge} of these electrons.`,
      },
      {
        text: showConfiguration(ionise(atom, charge + 1)),
        slip: 'electrons-miscounted',
        teaching: `One electron too many was removed; the charge is ${charge}+.`,
      },
      {
        text: showConfiguration(ionise(atom, charge - 1)),
        slip: 'electrons-miscounted',
        teaching: `One electron too few was removed; the charge is ${charge}+.`,
      },
    ],
    explanation: `The configuration of the atom is ${showConfiguration(atom)}. It loses ${charge} electron${charge === 1 ? '' : 's'}, ${lost}: ${showConfiguration(right)}.`,
    finding: `The ground state of the atom less ${charge} electron${charge === 1 ? '' : 's'}, ${lost}: ${showConfiguration(right)}.`,
  };
}

/** The electrons that leave a d-block atom: those of the outer s subshell, then d electrons. */
function whichAreLost({ shells }: Configuration, charge: number): string {
  const s = shells.find(({ letter }) => letter === 's');
  const d = shells.find(({ letter }) => letter === 'd');
  const fromS = Math.min(charge, s?.electrons ?? 0);
  const first = `${inWords(fromS)} from ${s?.n}s`;
  if (charge === fromS) return fromS === 2 ? `both from ${s?.n}s` : `from ${s?.n}s`;
  return `${first}, then ${inWords(charge - fromS)} from ${d?.n}d`;
}

function inWords(electrons: number): string {
  return ['none', 'one', 'two', 'three'][electrons] ?? String(electrons);
}

function describe(atomicNumber: number, name: string): string {
  return `neutral ${americanName(name).toLowerCase()} atom (*Z* = ${atomicNumber})`;
}

/** The order of filling, where it is not the order of writing. */
function filling({ shells }: Configuration): string {
  const d = shells.find(({ letter }) => letter === 'd');
  return d === undefined ? ' in order of energy' : ` (written by shell; ${d.n + 1}s fills before ${d.n}d)`;
}
