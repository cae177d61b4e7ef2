import { couldAsk } from '../../../exam-readings/exam-readings.ts';
import { templateName, templates } from '../../question-index/templates.ts';
import type { ExamSection } from '../exam-section.ts';

/** A first course at a school of the United States, and New York's exam on it. */
const firstCourse = /\b(?:high school|regents|10th[- ]grade(?:rs?)?)\b/i;

/** What is asked in a first course at a US high school. The words name the level as well, and stay in the text. */
export function highSchoolIn(text: string): ExamSection | null {
  if (!firstCourse.test(text)) return null;
  return {
    section: 'high school',
    name: 'Chemistry in high school',
    concepts: taughtInHighSchool(),
    scope: { concepts: taughtInHighSchool(), specifications: ['US high school'], isSchool: true },
    isSection: false,
    isCertain: /chem/i.test(text),
    rest: text,
  };
}

let taught: ReadonlySet<string> | undefined;

/** What questions mainly test that readers would ask there. */
function taughtInHighSchool(): ReadonlySet<string> {
  taught ??= new Set(
    templates()
      .filter((template) => couldAsk(['US high school'], templateName(template)) === true)
      .flatMap(({ tests: [main] }) => main ?? []),
  );
  return taught;
}
