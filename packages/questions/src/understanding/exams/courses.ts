import type { Specification } from '../../exam-readings/read-exam-readings.ts';
import { conceptsOfUnit } from '../../exams/concepts-of-unit.ts';
import type { ExamUnit } from '../../exams/exam.ts';
import { jeeMain } from '../../exams/india.data.ts';
import { anySchool } from './any-school.ts';
import { taughtByNcert } from './chapters.ts';
import type { ExamSection } from './exam-section.ts';

interface Course {
  name: string;
  pattern: RegExp;
  covers: readonly Pick<ExamUnit, 'covers'>[];
  isSchool: boolean;
  /** The specifications one of which asks what it asks. */
  specifications?: readonly Specification[];
  /** True where the NCERT books say what of its topics is asked. */
  isOfNcert?: boolean;
}

const first = String.raw`(?:(?:first|1st|fall) (?:semester|term|half)|I|1|101)\b`;
const second = String.raw`(?:(?:second|2nd|spring) (?:semester|term|half)|II|2|102)\b`;
const general = String.raw`\b(?:general|gen)\.? chem(?:istry)?`;
const organic = String.raw`\b(?:organic(?: chem(?:istry)?)?|orgo|o-?chem)`;
const ofIndia = String.raw`\b(?:JEE(?: (?:main|advanced))?|NEET(?: UG)?|NCERT|CBSE|class 1[12])\b`;

/**
 * Courses and exams whose parts have names and no numbers. What is taught in which semester differs: this is our own reading of what is
 * usual, in topics.
 */
const courses: readonly Course[] = [
  {
    name: 'General chemistry, first semester',
    pattern: behind(general, first),
    covers: topics(
      'measurement atomic-structure electron-configuration periodic-trends chemical-bonding molecular-geometry nomenclature moles ' +
        'empirical-formulas balancing stoichiometry solutions reactions-in-solution redox gas-laws thermochemistry',
    ),
    isSchool: true,
    specifications: anySchool,
  },
  {
    name: 'General chemistry, second semester',
    pattern: behind(general, second),
    covers: [
      ...topics(
        'intermolecular-forces kinetics-basics equilibrium acids-and-bases electrochemistry-basics nuclear-chemistry coordination-chemistry',
      ),
      { covers: { places: ['AP 9'] } },
    ],
    isSchool: true,
    specifications: anySchool,
  },
  {
    name: 'Organic chemistry, first semester',
    pattern: behind(organic, first),
    covers: [
      ...topics(
        'organic-nomenclature structure-and-bonding isomerism conformations stereochemistry acidity-and-basicity ' +
          'substitution-and-elimination alkenes-and-alkynes radical-reactions alcohols-and-ethers',
      ),
      // The topic of functional groups has methods of synthesis as well that come later.
      { covers: { places: ['OCR 4.1.1'], ofSubjects: ['organic'] } },
    ],
    isSchool: false,
  },
  {
    name: 'Organic chemistry, second semester',
    pattern: behind(organic, second),
    covers: topics(
      'aromatic-compounds carbonyl-compounds carboxylic-acids amines spectroscopy-organic pericyclic-reactions',
    ),
    isSchool: false,
  },
  ...['Physical', 'Inorganic', 'Organic'].map((part): Course => ({
    name: `${part} chemistry, JEE and NEET`,
    pattern: behind(ofIndia, String.raw`${part} chem(?:istry)?\b`),
    covers: jeeMain.units.filter(({ id }) => id.startsWith(part.toLowerCase())),
    isSchool: false,
    specifications: ['NCERT'],
    isOfNcert: true,
  })),
];

/**
 * The part of a course that a text names.
 * @example courseIn('ACS organic second semester')?.name // 'Organic chemistry, second semester'
 */
export function courseIn(text: string): ExamSection | null {
  for (const { name, pattern, covers, isSchool, specifications = [], isOfNcert = false } of courses) {
    const match = pattern.exec(text);
    if (match === null) continue;
    // Of a topic, a first course asks what some syllabus teaches.
    const taught = new Set(
      covers
        .flatMap(conceptsOfUnit)
        .filter(
          ({ id, taughtIn }) => (!isSchool || taughtIn.length > 0) && (!isOfNcert || taughtByNcert().has(id)),
        )
        .map(({ id }) => id),
    );
    return {
      section: name,
      name,
      concepts: taught,
      scope: { concepts: null, specifications, isSchool },
      isSection: true,
      isCourse: true,
      isCertain: true,
      rest: text.replace(pattern, ' ').replace(/\s+/g, ' ').trim(),
      ...(/\bJEE\b/i.test(text) && { least: 'intermediate' }),
    };
  }
  return null;
}

function behind(course: string, part: string): RegExp {
  return new RegExp(String.raw`${course},?\s+${part}`, 'i');
}

function topics(ids: string): Pick<ExamUnit, 'covers'>[] {
  return [{ covers: { topics: ids.split(' ') } }];
}
