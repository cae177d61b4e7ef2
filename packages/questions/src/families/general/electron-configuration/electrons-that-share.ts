import type { Random } from '../../../random.ts';
import type { Distractor, Draft } from '../../family.ts';
import { twoSlips } from '../../notes/two-slips.ts';
import { inSeries } from '../../texts/in-series.ts';
import { signedNumber } from '../../texts/signed-number.ts';

/** Nobody would believe a higher one. */
const highestShell = 9;

const spinIgnored =
  'Two electrons were counted in each orbital; with the given spin, each can hold only one.';
const orbitalsCounted = 'One electron was counted in each orbital; each can hold two.';

/** How many electrons of an atom can share some quantum numbers, or in which shell so many of them can. */
export function electronsThatShare(random: Random): Draft {
  const asked = random.integer(0, 9);
  return asked < 5 ? withMagneticNumber(random) : asked < 8 ? lowestShell(random) : withSpinOnly(random);
}

function withMagneticNumber(random: Random): Draft {
  const n = random.integer(3, 7);
  const ml = random.integer(-(n - 2), n - 2);
  const spin = drawSpin(random);
  const orbitals = n - Math.abs(ml);
  const { each, otherwise, slip: ofSpin } = occupancyOf(spin);
  const right = each * orbitals;
  const smallest = Math.abs(ml);
  const fromZero = `All values of *l* from 0 on were counted; with *m*_{l} = ${signedNumber(ml)}, *l* must be at least ${smallest}, so not every subshell has such an orbital.`;
  return {
    text: `What is the greatest number of electrons in one atom that can have *n* = ${n}${spin === '' ? ' and' : ','} *m*_{l} = ${signedNumber(ml)}${spin === '' ? '' : `, and *m*_{s} = ${spin}`}?`,
    answer: String(right),
    distractors: [
      spin === ''
        ? {
            text: String(orbitals),
            slip: ofSpin.slip,
            teaching: 'This is the number of orbitals; each of them can hold two electrons.',
          }
        : { ...ofSpin, text: String(otherwise * orbitals) },
      {
        text: String(2 * n * n),
        slip: 'whole-shell',
        teaching: `This is the capacity of the whole shell *n* = ${n}; only some of its electrons can have *m*_{l} = ${signedNumber(ml)}.`,
      },
      { text: String(each * n), slip: 'ignored-lower-limit-of-l', teaching: fromZero },
      {
        text: String(otherwise * n),
        slip: 'ignored-lower-limit-of-l',
        teaching: twoSlips(fromZero, ofSpin.teaching),
      },
      {
        text: String(each),
        slip: 'one-orbital-only',
        teaching: `Only one subshell was counted, but *l* is not given: every *l* from ${smallest} to ${n - 1} has an orbital with this *m*_{l}.`,
      },
      ...(ml === 0 ? [] : [ofMisreadNumber(ml, each)]),
      ...(ml < 0 ? [ofNegativeNumber(n, ml, each)] : []),
      ...[-1, 1].flatMap((off) => {
        const { slip, teaching } = limitSlip(n, off);
        return [
          { text: String(each * (orbitals + off)), slip, teaching },
          {
            text: String(otherwise * (orbitals + off)),
            slip,
            teaching: twoSlips(teaching, ofSpin.teaching),
          },
        ];
      }),
    ],
    explanation: `The possible values of *l* are ${range(smallest, n - 1)}, and each such subshell has one orbital with *m*_{l} = ${signedNumber(ml)}, for a total of ${orbitals} orbitals. ${spin === '' ? 'Each can hold two electrons' : 'Each can hold one electron of the given spin'}, ${right} in all.`,
    finding: `Counted over *l* from ${smallest} to ${n - 1}: ${right}.`,
  };
}

/** Where the magnetic number is taken for that of a subshell. */
function ofMisreadNumber(ml: number, each: number): Distractor {
  const l = Math.abs(ml);
  return {
    text: String(each * (2 * l + 1)),
    slip: 'notation-misread',
    teaching: `*m*_{l} = ${signedNumber(ml)} was taken for *l* = ${l}, and all ${2 * l + 1} orbitals of that subshell were counted; each subshell has only one orbital with *m*_{l} = ${signedNumber(ml)}.`,
  };
}

function ofNegativeNumber(n: number, ml: number, each: number): Distractor {
  return {
    text: String(each * (n - ml)),
    slip: 'ignored-lower-limit-of-l',
    teaching: `The values of *l* were counted from ${signedNumber(ml)} to ${n - 1}; *l* is never negative, and for *m*_{l} = ${signedNumber(ml)} it must be at least ${-ml}.`,
  };
}

