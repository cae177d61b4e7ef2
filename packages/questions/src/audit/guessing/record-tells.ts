import { levelTells, type Tells } from '../../families/options/seen/level-tells.ts';
import { fitChoice, type ChoiceModel } from './choice-model.ts';
import { guessedInParts, keenGuesser, plainGuesser } from './guessed-in-parts.ts';
import { drawnLevels, samplesOf, type DrawnLevel, type Sample } from './guessing-samples.ts';

/** Other draws than those that the audit measures. */
const [draws, firstSeed] = [200, 300_001];
/** A level in which no more than this is guessed is left as it is. */
const wellHidden = 0.34;
/** Fits of so many rounds are added up: what is hidden makes other features tell. */
const rounds = 4;
/** So many features of a level are kept, those with the largest weights. */
const mostFeatures = 40;

/** What is guessed in a level, in per cent, with what was on record and with what is now. */
export interface MeasuredLevel {
  id: string;
  before: number;
  after: number;
}

/**
 * Finds for each level the tells by which its options are best chosen: what gives its keys away is fitted and hidden, what gives them
 * away then is added, and of all that was tried the record stays with which least is guessed.
 * @param only ids of the families and sets that are measured, where not all are
 * @param told is called after each level
 * @returns the table of `level-tells.data.ts`
 */
export function measureTells(
  only: ReadonlySet<string> | undefined,
  told: (level: MeasuredLevel) => void,
): string {
  const found = new Map(levelTells);
  for (const level of drawnLevels(only)) {
    const { tells, before, after } = bestTells(level, levelTells.get(level.id));
    if (tells !== undefined) found.set(level.id, tells);
    told({ id: level.id, before: 100 * before, after: 100 * after });
  }
  return tableOf(found);
}

interface Hidden {
  tells: Tells | undefined;
  before: number;
  after: number;
}

function bestTells(level: DrawnLevel, recorded: Tells | undefined): Hidden {
  const drawnWith = (tells: Tells | undefined): Sample[] =>
    samplesOf(level, draws, firstSeed, new Map(tells === undefined ? [] : [[level.id, tells]]));
  let samples = drawnWith(recorded);
  const before = guessedOf(samples);
  let best: Hidden = { tells: recorded, before, after: before };
  let tells = recorded;
  for (let round = 0; round < rounds && best.after > wellHidden; round += 1) {
    tells = addedTo(tells, fitChoice(samples, keenGuesser.penalty, keenGuesser.features));
    samples = drawnWith(tells);
    const share = guessedOf(samples);
    if (share < best.after) best = { tells, before, after: share };
  }
  return best;
}

/** What both guessers come to, on average: what hides a key from one alone would show it to the other. */
function guessedOf(samples: readonly Sample[]): number {
  const shares = [plainGuesser, keenGuesser].map((guesser) => guessedInParts(samples, guesser, 2).share);
  return shares.reduce((sum, share) => sum + share, 0) / shares.length;
}

function addedTo(tells: Tells | undefined, { names, weights, spreads }: ChoiceModel): Tells {
  const sum = new Map(tells);
  for (const [place, name] of names.entries())
    sum.set(name, (sum.get(name) ?? 0) + (weights[place] ?? 0) / (spreads[place] ?? 1));
  const strongest = [...sum]
    .filter(([, weight]) => Math.abs(weight) >= 0.05)
    .sort(([, one], [, other]) => Math.abs(other) - Math.abs(one))
    .slice(0, mostFeatures);
  return new Map(strongest.map(([name, weight]) => [name, Number(weight.toPrecision(3))]));
}

function tableOf(levels: ReadonlyMap<string, Tells>): string {
  const names = [...new Set([...levels.values()].flatMap((tells) => [...tells.keys()]))].sort();
  const lines = [...levels]
    .filter(([, tells]) => tells.size > 0)
    .map(([id, tells]) =>
      [id, ...[...tells].map(([name, weight]) => `${names.indexOf(name)}:${weight}`)].join(' '),
    );
  return [names.join('|'), ...lines.sort()].join('\n');
}
