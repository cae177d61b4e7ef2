import { elements } from '@valence/chemistry';
import type { DrawingReading, Figure, OrbitalBoxes } from '@valence/figures';
import type { Random } from '../../../random.ts';
import type { Draft, Family } from '../../family.ts';
import { americanName } from '../../texts/american-name.ts';

type Arrows = '' | '↑' | '↓' | '↑↓';

const subshells = [
  ['1s', 1],
  ['2s', 1],
  ['2p', 3],
  ['3s', 1],
  ['3p', 3],
] as const;

/** Orbital boxes with arrows: the element, and the rule that a wrong diagram breaks. */
export const orbitalBoxReadings: Family = {
  id: 'orbital-box-readings',
  name: 'Reading orbital diagrams',
  subject: 'general',
  topics: ['electron-configuration'],
  difficulties: ['beginner', 'intermediate'],
  tests: { beginner: ['electron-configuration'], intermediate: ['hunds-rule'] },
  uses: ['atomic-orbitals'],
  reference: 'OpenStax Chemistry 2e, section 6.4',
  showsFigure: true,
  draft(random, difficulty) {
    return difficulty === 'beginner' ? ion(random) : brokenRule(random);
  },
};

/** The ground state of so many electrons. */
function groundState(electrons: number): { name: string; orbitals: Arrows[] }[] {
  let left = electrons;
  return subshells.flatMap(([name, count]) => {
    if (left <= 0) return [];
    const here = Math.min(left, 2 * count);
    left -= here;
    const orbitals = Array.from({ length: count }, (_, place): Arrows => {
      if (here >= count + place + 1) return '↑↓';
      return here > place ? '↑' : '';
    });
    return [{ name, orbitals }];
  });
}

function figureOf(sets: OrbitalBoxes['sets'], caption: string): Figure {
  return { kind: 'orbitals', caption, arrangement: 'row', sets };
}

function arrowsOf({ marks }: DrawingReading): number {
  return marks.filter(({ as }) => as === 'up' || as === 'down').length;
}

function ion(random: Random): Draft | null {
  const charge = random.pick([-3, -2, -1, 0, 0, 0, 1, 2, 3]);
  const electrons = random.integer(2, 18);
  const protons = electrons + charge;
  const symbol = (number: number): string =>
    elements.find(({ atomicNumber }) => atomicNumber === number)?.symbol ?? '';
  const signs: Record<number, string> = {
    [-3]: '^3-',
    [-2]: '^2-',
    [-1]: '^-',
    0: '',
    1: '^+',
    2: '^2+',
    3: '^3+',
  };
  const isUsual: Record<number, readonly number[]> = {
    [-3]: [7, 15],
    [-2]: [8, 16],
    [-1]: [9, 17],
    0: [3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18],
    1: [3, 11, 19],
    2: [4, 12, 20],
    3: [13, 21],
  };
  if (isUsual[charge]?.includes(protons) !== true) return null;
  const species = (number: number, size: number): string => `\\ce{${symbol(number)}${signs[size] ?? ''}}`;
  const figure = figureOf(
    groundState(electrons),
    'All electrons of an atom or a monatomic ion in its ground state',
  );
  const stated =
    charge === 0
      ? 'a neutral atom'
      : `an ion with a charge of ${Math.abs(charge) === 1 ? '' : Math.abs(charge)}${charge > 0 ? '+' : '−'}`;
  const wrong = [
    {
      number: electrons,
      slip: 'isoelectronic-with-atom',
      teaching: `A neutral atom of this element has ${electrons} electrons; the charge must be taken into account.`,
    },
    {
      number: electrons - charge,
      slip: 'charge-turned-around',
      teaching: `The charge was taken into account in the wrong direction; ${charge > 0 ? 'a positive ion has fewer' : 'a negative ion has more'} electrons than protons.`,
    },
    {
      number: protons + 1,
      slip: 'electrons-miscounted',
      teaching: `One arrow too many was counted; there are ${electrons}.`,
    },
    {
      number: protons - 1,
      slip: 'electrons-miscounted',
      teaching: `One arrow too few was counted; there are ${electrons}.`,
    },
    {
      number: protons + 2,
      slip: 'orbitals-for-electrons',
      teaching: `Two arrows too many were counted, as if those of one full box had been counted twice; there are ${electrons}.`,
    },
  ];
  const named = (number: number): string => {
    const name = americanName(elements.find(({ atomicNumber }) => atomicNumber === number)?.name ?? '');
    return name.charAt(0).toUpperCase() + name.slice(1);
  };
  return {
    text: `The diagram shows all of the electrons of ${stated}. Which element is it?`,
    shown: { figure, keyFrom: (drawing) => named(arrowsOf(drawing) + charge) },
    answer: named(protons),
    distractors: wrong
      .filter(({ number }) => number !== protons)
      .map(({ number, slip, teaching }) => ({ text: named(number), slip, teaching })),
    explanation: `There are ${electrons} arrows, so ${electrons} electrons. ${charge === 0 ? 'A neutral atom has the same number of protons' : `With this charge there are ${protons} protons`}; the element with atomic number ${protons} is ${named(protons).toLowerCase()},${charge === 0 ? '' : ' shown here as'} ${species(protons, charge)}.`,
    finding: `${electrons} electrons and the charge make ${protons} protons.`,
  };
}

