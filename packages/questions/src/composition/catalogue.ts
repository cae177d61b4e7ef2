import { partName } from '../families/computed-set.ts';
import { familyTemplate } from '../families/family-template.ts';
import { makeQuestion } from '../families/make-question.ts';
import { levelOf } from '../levels/level-readings.ts';
import type { Difficulty, Question, Subject } from '../question.ts';
import { createRandom } from '../random.ts';
import { templates } from '../understanding/question-index/templates.ts';
import { provedOrNull } from './question-pool.ts';
import { withShuffledOptions } from './question-source.ts';
import { questionsOfSet, servedSets, setsToMake } from './quiz-sets.ts';

/** A template that quizzes take questions from, with what it is found by. */
export interface CatalogueEntry {
  /** Its name (`templateOf`). */
  template: string;
  subject: Subject;
  difficulty: Difficulty;
  /** Ids of the concepts that it tests. */
  tests: readonly string[];
}

interface Made extends CatalogueEntry {
  make: (seed: number) => Question | null;
}

let made: ReadonlyMap<string, Made> | undefined;

/**
 * Everything that quizzes are made from, each once: written questions, families at each of their levels, and the questions of sets,
 * written and computed. In no order that means anything.
 */
export function catalogue(): readonly CatalogueEntry[] {
  return [...allMade().values()].map(({ make: _make, ...entry }) => entry);
}

/**
 * The question of a template that a seed decides, as a quiz would issue it: a family draws from the seed, a written question has its
 * options shuffled by it.
 * @param seed any whole number from 0 to 2^31 - 1
 * @returns `null` for a template that is not in the catalogue, and for a written question that a check keeps from being served
 * @example questionOfTemplate('ideal-gas-law.beginner', 42)
 */
export function questionOfTemplate(template: string, seed: number): Question | null {
  return allMade().get(template)?.make(seed) ?? null;
}

function allMade(): ReadonlyMap<string, Made> {
  made ??= new Map(
    [...ofTemplates(), ...ofWrittenSets(), ...ofComputedSets()].map((entry) => [entry.template, entry]),
  );
  return made;
}

function ofTemplates(): Made[] {
  return templates().map(({ source, subject, difficulty, tests }) => {
    if (source.kind === 'written') {
      const { question } = source;
      const make = (seed: number) => shuffled(provedOrNull(subject, question), seed);
      return { template: question.id, subject, difficulty, tests, make };
    }
    const { family, task } = source;
    const make = (seed: number) => makeQuestion(family, seed, task);
    return { template: familyTemplate(family.id, task), subject, difficulty, tests, make };
  });
}

function ofWrittenSets(): Made[] {
  return servedSets().flatMap(({ subject, questions }) =>
    questions.map(({ question, template: { key, tests } }) => ({
      template: key,
      subject,
      difficulty: question.difficulty,
      tests,
      make: (seed) => shuffled(question, seed),
    })),
  );
}

function ofComputedSets(): Made[] {
  return setsToMake().flatMap((set) => {
    const { subject, task, made: computed } = set;
    return (computed.tests[task] ?? []).map((tests, place) => {
      const template = familyTemplate(partName(computed, place), task);
      return {
        template,
        subject,
        difficulty: levelOf(template, task),
        tests,
        make: (seed) => questionsOfSet(set, seed)[place]?.question ?? null,
      };
    });
  });
}

function shuffled(question: Question | null, seed: number): Question | null {
  return question && withShuffledOptions(question, createRandom(seed));
}
