import {
  FSRSAlgorithm,
  Rating,
  computeDecayFactor,
  default_w,
  generatorParameters,
  type FSRSState,
  type Grade,
} from 'ts-fsrs';

/** FSRS-6 with its default parameters, right or wrong as its only grades, and no steps within a day. */
const fsrs = new FSRSAlgorithm(generatorParameters({ enable_short_term: false }));
/** A forgetting curve, (1 + factor · days / stability) ^ −exponent: the larger the exponent, the less is left after long. */
export interface Curve {
  exponent: number;
  /** Such that nine in ten are left after as many days as the stability has. */
  factor: number;
}

/** The curve with an exponent. */
export function curveWith(exponent: number): Curve {
  return { exponent, factor: 0.9 ** (-1 / exponent) - 1 };
}

const usualCurve = curveWith(-computeDecayFactor(default_w).decay);

// The defaults come from flashcards, where a first failure leaves nothing. Here an explanation follows that is meant to
// teach, and a first success comes from knowing: days until one in ten has forgotten, chosen on the simulated students.
const firstRight = { ...fsrs.next_state(null, 0, Rating.Good), stability: 6 };
const firstWrong = { ...fsrs.next_state(null, 0, Rating.Again), stability: 4 };

/** What the student is taken to remember of one skill. Times are days from the moment of planning; the past is negative. */
export interface Memory {
  /** Probability that the skill was learnt at all: 1 once a question was answered, less where only a skill around it was. */
  met: number;
  state: FSRSState;
  /** Probability that the last answer came from knowing. */
  knew: number;
  last: number;
}

/** How a student differs from the defaults: factors on the stability, as logarithms, and what counts for contained skills. */
export interface Pace {
  afterWrong: number;
  afterRight: number;
  /** How far repetition makes forgetting slower: 1 as FSRS has it, 0 not at all. */
  growth: number;
  /** Probability that the explanation of a wrong answer is learnt. */
  learnt: number;
  /** How what was learnt is lost: with exponent 0.15 as FSRS has it. */
  curve: Curve;
  /** Share of a practice that a right answer is for the skills it contains. */
  transfer: number;
}

/** The student as FSRS has it, until answers say otherwise. */
export const usualPace: Pace = {
  afterWrong: 0,
  afterRight: 0,
  growth: 1,
  learnt: 1,
  curve: usualCurve,
  transfer: 0.2,
};

export const unmet: Memory = { met: 0, state: firstRight, knew: 1, last: 0 };

/** Days within which a second question of a skill changes nothing: FSRS knows no steps within a day. */
export const sameDay = 0.4;

/** Probability that the skill is known at `time`. */
export function recall(memory: Memory, time: number, pace: Pace): number {
  if (memory.met === 0) return 0;
  const learnt = memory.knew + (1 - memory.knew) * pace.learnt;
  return (
    memory.met * learnt * forgetting(Math.max(0, time - memory.last), stabilityOf(memory, pace), pace.curve)
  );
}

/** Share that is left after `days` of what has a stability, the days until one in ten has gone. */
export function forgetting(days: number, stability: number, { exponent, factor } = usualCurve): number {
  return (1 + (factor * days) / stability) ** -exponent;
}

/** The memory after a question at `time` that was answered from knowledge with probability `knew`. */
export function practised(memory: Memory, time: number, knew: number, pace: Pace): Memory {
  if (memory.met === 0) return { met: 1, state: between(firstWrong, firstRight, knew), knew, last: time };
  const days = time - memory.last;
  if (days < sameDay) return memory.met === 1 ? memory : { ...memory, met: 1 };
  const known = forgetting(days, stabilityOf(memory, pace), pace.curve);
  const after = (grade: Grade) => fsrs.next_state(memory.state, days, grade, known);
  // Most of what is planned asks for one side alone, and these are the dearest lines of a plan.
  if (knew >= 1) return { met: 1, state: after(Rating.Good), knew, last: time };
  const wrong = memory.met < 1 ? firstWrong : after(Rating.Again);
  const state = knew <= 0 ? wrong : between(wrong, after(Rating.Good), knew);
  return { met: 1, state, knew, last: time };
}

/** The memory after a right answer at `time` to a question that contains the skill, worth `share` of a practice. */
export function practisedInPart(memory: Memory, time: number, share: number, pace: Pace): Memory {
  if (share <= 0) return memory;
  const met = memory.met + (1 - memory.met) * share;
  if (memory.met === 0) return { ...unmet, met, last: time };
  const whole = practised({ ...memory, met: 1 }, time, 1, pace);
  return {
    met,
    state: between(memory.state, whole.state, share),
    knew: memory.knew + (whole.knew - memory.knew) * share,
    last: memory.last + Math.max(0, time - memory.last) * share,
  };
}

/** The stability of FSRS with the student's factor on it, in days. */
function stabilityOf({ state, knew }: Memory, pace: Pace): number {
  const grown = firstRight.stability * (state.stability / firstRight.stability) ** pace.growth;
  return grown * Math.exp(pace.afterWrong + (pace.afterRight - pace.afterWrong) * knew);
}

function between(low: FSRSState, high: FSRSState, share: number): FSRSState {
  if (share <= 0) return low;
  if (share >= 1) return high;
  return {
    stability: low.stability ** (1 - share) * high.stability ** share,
    difficulty: low.difficulty + (high.difficulty - low.difficulty) * share,
  };
}
