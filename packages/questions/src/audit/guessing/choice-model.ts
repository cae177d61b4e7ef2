import type { Seen } from '../../families/options/seen/seen.ts';

/** Four options as they are seen, and which of them is the key. */
export interface Puzzle {
  seen: readonly Seen[];
  key: number;
}

/** A fitted conditional logit: the likelihood of an option is the softmax of its weighted features over the four. */
export interface ChoiceModel {
  names: readonly string[];
  /** For features in units of their own spread. */
  weights: Float64Array;
  spreads: Float64Array;
}

const steps = 150;
const stepSize = 0.08;

/**
 * Fits the model by gradient steps (Adam) on the likelihood with a quadratic penalty. Nothing in it is drawn by chance.
 * @param penalty strength of the penalty, in questions
 * @param mostFeatures only so many features that part the key best from the others are used
 */
export function fitChoice(
  puzzles: readonly Puzzle[],
  penalty: number,
  mostFeatures = Number.POSITIVE_INFINITY,
): ChoiceModel {
  const { names, spreads } = tellingFeatures(puzzles, mostFeatures);
  const tables = puzzles.map((puzzle) => ({ table: tableOf(puzzle, names, spreads), key: puzzle.key }));
  const weights = new Float64Array(names.length);
  const [mean, square] = [new Float64Array(names.length), new Float64Array(names.length)];
  const share = 1 / Math.max(1, puzzles.length);
  for (let step = 1; step <= steps; step += 1) {
    const slope = weights.map((weight) => -penalty * weight * share);
    for (const { table, key } of tables) addSlope(slope, table, key, weights, share);
    for (let at = 0; at < names.length; at += 1) {
      const value = slope[at] ?? 0;
      mean[at] = 0.9 * (mean[at] ?? 0) + 0.1 * value;
      square[at] = 0.99 * (square[at] ?? 0) + 0.01 * value * value;
      const corrected = (mean[at] ?? 0) / (1 - 0.9 ** step);
      const scale = Math.sqrt((square[at] ?? 0) / (1 - 0.99 ** step)) + 1e-8;
      weights[at] = (weights[at] ?? 0) + (stepSize * corrected) / scale / Math.sqrt(1 + step / 25);
    }
  }
  return { names, weights, spreads };
}

/** The share of the mark that guessing with the model earns: options that look equally likely share it. */
export function guessedShare(model: ChoiceModel, { seen, key }: Puzzle): number {
  const likely = scoresOf(tableOf({ seen, key }, model.names, model.spreads), model.weights);
  const best = Math.max(...likely) - 1e-9;
  const first = likely.filter((score) => score >= best).length;
  return (likely[key] ?? 0) >= best ? 1 / first : 0;
}

/** The likelihood that the model gives to the key, between 0 and 1. */
export function chanceOfKey(model: ChoiceModel, { seen, key }: Puzzle): number {
  const scores = scoresOf(tableOf({ seen, key }, model.names, model.spreads), model.weights);
  const own = scores[key] ?? 0;
  return 1 / scores.reduce((total, score) => total + Math.exp(score - own), 0);
}

/** The features with the largest weights, as "the key is more (less) often …". */
export function tellsOf({ names, weights }: ChoiceModel, most: number): string[] {
  return names
    .map((name, at) => ({ name, weight: weights[at] ?? 0 }))
    .sort((one, other) => Math.abs(other.weight) - Math.abs(one.weight))
    .slice(0, most)
    .map(({ name, weight }) => `${weight > 0 ? '' : 'not '}${name}`);
}

/** The features by how well each alone parts the key from the other options, with their spread within questions. */
function tellingFeatures(
  puzzles: readonly Puzzle[],
  most: number,
): { names: string[]; spreads: Float64Array } {
  const names = [...new Set(puzzles.flatMap(({ seen }) => seen.flatMap((one) => Object.keys(one))))];
  const measured = names.map((name) => {
    let [squares, lead, options] = [0, 0, 0];
    for (const { seen, key } of puzzles) {
      const values = seen.map((one) => one[name] ?? 0);
      const middle = values.reduce((total, value) => total + value, 0) / values.length;
      for (const value of values) squares += (value - middle) ** 2;
      lead += (values[key] ?? 0) - middle;
      options += values.length;
    }
    const spread = Math.sqrt(squares / Math.max(1, options));
    return { name, spread, lead: spread === 0 ? 0 : Math.abs(lead) / spread / puzzles.length };
  });
  const useful = measured.filter(({ spread }) => spread > 0);
  const chosen = useful.sort((one, other) => other.lead - one.lead).slice(0, most);
  return {
    names: chosen.map(({ name }) => name),
    spreads: Float64Array.from(chosen.map(({ spread }) => spread)),
  };
}

/** The features of the options one after the other, in units of their spread. */
function tableOf({ seen }: Puzzle, names: readonly string[], spreads: Float64Array): Float64Array {
  const table = new Float64Array(seen.length * names.length);
  let place = 0;
  for (const one of seen)
    for (let at = 0; at < names.length; at += 1) {
      table[place] = (one[names[at] ?? ''] ?? 0) / (spreads[at] ?? 1);
      place += 1;
    }
  return table;
}

function scoresOf(table: Float64Array, weights: Float64Array): number[] {
  const scores: number[] = [];
  for (let start = 0; start < table.length; start += weights.length) {
    let score = 0;
    for (let at = 0; at < weights.length; at += 1) score += (table[start + at] ?? 0) * (weights[at] ?? 0);
    scores.push(score);
  }
  return scores.length > 0 ? scores : [0, 0, 0, 0];
}

function addSlope(
  slope: Float64Array,
  table: Float64Array,
  key: number,
  weights: Float64Array,
  share: number,
): void {
  const scores = scoresOf(table, weights);
  const highest = Math.max(...scores);
  const sizes = scores.map((score) => Math.exp(score - highest));
  const total = sizes.reduce((all, size) => all + size, 0);
  for (let index = 0; index < sizes.length; index += 1) {
    const pull = share * ((index === key ? 1 : 0) - (sizes[index] ?? 0) / total);
    const start = index * weights.length;
    for (let at = 0; at < weights.length; at += 1)
      slope[at] = (slope[at] ?? 0) + pull * (table[start + at] ?? 0);
  }
}
