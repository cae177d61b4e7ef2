import type { StudySkill } from '@valence/study';
import type { QuestionEngine } from '../../quizzes/question-engine.ts';
import type { ExamStudy } from './exam-study.ts';
import type { Pace } from './pace.ts';

/** What planner and forecast are told of an exam. */
export interface StudySkills {
  /** The concepts of the exam, and all that these need and the exam could ask; `topic` is the unit, or nothing. */
  skills: StudySkill[];
  /** By concept. */
  weights: Record<string, number>;
  /** The unit that each concept of the exam counts to. */
  unitOf: ReadonlyMap<string, string>;
}

/**
 * Skills are concepts: each shares its unit's part of the exam evenly, and needs the concepts that it presupposes. What is beyond a known
 * exam is needed for none of its questions: the map, which is wider, lets a concept presuppose it all the same.
 */
export function skillsOfStudy(
  { units, specification }: ExamStudy,
  engine: Pick<QuestionEngine, 'testedConcepts'>,
  pace: Pace,
): StudySkills {
  const concepts = new Map(engine.testedConcepts().map((concept) => [concept.id, concept]));
  const asked = new Set(engine.testedConcepts(specification).map(({ id }) => id));
  const weights: Record<string, number> = {};
  const unitOf = new Map<string, string>();
  for (const { id: unit, share, concepts: held } of units)
    for (const id of held) {
      weights[id] = (weights[id] ?? 0) + share / held.length;
      if (!unitOf.has(id)) unitOf.set(id, unit);
    }
  const needed = new Set(unitOf.keys());
  // A set may grow while it is walked: what is added is visited too.
  for (const id of needed)
    for (const need of concepts.get(id)?.presupposes ?? []) if (asked.has(need)) needed.add(need);
  const skills = [...needed].map((id) => {
    const unit = unitOf.get(id);
    return {
      id,
      // No concept has such a name: weights stand for concepts alone.
      topic: unit === undefined ? '' : `unit ${unit}`,
      seconds: pace.secondsOf(id),
      needs: (concepts.get(id)?.presupposes ?? []).filter((need) => needed.has(need)),
    };
  });
  return { skills, weights, unitOf };
}
