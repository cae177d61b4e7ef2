import { cholesky, solveLower, solveUpper } from './cholesky.ts';

/** An answer as the model sees it. */
export interface Observation {
  /** Number of the topic. */
  topic: number;
  /** How hard the level is, in logits. */
  hardness: number;
  /** How far before the last answer it was given, as a share of all: 1 for the first, 0 for the last. */
  ago: number;
  /** Probability of a right answer without knowing. */
  guess: number;
  right: boolean;
}

/** One way to read the answers: how far topics differ, and how much was gained from the first answer to the last, in logits. */
export interface Reading {
  spread: number;
  growth: number;
}

export interface Ability {
  /** The student's ability after the last answer, then how far each topic is from it, in logits. */
  mean: Float64Array;
  /** Of the inverse covariance. */
  lower: Float64Array[];
  /** Logarithm of the probability of the answers under this reading. */
  evidence: number;
}

/** Ability before any answer, in logits on a question of the middle level. */
const usual = { mean: 0.3, deviation: 1 };
const rounds = 12;

/** The ability that explains the answers best under a reading, and how sure that is (Fisher scoring, Laplace's approximation). */
export function fitAbility(
  answers: readonly Observation[],
  topics: number,
  { spread, growth }: Reading,
): Ability {
  const size = topics + 1;
  const mean = new Float64Array(size);
  mean[0] = usual.mean;
  const precision = (index: number) => (index === 0 ? usual.deviation ** -2 : spread ** -2);
  let lower: Float64Array[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const information = Array.from({ length: size }, (_, index) => {
      const row = new Float64Array(size);
      row[index] = precision(index);
      return row;
    });
    const score = mean.map((value, index) => precision(index) * ((index === 0 ? usual.mean : 0) - value));
    for (const answer of answers) {
      const { known, expected } = probabilities(answer, mean, growth);
      const slope = (1 - answer.guess) * known * (1 - known);
      const spreadOfAnswer = expected * (1 - expected);
      const pull = (((answer.right ? 1 : 0) - expected) * slope) / spreadOfAnswer;
      const weight = slope ** 2 / spreadOfAnswer;
      const topic = answer.topic + 1;
      add(score, 0, pull);
      add(score, topic, pull);
      add(information[0], 0, weight);
      add(information[topic], 0, weight);
      add(information[0], topic, weight);
      add(information[topic], topic, weight);
    }
    lower = cholesky(information);
    const step = solveUpper(lower, solveLower(lower, score));
    const longest = Math.max(1, ...step.map(Math.abs));
    for (let index = 0; index < size; index += 1) add(mean, index, (step[index] ?? 0) / longest);
  }
  return { mean, lower, evidence: evidenceOf() };

  function evidenceOf(): number {
    let sum = 0;
    for (const answer of answers) sum += logOf(answer.right, probabilities(answer, mean, growth).expected);
    for (const [index, value] of mean.entries()) {
      const distance = value - (index === 0 ? usual.mean : 0);
      sum += 0.5 * (Math.log(precision(index)) - precision(index) * distance ** 2);
      sum -= Math.log(lower[index]?.[index] ?? 1);
    }
    return sum;
  }
}

/** The logarithm of the probability of answers that are all guessed. */
export function evidenceOfGuessing(answers: readonly Observation[]): number {
  return answers.reduce((sum, { right, guess }) => sum + logOf(right, Math.max(guess, 0.02)), 0);
}

function probabilities({ topic, hardness, ago, guess }: Observation, mean: Float64Array, growth: number) {
  const logit = (mean[0] ?? 0) + (mean[topic + 1] ?? 0) - hardness - growth * ago;
  const known = Math.min(0.999, Math.max(0.001, logistic(logit)));
  return { known, expected: guess + (1 - guess) * known };
}

export function logistic(logit: number): number {
  return 1 / (1 + Math.exp(-logit));
}

function logOf(right: boolean, expected: number): number {
  return Math.log(right ? expected : 1 - expected);
}

function add(numbers: Float64Array | undefined, index: number, amount: number): void {
  if (numbers) numbers[index] = (numbers[index] ?? 0) + amount;
}
