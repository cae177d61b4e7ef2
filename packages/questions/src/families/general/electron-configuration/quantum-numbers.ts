import { showQuantumNumbers, type QuantumNumbers } from '../../../computations/atoms/quantum-numbers.ts';
import type { Random } from '../../../random.ts';
import type { Distractor, Draft, Family } from '../../family.ts';
import { twoSlips } from '../../notes/two-slips.ts';
import { inSeries } from '../../texts/in-series.ts';

const letters = 'spdf';

/** Which sets of quantum numbers are possible, which belong to a subshell, how many electrons share some of them. */
export const quantumNumbers: Family = {
  id: 'quantum-numbers',
  name: 'Quantum numbers',
  subject: 'general',
  topics: ['electron-configuration'],
  difficulties: ['beginner', 'intermediate', 'advanced'],
  tests: { beginner: ['quantum-numbers'], intermediate: ['quantum-numbers'], advanced: ['quantum-numbers'] },
  uses: ['atomic-orbitals', 'pauli-exclusion-principle'],
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

function electronsThatShare(random: Random): Draft {
  const n = random.integer(3, 6);
  const ml = random.integer(-(n - 2), n - 2);
  const withSpin = random.next() < 0.5;
  const orbitals = n - Math.abs(ml);
  const right = withSpin ? orbitals : 2 * orbitals;
  const shown = ml === 0 ? '0' : ml < 0 ? `−${-ml}` : `+${ml}`;
  const smallest = Math.abs(ml);
  return {
    text: `What is the greatest number of electrons in one atom that can have *n* = ${n}${withSpin ? ',' : ' and'} *m*_{l} = ${shown}${withSpin ? ', and *m*_{s} = +½' : ''}?`,
    answer: String(right),
    distractors: [
      {
        text: String(withSpin ? 2 * orbitals : orbitals),
        slip: withSpin ? 'ignored-spin' : 'orbitals-for-electrons',
        teaching: withSpin
          ? 'Two electrons were counted in each orbital; with the given spin, each can hold only one.'
          : 'This is the number of orbitals; each of them can hold two electrons.',
      },
      {
        text: String(2 * n * n),
        slip: 'whole-shell',
        teaching: `This is the capacity of the whole shell *n* = ${n}; only some of its electrons can have *m*_{l} = ${shown}.`,
      },
      {
        text: String(withSpin ? n : 2 * n),
        slip: 'ignored-lower-limit-of-l',
        teaching: `All values of *l* from 0 on were counted; with *m*_{l} = ${shown}, *l* must be at least ${smallest}, so not every subshell has such an orbital.`,
      },
      {
        text: String(withSpin ? 1 : 2),
        slip: 'one-orbital-only',
        teaching: `Only one subshell was counted, but *l* is not given: every *l* from ${smallest} to ${n - 1} has an orbital with this *m*_{l}.`,
      },
      ...[orbitals - 1, orbitals + 1].flatMap((miscounted) => {
        const isShort = miscounted < orbitals;
        const slip = isShort ? 'largest-l-too-small' : 'l-as-large-as-n';
        const limit = `The largest *l* is *n* − 1 = ${n - 1}; here *l* was counted up to ${isShort ? n - 2 : n}.`;
        const perOrbital = withSpin
          ? 'Two electrons were counted in each orbital; with the given spin, each can hold only one.'
          : 'One electron was counted in each orbital; each can hold two.';
        return [
          { text: String(withSpin ? miscounted : 2 * miscounted), slip, teaching: limit },
          {
            text: String(withSpin ? 2 * miscounted : miscounted),
            slip,
            teaching: twoSlips(limit, perOrbital),
          },
        ];
      }),
    ],
    explanation: `The possible values of *l* are ${range(smallest, n - 1)}, and each such subshell has one orbital with *m*_{l} = ${shown}, for a total of ${orbitals} orbitals. ${withSpin ? 'Each can hold one electron of the given spin' : 'Each can hold two electrons'}, ${right} in all.`,
    finding: `Counted over *l* from ${smallest} to ${n - 1}: ${right}.`,
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

function range(low: number, high: number): string {
  return inSeries(Array.from({ length: high - low + 1 }, (_, index) => String(low + index)));
}
