/**
 * Fits the weights by which a question is judged to be what a text asks for to what readers said of questions beside texts.
 *
 *   npm run questions:relevance     writes relevance-weights.data.ts, and says how quizzes would be on texts that were left out of the fit
 *
 * Run it where signs or labels changed. It is logistic regression by Newton's method, with a small penalty.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { acceptedOf, signNames } from '../src/understanding/matching/relevance.ts';
import { withSigns, type Label, type Labelled } from '../src/understanding/testing/relevance-labels.ts';

const names = ['constant', ...signNames] as const;
/** By the place of their names. */
type Weights = readonly number[];

const file = new URL('../typed-topics/labels/relevance-labels.json', import.meta.url);
const said: Label[] = JSON.parse(readFileSync(file, 'utf8'));
const labels = withSigns(said);
const folds = 8;

const byText = Map.groupBy(labels, ({ text }) => text);
const texts = [...byText.keys()];
let whole = 0;
let none = 0;
let served = 0;
for (let fold = 0; fold < folds; fold += 1) {
  const left = new Set(texts.filter((_, place) => place % folds === fold));
  const weights = fit(labels.filter(({ text }) => !left.has(text)));
  for (const text of left) {
    const rated = (byText.get(text) ?? []).map((one) => ({ one, relevance: probability(one, weights) }));
    const quiz = acceptedOf(rated.toSorted((one, other) => other.relevance - one.relevance));
    served += quiz.length;
    if (quiz.length === 0) none += 1;
    else if (quiz.every(({ fits }) => fits === 'yes')) whole += 1;
  }
}
console.log(
  `${labels.length} labels on ${byText.size} texts; left out of the fit, ${whole} of ${byText.size} quizzes are whole and ${none} have no question, ${(served / byText.size).toFixed(1)} questions each`,
);

const weights = fit(labels);
const written = names
  .map((name, place) => `  ${name}: ${Number((weights[place] ?? 0).toFixed(3))},`)
  .join('\n');
writeFileSync(
  new URL('../src/understanding/matching/relevance-weights.data.ts', import.meta.url),
  `/** Written by \`npm run questions:relevance\`, from what readers said of questions beside texts (\`typed-topics/labels/relevance-labels.json\`). */
export const relevanceWeights = {
${written}
};
`,
);
console.log(written);

function row({ signs }: Labelled): number[] {
  return names.map((name) => (name === 'constant' ? 1 : signs[name]));
}

function probability(one: Labelled, weights: Weights): number {
  const sum = row(one).reduce((total, value, place) => total + value * (weights[place] ?? 0), 0);
  return 1 / (1 + Math.exp(-sum));
}

function fit(rows: readonly Labelled[]): Weights {
  const penalty: number = 0.1;
  const steps = 30;
  let weights: Weights = names.map(() => 0);
  for (let step = 0; step < steps; step += 1) {
    const gradient = weights.map((weight) => -penalty * weight);
    const curvature = names.map((_, place) => names.map((__, other) => (place === other ? penalty : 0)));
    for (const one of rows) {
      const values = row(one);
      const sure = probability(one, weights);
      values.forEach((value, place) => {
        gradient[place] = (gradient[place] ?? 0) + value * ((one.fits === 'yes' ? 1 : 0) - sure);
        values.forEach((beside, other) => {
          const line = curvature[place];
          if (line !== undefined) line[other] = (line[other] ?? 0) + sure * (1 - sure) * value * beside;
        });
      });
    }
    const change = solved(curvature, gradient);
    weights = weights.map((weight, place) => weight + (change[place] ?? 0));
  }
  return weights;
}

/** Solves a system of linear equations by elimination. */
function solved(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const lines = matrix.map((line, place) => [...line, right[place] ?? 0]);
  lines.forEach((line, place) => {
    const pivot = line[place] ?? 1;
    const scaled = line.map((value) => value / pivot);
    lines[place] = scaled;
    lines.forEach((other, index) => {
      if (index !== place)
        lines[index] = other.map((value, column) => value - (other[place] ?? 0) * (scaled[column] ?? 0));
    });
  });
  return lines.map((line) => line.at(-1) ?? 0);
}
