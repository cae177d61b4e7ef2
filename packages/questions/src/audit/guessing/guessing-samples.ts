import { bank } from '../../bank/bank.ts';
import type { WrittenQuestion } from '../../bank/written-question.ts';
import { families } from '../../families/families.ts';
import type { Family } from '../../families/family.ts';
import { makeQuestion } from '../../families/make-question.ts';
import type { Difficulty } from '../../question.ts';
import type { Puzzle } from './choice-model.ts';
import { seenOptions, type OptionKind } from './seen-options.ts';

/** A question as the guesser sees it, with what it was made from. */
export interface Sample extends Puzzle {
  kind: OptionKind;
  /** The family or the written question: all its levels are on one side when templates are parted. */
  source: string;
}

/** A family at a difficulty with several draws. */
export interface Level {
  id: string;
  samples: readonly Sample[];
}

/**
 * The draws of every family at each of its difficulties, by seeds from 1.
 * @param only ids of the families that are drawn, where not all are
 */
export function familyLevels(draws: number, only?: ReadonlySet<string>): Level[] {
  return Object.values(families)
    .flat()
    .filter(({ id }) => only === undefined || only.has(id))
    .flatMap((family) =>
      family.difficulties.map((difficulty) => ({
        id: `${family.id}.${difficulty}`,
        samples: Array.from({ length: draws }, (_, index) => drawn(family, index + 1, difficulty)),
      })),
    );
}

/** Every written question. */
export function writtenSamples(): { id: string; sample: Sample }[] {
  return Object.values(bank)
    .flat()
    .map((question) => ({ id: question.id, sample: written(question) }));
}

function drawn(family: Family, seed: number, difficulty: Difficulty): Sample {
  const { text, options, key } = makeQuestion(family, seed, difficulty);
  const texts = options.map((option) => option.text);
  return { ...seenOptions(text, texts), key, source: family.id };
}

function written({ id, text, answer, distractors }: WrittenQuestion): Sample {
  const texts = [answer, ...distractors.map((distractor) => distractor.text)];
  return { ...seenOptions(text, texts), key: 0, source: id };
}
