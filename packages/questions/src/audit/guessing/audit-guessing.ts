import { fingerprint } from '../../random.ts';
import { chanceOfKey, fitChoice, guessedShare, tellsOf, type ChoiceModel } from './choice-model.ts';
import { guessedInParts, keenGuesser, plainGuesser } from './guessed-in-parts.ts';
import { drawnLevels, samplesOf, writtenSamples, type Sample } from './guessing-samples.ts';
import { optionKinds, type OptionKind } from '../../families/options/seen/seen-options.ts';

/** Draws of a level: a model is fitted to each quarter and tried on the others. With 80 in halves, chance moved a level by five points. */
const drawsOfLevel = 160;
const quarters = 4;
/** So many draws of each level stand beside the written questions: about as many questions as there are of those. */
const drawsBesideWritten = 8;
/** Penalty of the fit to all templates, in questions. */
const wholePenalty = 8;

/** A share of right guesses with the number of questions that were tried. */
export interface GuessedShare {
  share: number;
  tried: number;
}

export interface LevelGuess {
  id: string;
  share: number;
  /** The same by somebody who weighs all that can be seen. */
  keen: number;
  /** What gives the key away, the strongest first. */
  tells: readonly string[];
}

export interface GuessingReport {
  overall: GuessedShare;
  families: GuessedShare;
  written: GuessedShare;
  byKind: Readonly<Record<OptionKind, GuessedShare>>;
  tells: Readonly<Record<OptionKind, readonly string[]>>;
  /** Worst first. */
  levels: readonly LevelGuess[];
  levelMean: number;
  /** The same by somebody who weighs all that can be seen. */
  keenMean: number;
  /** Written questions, those first whose key the model, fitted to other templates, is surest of. */
  surestWritten: readonly string[];
}

/**
 * Measures what somebody without chemistry scores who has learnt how options look: over all templates, by a model that was
 * fitted to other templates, and within each level of a family, by a model that was fitted to other draws of that level.
 * Chance is 0.25. Takes some 20 seconds.
 */
export function auditGuessing(): GuessingReport {
  const levels = measuredLevels();
  const written = writtenSamples();
  const drawn = levels.flatMap(({ samples }) => samples.slice(0, drawsBesideWritten));
  const all = [...drawn, ...written.map(({ sample }) => sample)];
  const models = [
    fitByKind(all.filter((one) => halfOf(one) === 1)),
    fitByKind(all.filter((one) => halfOf(one) === 0)),
  ] as const;
  const shareOf = (sample: Sample): number => guessedShare(models[halfOf(sample)][sample.kind], sample);
  const measured = (samples: readonly Sample[]): GuessedShare => ({
    share: mean(samples.map(shareOf)),
    tried: samples.length,
  });
  const guesses = levels.map(guessLevel).sort((one, other) => other.share - one.share);
  return {
    overall: measured(all),
    families: measured(drawn),
    written: measured(written.map(({ sample }) => sample)),
    byKind: perKind((kind) => measured(all.filter((sample) => sample.kind === kind))),
    tells: perKind((kind) => tellsOf(models[0][kind], 6)),
    levels: guesses,
    levelMean: mean(guesses.map(({ share }) => share)),
    keenMean: mean(guesses.map(({ keen }) => keen)),
    surestWritten: written
      .map(({ id, sample }) => ({ id, chance: chanceOfKey(models[halfOf(sample)][sample.kind], sample) }))
      .sort((one, other) => other.chance - one.chance)
      .map(({ id }) => id),
  };
}

/**
 * What is guessed within the levels of some families only, worst first, to see what a change of theirs does.
 * @param families their ids
 */
export function auditLevels(families: ReadonlySet<string>): LevelGuess[] {
  return measuredLevels(families)
    .map(guessLevel)
    .sort((one, other) => other.share - one.share);
}

interface Level {
  id: string;
  samples: readonly Sample[];
}

function measuredLevels(only?: ReadonlySet<string>): Level[] {
  return drawnLevels(only).map((level) => ({ id: level.id, samples: samplesOf(level, drawsOfLevel, 1) }));
}

/** Templates are parted by their source, so that no level of a family helps with another. */
function halfOf({ source }: Sample): 0 | 1 {
  return Number.parseInt(fingerprint(source).slice(-1), 36) % 2 === 0 ? 0 : 1;
}

function fitByKind(samples: readonly Sample[]): Record<OptionKind, ChoiceModel> {
  return perKind((kind) => fitChoice(ofKind(samples, kind), wholePenalty));
}

function ofKind(samples: readonly Sample[], kind: OptionKind): Sample[] {
  return samples.filter((sample) => sample.kind === kind);
}

function guessLevel({ id, samples }: Level): LevelGuess {
  const { share, first } = guessedInParts(samples, plainGuesser, quarters);
  const keen = guessedInParts(samples, keenGuesser, quarters).share;
  return { id, share, keen, tells: tellsOf(first, 2) };
}

function perKind<T>(value: (kind: OptionKind) => T): Record<OptionKind, T> {
  const [numbers, words, structures] = optionKinds;
  return { numbers: value(numbers), words: value(words), structures: value(structures) };
}

function mean(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0) / Math.max(1, values.length);
}
