import { bank } from '../../bank/bank.ts';
import { sets } from '../../bank/sets.ts';
import type { WrittenQuestion } from '../../bank/written-question.ts';
import { difficultiesOf, partName } from '../../families/computed-set.ts';
import { computedSets } from '../../families/computed-sets.ts';
import { families } from '../../families/families.ts';
import { familyTemplate } from '../../families/family-template.ts';
import { makeQuestion } from '../../families/make-question.ts';
import { makeSet } from '../../families/make-set.ts';
import type { LevelTells } from '../../families/options/seen/level-tells.ts';
import { seenOptions, type OptionKind } from '../../families/options/seen/seen-options.ts';
import type { Question } from '../../question.ts';
import type { Puzzle } from './choice-model.ts';

/** A question as the guesser sees it, with what it was made from. */
export interface Sample extends Puzzle {
  kind: OptionKind;
  /** The family, the set or the written question: all its levels are on one side when templates are parted. */
  source: string;
}

/** What is drawn anew for each student: a family at one of its difficulties, or a question of a computed set. */
export interface DrawnLevel {
  /** The name of the template. */
  id: string;
  /** The family or the set. */
  source: string;
  /** @param tells what gives keys away, where not those on record decide */
  draw(seed: number, tells?: LevelTells): Question;
}

/**
 * Every level of a family, and every question of a computed set.
 * @param only ids of the families and sets that are meant, where not all are
 */
export function drawnLevels(only?: ReadonlySet<string>): DrawnLevel[] {
  const ofFamilies = Object.values(families)
    .flat()
    .flatMap((family) =>
      family.difficulties.map((task) => ({
        id: familyTemplate(family.id, task),
        source: family.id,
        draw: (seed: number, tells?: LevelTells) => makeQuestion(family, seed, task, tells),
      })),
    );
  const ofSets = Object.values(computedSets)
    .flat()
    .flatMap((set) =>
      difficultiesOf(set).flatMap((task) =>
        (set.tests[task] ?? []).map((_, place) => ({
          id: familyTemplate(partName(set, place), task),
          source: set.id,
          draw: (seed: number, tells?: LevelTells) => questionAt(makeSet(set, seed, task, tells), place),
        })),
      ),
    );
  return [...ofFamilies, ...ofSets].filter(({ source }) => only === undefined || only.has(source));
}

function questionAt(questions: readonly Question[], place: number): Question {
  const question = questions[place];
  if (question === undefined) throw new Error(`A set has no question ${place + 1}`);
  return question;
}

/** Draws of a level, by seeds from the first one. */
export function samplesOf(level: DrawnLevel, draws: number, firstSeed: number, tells?: LevelTells): Sample[] {
  return Array.from({ length: draws }, (_, at) => sampleOf(level.draw(firstSeed + at, tells), level.source));
}

/** Every written question, alone or in a set. */
export function writtenSamples(): { id: string; sample: Sample }[] {
  const inSets = Object.values(sets)
    .flat()
    .flatMap(({ questions }) => questions);
  return [...Object.values(bank).flat(), ...inSets].map((question) => ({
    id: question.id,
    sample: written(question),
  }));
}

function sampleOf({ text, options, key }: Question, source: string): Sample {
  const texts = options.map((option) => option.text);
  return { ...seenOptions(text, texts), key, source };
}

function written({ id, text, answer, distractors }: WrittenQuestion): Sample {
  const texts = [answer, ...distractors.map((distractor) => distractor.text)];
  return { ...seenOptions(text, texts), key: 0, source: id };
}