function lowestShell(random: Random): Draft {
  const orbitals = random.integer(2, 4);
  const ml = random.integer(-3, 3);
  const spin = drawSpin(random);
  const smallest = Math.abs(ml);
  const { each, otherwise, slip: ofSpin } = occupancyOf(spin);
  const electrons = each * orbitals;
  const right = orbitals + smallest;
  const fromZero = `All values of *l* from 0 on were counted; with *m*_{l} = ${signedNumber(ml)}, *l* must be at least ${smallest}.`;
  const ofOther = electrons / otherwise;
  const distractors: Distractor[] = [
    { text: String(orbitals), slip: 'ignored-lower-limit-of-l', teaching: fromZero },
    ...[-1, 1].map((off) => ({ ...ofRule(off), text: String(right - off) })),
    { ...ofSpin, text: String(ofOther + smallest) },
    {
      text: String(ofOther),
      slip: 'ignored-lower-limit-of-l',
      teaching: twoSlips(fromZero, ofSpin.teaching),
    },
    ...[-1, 1].map((off) => {
      const shell = ofOther + smallest - off;
      const { slip, teaching } = ofRule(off);
      return { text: String(shell), slip, teaching: twoSlips(teaching, ofSpin.teaching) };
    }),
  ];
  return {
    text: `What is the lowest *n* for which ${electrons} electrons in one atom can ${electrons === 2 ? 'both' : 'all'} have this *n*${spin === '' ? ' and' : ','} *m*_{l} = ${signedNumber(ml)}${spin === '' ? '' : `, and *m*_{s} = ${spin}`}?`,
    answer: String(right),
    distractors: distractors.filter(
      ({ text }) => Number.isInteger(Number(text)) && Number(text) > 0 && Number(text) <= highestShell,
    ),
    explanation: `${spin === '' ? 'Each orbital can hold two electrons' : 'Each orbital can hold one electron of the given spin'}, so ${orbitals} orbitals with *m*_{l} = ${signedNumber(ml)} are needed. Each subshell has one such orbital if *l* is at least ${smallest}, so *l* must take the values ${range(smallest, right - 1)}. The largest *l* is *n* − 1 = ${right - 1}, so *n* = ${right}.`,
    finding: `${orbitals} subshells from *l* = ${smallest} on end with *l* = ${right - 1}: *n* = ${right}.`,
  };
}

function withSpinOnly(random: Random): Draft {
  const n = random.integer(3, 7);
  const spin = random.pick(['+½', '−½']);
  const largest = n - 1;
  const ofSpin = { slip: 'ignored-spin', teaching: spinIgnored };
  const oneSubshell = `Only the subshell with the largest *l* was counted; every *l* from 0 to ${largest} is possible.`;
  return {
    text: `What is the greatest number of electrons in one atom that can have *n* = ${n} and *m*_{s} = ${spin}?`,
    answer: String(n * n),
    distractors: [
      { ...ofSpin, text: String(2 * n * n) },
      ...[-1, 1].flatMap((off) => {
        const { slip, teaching } = limitSlip(n, off);
        return [
          { text: String((n + off) ** 2), slip, teaching },
          { text: String(2 * (n + off) ** 2), slip, teaching: twoSlips(teaching, spinIgnored) },
        ];
      }),
      { text: String(2 * n - 1), slip: 'one-subshell-only', teaching: oneSubshell },
      {
        text: String(2 * (2 * n - 1)),
        slip: 'one-subshell-only',
        teaching: twoSlips(oneSubshell, spinIgnored),
      },
      {
        text: String(n),
        slip: 'one-orbital-only',
        teaching: `One orbital was counted for each *l* from 0 to ${largest}; a subshell has 2*l* + 1 orbitals.`,
      },
    ],
    explanation: `*l* can be ${range(0, largest)}, and each subshell has 2*l* + 1 orbitals: ${Array.from({ length: n }, (_, l) => String(2 * l + 1)).join(' + ')} = ${n * n} orbitals. Each can hold one electron of the given spin, ${n * n} in all.`,
    finding: `The ${n * n} orbitals of the shell hold one electron of each spin.`,
  };
}

/** How many electrons of a given spin, or of both, an orbital holds, and how many a student counts who overlooks that. */
function occupancyOf(spin: string): {
  each: number;
  otherwise: number;
  slip: Pick<Distractor, 'slip' | 'teaching'>;
} {
  return spin === ''
    ? { each: 2, otherwise: 1, slip: { slip: 'orbitals-for-electrons', teaching: orbitalsCounted } }
    : { each: 1, otherwise: 2, slip: { slip: 'ignored-spin', teaching: spinIgnored } };
}

/** The largest *l* of a shell, one too small or one too large. */
function limitSlip(n: number, off: number): Pick<Distractor, 'slip' | 'teaching'> {
  return {
    slip: off < 0 ? 'largest-l-too-small' : 'l-as-large-as-n',
    teaching: `The largest *l* is *n* − 1 = ${n - 1}; here *l* was counted up to ${n - 1 + off}.`,
  };
}

/** The same as a rule, where the shell is what is asked for. */
function ofRule(off: number): Pick<Distractor, 'slip' | 'teaching'> {
  return {
    slip: off < 0 ? 'largest-l-too-small' : 'l-as-large-as-n',
    teaching: `The largest *l* was taken to be ${off < 0 ? '*n* − 2' : '*n*'}; it is *n* − 1.`,
  };
}

/** None in half of the draws. */
function drawSpin(random: Random): string {
  return random.pick(['', '', '+½', '−½']);
}

function range(low: number, high: number): string {
  return inSeries(Array.from({ length: high - low + 1 }, (_, index) => String(low + index)));
}