const rules = {
  hund: "Hund's rule",
  pauli: 'The Pauli exclusion principle',
  aufbau: 'The aufbau principle',
  none: 'No rule: it is the ground state',
} as const;

type Rule = keyof typeof rules;

function brokenRule(random: Random): Draft | null {
  const electrons = random.integer(3, 18);
  const sets = groundState(electrons);
  const broken = random.pick(['hund', 'aufbau', 'none'] as const);
  const last = sets.at(-1);
  const before = sets.at(-2);
  if (last === undefined || before === undefined) return null;
  if (broken === 'hund' && !spoilHund(last.orbitals)) return null;
  if (broken === 'aufbau') {
    if (last.orbitals.length !== 3 || before.orbitals[0] !== '↑↓' || last.orbitals[2] !== '') return null;
    before.orbitals[0] = '↑';
    last.orbitals[last.orbitals.indexOf('')] = '↑';
  }
  const figure = figureOf(sets, 'Electrons of a neutral atom, from the lowest energy to the highest');
  const teachings: Record<Rule, string> = {
    hund: "Hund's rule is obeyed: orbitals of one subshell are filled singly first, with parallel spins.",
    pauli: 'The Pauli principle is obeyed: no box has two arrows pointing in the same direction.',
    aufbau: 'The aufbau principle is obeyed: each lower subshell is full before the next one is started.',
    none:
      broken === 'hund'
        ? 'This is not the ground state: in the last subshell, two electrons share an orbital although another one is empty.'
        : 'This is not the ground state: there is an electron in the last subshell although the subshell before it is not full.',
  };
  const slipOf: Record<Rule, string> = {
    hund: 'paired-before-hund',
    pauli: 'pauli-and-other-rules',
    aufbau: 'aufbau-order',
    none: 'ignored-hund',
  };
  return {
    text: 'This orbital diagram is intended to show the ground state of the atom. Which rule, if any, does it violate?',
    shown: { figure, keyFrom: (drawing) => rules[ruleBroken(drawing)] },
    answer: rules[broken],
    distractors: (['hund', 'pauli', 'aufbau', 'none'] as const)
      .filter((rule) => rule !== broken)
      .map((rule) => ({ text: rules[rule], slip: slipOf[rule], teaching: teachings[rule] })),
    explanation: {
      hund: "In the last subshell two electrons share an orbital while another one is empty. Orbitals of one subshell are filled singly with parallel spins first; this is Hund's rule.",
      aufbau:
        'An electron is in the last subshell although the one below it is not full. Lower orbitals are filled first; this is the aufbau principle.',
      none: 'Lower subshells are full before the next one begins, no orbital contains two electrons with the same spin, and orbitals of one subshell are filled singly first, with parallel spins. No rule is violated, so it is the ground state.',
    }[broken],
    finding: `Checked box by box. ${rules[broken]}.`,
  };
}

/** Pairs two electrons of a subshell that should stand apart. */
function spoilHund(orbitals: Arrows[]): boolean {
  const singles = orbitals.filter((one) => one === '↑').length;
  if (singles < 2) return false;
  const [first, second] = [orbitals.indexOf('↑'), orbitals.lastIndexOf('↑')];
  orbitals[first] = '↑↓';
  orbitals[second] = '';
  return true;
}

/** Looks at the boxes alone: which of the rules they break. */
function ruleBroken({ marks }: DrawingReading): Rule {
  const boxes = marks.filter(({ as }) => as === 'orbital').map(({ at }) => at[0]);
  const arrows = boxes.map(
    (left) =>
      marks.filter(({ as, at }) => (as === 'up' || as === 'down') && at[0] > left && at[0] < left + 26)
        .length,
  );
  // Boxes of one subshell touch.
  const sets = boxes.reduce<number[][]>((found, left, index) => {
    const isNext = index > 0 && left - (boxes[index - 1] ?? 0) < 27;
    if (isNext) found.at(-1)?.push(arrows[index] ?? 0);
    else found.push([arrows[index] ?? 0]);
    return found;
  }, []);
  if (sets.slice(0, -1).some((set) => set.some((count) => count < 2))) return 'aufbau';
  const last = sets.at(-1) ?? [];
  return last.includes(0) && last.includes(2) ? 'hund' : 'none';
}
