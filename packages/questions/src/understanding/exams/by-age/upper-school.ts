import { concepts, isSchoolConcept } from '../../../concepts/concepts.ts';
import { anySchool } from '../any-school.ts';
import type { ExamSection } from '../exam-section.ts';
import { withoutMatch } from '../without-match.ts';

/** The last years of a school whose exam is not named. */
const lastYears =
  /\b(?:for |in )?(?:grade|class) 1[12](?: (?:university|college|academic))?(?: chem(?:istry)?)?\b/i;

/** What students of the last two years of school are asked: what some school's syllabus has. */
export function upperSchoolIn(text: string): ExamSection | null {
  const match = lastYears.exec(text);
  if (match === null) return null;
  const taught = new Set(concepts.map(({ id }) => id).filter(isSchoolConcept));
  return {
    section: 'upper school',
    name: 'Chemistry at school',
    concepts: taught,
    scope: { concepts: taught, specifications: anySchool, isSchool: true },
    isSection: false,
    isCertain: /chem/i.test(text),
    rest: withoutMatch(text, match),
  };
}
