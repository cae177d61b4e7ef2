import { showQuantumNumbers, type QuantumNumbers } from '../../../computations/atoms/quantum-numbers.ts';
import type { Random } from '../../../random.ts';
import type { Distractor, Draft, Family } from '../../family.ts';
import { twoSlips } from '../../notes/two-slips.ts';
import { electronsThatShare } from './electrons-that-share.ts';

const letters = 'spdf';

/** Which sets of quantum numbers are possible, which belong to a subshell, how many electrons share some of them. */
export const quantumNumbers: Family = {
  id: 'quantum-numbers',
  name: 'Quantum numbers',
  subject: 'general',
  topics: ['electron-configuration'],
  difficulties: ['beginner', 'intermediate', 'advanced'],
  tests: {
    beginner: ['quantum-numbers'],
    intermediate: ['quantum-numbers'],
    advanced: ['quantum-numbers', 'pauli-exclusion-principle'],
  },
  uses: ['atomic-orbitals'],
  reference: 'OpenStax Chemistry 2e, section 6.3',
  draft(random, difficulty) {
    switch (difficulty) {
      case 'beginner':
        return possibleSet(random);
      case 'intermediate':
        return setOfSubshell(random);
      case 'advanced':
        return electronsThatShare(random);
    }
  },
};

function possibleSet(random: Random): Draft {
  const right = drawAllowed(random);
  const other = drawAllowed(random);
  const third = drawAllowed(random);
  const fourth = drawAllowed(random);
  return {
    text: `Which set of quantum numbers can an electron in an atom have?`,
    answer: showQuantumNumbers(right),
    distractors: [
      {
        text: showQuantumNumbers({ ...other, l: other.n, ml: Math.sign(other.ml) }),
        slip: 'l-as-large-as-n',
        teaching: `For *n* = ${other.n}, the largest *l* is ${other.n - 1}.`,
      },
      {
        text: showQuantumNumbers({ ...third, ml: third.ml < 0 ? -third.l - 1 : third.l + 1 }),
        slip: 'magnetic-number-out-of-range',
        teaching:
          third.l === 0
            ? 'For *l* = 0, the only *m*_{l} is 0.'
            : `For *l* = ${third.l}, *m*_{l} ranges from −${third.l} to +${third.l}.`,
      },
      {
        text: showQuantumNumbers({ ...fourth, ms: 0 }),
        slip: 'spin-zero',
        teaching: 'The spin quantum number of an electron is +½ or −½, never 0.',
      },
    ],
    explanation: `*l* ranges from 0 to *n* − 1, *m*_{l} from −*l* to +*l*, and *m*_{s} is +½ or −½. Of the four sets, only ${showQuantumNumbers(right)} obeys all three rules.`,
    finding: 'Every set was tested against the three rules; one keeps them all.',
  };
}

function setOfSubshell(random: Random): Draft {
  const l = random.integer(1, 3);
  const n = random.integer(l + 1, 6);
  const right = { n, l, ml: random.integer(-l, l), ms: spin(random) };
  const inside = { n, l, ml: random.integer(-(l - 1), l - 1), ms: right.ms };
  const below: QuantumNumbers = { ...inside, l: l - 1 };
  const candidates: Distractor[] = [
    {
      text: showQuantumNumbers(below),
      slip: 'wrong-letter-of-l',
      teaching: `*l* = ${l - 1} belongs to ${letters.charAt(l - 1)} orbitals; the letters s, p, d, and f stand for *l* = 0, 1, 2, 3.`,
    },
    {
      text: showQuantumNumbers({ ...right, ml: right.ml < 0 ? -l - 1 : l + 1 }),
      slip: 'magnetic-number-out-of-range',
      teaching: `For ${letters.charAt(l)} orbitals, *m*_{l} ranges from −${l} to +${l}.`,
      isDecisive: true,
    },
    {
      text: showQuantumNumbers({ ...right, n: n + 1 }),
      slip: 'wrong-shell',
      teaching: `The number before the letter is *n*, so *n* = ${n}.`,
    },
    {
      text: showQuantumNumbers({ ...right, l: l + 1 }),
      slip: 'wrong-letter-of-l',
      teaching: `The letter ${letters.charAt(l)} stands for *l* = ${l}.`,
    },
  ];
  const shells = n - 1 > l ? [n + 1, n - 1] : [n + 1];
  const wrongShell = `The number before the letter is *n*, so *n* = ${n}.`;
  const inLetter = {
    slip: 'wrong-letter-of-l',
    teaching: `The letter ${letters.charAt(l)} stands for *l* = ${l}.`,
  };
  const rangeOfMl = `For ${letters.charAt(l)} orbitals, *m*_{l} ranges from −${l} to +${l}.`;
  const outside = right.ml < 0 ? -l - 1 : l + 1;
  const inShell: Distractor[] = [
    { ...inLetter, text: showQuantumNumbers({ ...right, l: l + 1, ml: outside }) },
    { ...inLetter, text: showQuantumNumbers({ ...right, l: l + 1, ml: -outside }) },
    {
      slip: 'magnetic-number-out-of-range',
      text: showQuantumNumbers({ ...right, ml: -outside }),
      teaching: rangeOfMl,
    },
    {
      slip: inLetter.slip,
      text: showQuantumNumbers({ ...right, l: l - 1, ml: outside }),
      teaching: twoSlips(inLetter.teaching, rangeOfMl),
    },
  ];
  // Each other slip is offered in a wrong shell, too, so that the key is not the one option that is one slip from all others.
  const further: Distractor[] = shells.flatMap((shell, index) => [
    ...(index === 0
      ? []
      : [{ text: showQuantumNumbers({ ...right, n: shell }), slip: 'wrong-shell', teaching: wrongShell }]),
    {
      text: showQuantumNumbers({ ...right, n: shell, ml: right.ml < 0 ? -l - 1 : l + 1 }),
      slip: 'magnetic-number-out-of-range',
      teaching: twoSlips(wrongShell, rangeOfMl),
    },
    ...[
      { ...below, n: shell },
      { ...right, n: shell, l: l + 1 },
    ].map((numbers) => ({
      text: showQuantumNumbers(numbers),
      slip: inLetter.slip,
      teaching: twoSlips(wrongShell, inLetter.teaching),
    })),
  ]);
  return {
    text: `Which set of quantum numbers can belong to an electron in a ${n}${letters.charAt(l)} orbital?`,
    answer: showQuantumNumbers(right),
    distractors: [...random.shuffle(candidates), ...inShell, ...further],
    explanation: `${n}${letters.charAt(l)} means *n* = ${n} and *l* = ${l}; *m*_{l} may be any whole number from −${l} to +${l}, and *m*_{s} is +½ or −½. Of the four sets, only ${showQuantumNumbers(right)} meets these conditions.`,
    finding: `*n* = ${n}, *l* = ${l} and |*m*_{l}| ≤ ${l} hold for one set only.`,
  };
}

function drawAllowed(random: Random): QuantumNumbers {
  const n = random.integer(2, 5);
  const l = random.integer(0, Math.min(n - 1, 3));
  return { n, l, ml: random.integer(-l, l), ms: spin(random) };
}

function spin(random: Random): number {
  return random.next() < 0.5 ? 0.5 : -0.5;
}
