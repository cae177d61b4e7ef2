// Students whose memory follows laws that the planner does not know. The list was written before the planner was tuned:
// those with `tuned: true` were looked at while tuning, the others only measured.
import { normalFrom } from '../random.ts';

/** One skill of a student: what is known on a day, and what an answer with its explanation changes. */
interface Memory {
  /** Probability that the student knows the skill on `day`. */
  known(day: number): number;
  /** The student met a question on `day`, and knew it or not; `share` below 1 is practice within another skill. */
  practise(day: number, knew: boolean, share: number): void;
}

export interface Truth {
  name: string;
  tuned: boolean;
  /** Share of the questions that offer four options; the others are typed. */
  choice: number;
  /** How much of a practice a right answer is for the skills that it contains. */
  transfer: number;
  /** A skill's memory, with differences between skills drawn from `next`. */
  memory(next: () => number): Memory;
}

export const truths: Truth[] = [
  {
    name: 'power law',
    tuned: true,
    choice: 0.7,
    transfer: 0.3,
    memory: (next) => stability(next, powerLaw, { first: 6, spread: 0.3, grow: 2, start: 0 }),
  },
  {
    name: 'exponential',
    tuned: true,
    choice: 0.7,
    transfer: 0,
    memory: (next) => stability(next, exponential, { first: 25, spread: 0.3, grow: 2, start: 0 }),
  },
  { name: 'ACT-R', tuned: true, choice: 0.7, transfer: 0.3, memory: (next) => traces(next, () => 0.35) },
  {
    name: 'difficulty of each skill',
    tuned: true,
    choice: 0.7,
    transfer: 0,
    memory: (next) => stability(next, powerLaw, { first: 6, spread: 1.2, grow: 2, start: 0.15 }),
  },
  {
    name: 'lucky guesses',
    tuned: true,
    choice: 1,
    transfer: 0.3,
    memory: (next) => stability(next, powerLaw, { first: 4, spread: 0.6, grow: 3, start: 0.1 }),
  },
  { name: 'half-life by counts', tuned: false, choice: 0.7, transfer: 0, memory: halfLife },
  {
    name: 'ACT-R with spacing',
    tuned: false,
    choice: 0.7,
    transfer: 0.3,
    memory: (next) => traces(next, (activation) => 0.2 + 0.12 * Math.exp(Math.min(1, activation))),
  },
  { name: 'known or not', tuned: false, choice: 0.7, transfer: 0, memory: twoStates },
  {
    name: 'much known before',
    tuned: false,
    choice: 0.7,
    transfer: 0,
    memory: (next) => stability(next, powerLaw, { first: 6, spread: 0.6, grow: 2, start: 0.5 }),
  },
  {
    name: 'wide transfer, steep forgetting',
    tuned: false,
    choice: 0.9,
    transfer: 0.6,
    memory: (next) => stability(next, exponential, { first: 12, spread: 0.6, grow: 3, start: 0 }),
  },
];

type Curve = (days: number, stability: number) => number;
const powerLaw: Curve = (days, stability) => (1 + days / stability) ** -0.3;
const exponential: Curve = (days, stability) => Math.exp(-days / stability);

/** Each success makes forgetting slower, the more the more was forgotten; a failure is learnt anew. */
function stability(
  next: () => number,
  curve: Curve,
  { first, spread, grow, start }: { first: number; spread: number; grow: number; start: number },
): Memory {
  const initial = first * Math.exp(spread * normalFrom(next));
  let learnt = next() < start ? 1 : 0;
  let strength = learnt ? 4 * initial : initial;
  let last = 0;
  const known = (day: number) => learnt * curve(Math.max(0, day - last), strength);
  return {
    known,
    practise: (day, knew, share) => {
      const before = known(day);
      if (knew) strength *= 1 + share * (0.3 + grow * (1 - before));
      else strength = Math.max(initial, strength * 0.7);
      learnt += (1 - learnt) * share;
      // Practice in part refreshes in part.
      last += (day - last) * share;
    },
  };
}

/** Base-level activation: each meeting leaves a trace that fades by a power law (Anderson and Schooler). */
function traces(next: () => number, decayAt: (activation: number) => number): Memory {
  const threshold = -1.15 + 0.3 * normalFrom(next);
  const met: { day: number; decay: number; share: number }[] = [];
  const activation = (day: number) =>
    Math.log(
      met.reduce((sum, trace) => sum + trace.share * Math.max(0.02, day - trace.day) ** -trace.decay, 0),
    );
  return {
    known: (day) => (met.length === 0 ? 0 : 1 / (1 + Math.exp((threshold - activation(day)) / 0.4))),
    practise: (day, _knew, share) => {
      met.push({ day, share, decay: decayAt(met.length === 0 ? -5 : activation(day)) });
    },
  };
}

/** Half-life regression: the half-life grows with right answers and less with wrong ones (Settles and Meeder). */
function halfLife(next: () => number): Memory {
  const base = Math.log2(14) + 0.5 * normalFrom(next);
  let right = 0;
  let wrong = 0;
  let last = 0;
  return {
    known: (day) =>
      right + wrong === 0
        ? 0
        : 2 ** (-Math.max(0, day - last) / 2 ** (base + 0.8 * right + 0.2 * (wrong - 1))),
    practise: (day, knew, share) => {
      if (knew) right += share;
      else wrong += share;
      last += (day - last) * share;
    },
  };
}

/** Knowledge tracing with forgetting: known or not, learnt by chance at a question, lost by chance with the days. */
function twoStates(next: () => number): Memory {
  const learning = 0.5 + 0.4 * next();
  const loss = 0.01 + 0.03 * next();
  let share = next() < 0.15 ? 1 : 0;
  let last = 0;
  const known = (day: number) => share * Math.exp(-loss * Math.max(0, day - last));
  return {
    known,
    practise: (day, knew, part) => {
      const now = known(day);
      share = knew ? now + (1 - now) * part : now + (1 - now) * learning * part;
      if (knew && part === 1) share = 1;
      last = day;
    },
  };
}
