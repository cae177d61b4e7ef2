import { catalogue } from '../composition/catalogue.ts';
import { concepts } from '../concepts/concepts.ts';
import type { Concept } from '../concepts/concept.ts';
import { questionKinds } from '../levels/kinds.ts';
import { levelReadings } from '../levels/level-readings.ts';
import { difficulties } from '../question.ts';
import type { AuditReport } from './audit-bank.ts';

/** What is wished of each concept of the map, and of each that a school exam asks. */
const wished = { templates: 5, levelsOfSchool: 2 };
/** So many concepts have less; these figures only ever fall. State symbols have one level. */
const most = { thin: 0, oneLevel: 1 };

const schoolExam = /^(?:AP|IB|AQA|OCR|MCAT) /;

/** A concept with how many templates test it, by difficulty and by kind. */
interface Covered {
  concept: Concept;
  byDifficulty: readonly number[];
  byKind: readonly number[];
}

/**
 * Counts the templates that test each concept and says which concepts have too few.
 * @example auditCoverage().broken // []
 */
export function auditCoverage(): AuditReport {
  const covered = coverage();
  const thin = covered.filter(({ byDifficulty }) => sum(byDifficulty) < wished.templates);
  const oneLevel = covered.filter(
    ({ concept, byDifficulty }) =>
      concept.taughtIn.some((place) => schoolExam.test(place)) &&
      byDifficulty.filter((count) => count > 0).length < wished.levelsOfSchool,
  );
  const named = (ones: readonly Covered[]): string =>
    ones.map(({ concept }) => concept.id).join(', ') || 'none';
  return {
    lines: [
      `concepts with fewer than ${wished.templates} templates, of ${covered.length}: ${named(thin)}`,
      `concepts that school exams ask, with one level here: ${named(oneLevel)}`,
    ],
    broken: [
      ...(thin.length > most.thin
        ? [`${thin.length} concepts have fewer than ${wished.templates} templates`]
        : []),
      ...(oneLevel.length > most.oneLevel
        ? [`${oneLevel.length} concepts of school exams have one level`]
        : []),
    ],
  };
}

/** The table of concept, difficulty and kind, a line each, tabs between the columns. */
export function coverageTable(): string[] {
  return [
    ['concept', 'all', ...difficulties, ...questionKinds].join('\t'),
    ...coverage().map(({ concept, byDifficulty, byKind }) =>
      [concept.id, sum(byDifficulty), ...byDifficulty, ...byKind].join('\t'),
    ),
  ];
}

function coverage(): Covered[] {
  const entries = catalogue();
  const testing = Map.groupBy(
    entries.flatMap((entry) => entry.tests.map((concept) => ({ concept, entry }))),
    ({ concept }) => concept,
  );
  return concepts.map((concept) => {
    const found = (testing.get(concept.id) ?? []).map(({ entry }) => entry);
    const kinds = found.map(({ template }) => levelReadings.get(template)?.kind);
    return {
      concept,
      byDifficulty: difficulties.map(
        (level) => found.filter(({ difficulty }) => difficulty === level).length,
      ),
      byKind: questionKinds.map((kind) => kinds.filter((one) => one === kind).length),
    };
  });
}

function sum(counts: readonly number[]): number {
  return counts.reduce((all, count) => all + count, 0);
}
