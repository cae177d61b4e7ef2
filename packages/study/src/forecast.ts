import { countedRows } from './counted-rows.ts';
import { drawMarks, type WeightedMark } from './forecast/draw-marks.ts';
import { hardness, levelSharesOf, type LevelShares } from './forecast/level-shares.ts';
import {
  dayLength,
  millisecondsOf,
  type Instant,
  type LedgerRow,
  type StudySkill,
  type Weights,
} from './inputs.ts';
import { skillWeights, skillsById } from './skill-weights.ts';

export interface ForecastInput {
  now: Instant;
  exam: {
    at: Instant;
    weights: Weights;
    /** Questions on the paper. */
    questions: number;
    /** Options of each; where answers are typed, 0 or 1. */
    choices: number;
    /** How much of the paper each level is; a third each where it is not said. */
    levelShares?: LevelShares;
  };
  skills: readonly StudySkill[];
  /** First tries; rows of unknown skills and rows after `now` do not count, equal rows count once. */
  ledger: readonly LedgerRow[];
}

export type Forecast =
  | { enough: false; because: string }
  /** Marks from 0 to 100: the middle, and the bounds of the 90 % interval. */
  | { enough: true; low: number; middle: number; high: number };

const fewestAnswers = 15;
const smallestShare = 0.6;
/** Older answers say little of today. */
const answersRead = 400;

/**
 * The mark, 0 to 100, that a student is to expect on a fresh paper on the day of the exam **without further practice**, with an
 * interval that holds 9 of 10 marks (`forecast/draw-marks.ts`). Pure: the same input gives the same forecast.
 *
 * - Instants are milliseconds since 1970, Dates or ISO texts; weights stand for topics or skills (`skill-weights.ts`).
 * - The paper has skills by weight, the three levels by the shares that are given (thirds, where none are), and `choices` options, of which one is right by chance.
 * - Answers by choice are taken to have had four options; typed ones cannot be guessed.
 * - Below 15 answers that count, or where the topics answered have less than 60 % of the weight, it says so instead.
 *
 * Never throws for odd values.
 */
export function forecast({ now, exam, skills, ledger }: ForecastInput): Forecast {
  const byId = skillsById(skills);
  const rows = countedRows(ledger, byId, now);
  if (rows.length < fewestAnswers)
    return { enough: false, because: `Not enough answers yet: ${rows.length} of ${fewestAnswers}.` };

  const shares = new Map<string, number>();
  for (const [id, share] of skillWeights(byId, exam.weights)) {
    const topic = byId.get(id)?.topic ?? '';
    shares.set(topic, (shares.get(topic) ?? 0) + share);
  }
  const topics = [...new Set(rows.map((row) => byId.get(row.skill)?.topic ?? ''))];
  const covered = topics.reduce((sum, topic) => sum + (shares.get(topic) ?? 0), 0);
  if (covered < smallestShare - 1e-9)
    return {
      enough: false,
      because: `The topics answered so far make up ${Math.floor(covered * 100)} % of the exam; it takes ${smallestShare * 100} %.`,
    };

  const read = rows.slice(-answersRead);
  const answers = read.map(({ skill, right, kind, difficulty }, index) => ({
    topic: topics.indexOf(byId.get(skill)?.topic ?? ''),
    hardness: hardness.get(difficulty ?? '') ?? 0,
    ago: 1 - (index + 1) / read.length,
    guess: kind === 'choice' ? 0.25 : 0,
    right,
  }));
  const days = (millisecondsOf(exam.at) - (rows.at(-1)?.at ?? 0)) / dayLength;
  const marks = drawMarks(answers, {
    answered: topics.map((topic) => shares.get(topic) ?? 0),
    unanswered: [...shares].filter(([topic]) => !topics.includes(topic)).map(([, share]) => share),
    questions: exam.questions >= 1 ? exam.questions : 1,
    levelShares: levelSharesOf(exam.levelShares),
    guess: exam.choices > 1 ? 1 / exam.choices : 0,
    days: days > 0 ? days : 0,
  });
  const [low, middle, high] = quantiles(marks, [0.05, 0.5, 0.95]);
  return { enough: true, low: low ?? 0, middle: middle ?? 0, high: high ?? 0 };
}

/** Marks, 0 to 100 with one decimal, below which the given shares of the draws lie. */
function quantiles(marks: readonly WeightedMark[], shares: readonly number[]): number[] {
  const sorted = [...marks].sort((one, other) => one.mark - other.mark);
  const total = sorted.reduce((sum, { weight }) => sum + weight, 0);
  return shares.map((share) => {
    let sum = 0;
    const found = sorted.find(({ weight }) => (sum += weight) >= share * total);
    return Math.round(((found ?? sorted.at(-1))?.mark ?? 0) * 1000) / 10;
  });
}
