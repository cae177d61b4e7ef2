import type { ExamPlan } from '@valence/contract';
import type { Outlook } from '@valence/study';
import type { ExamStudy } from './exam-study.ts';

type Unit = ExamPlan['units'][number];

/** A unit counts as covered when so many percent of its concepts will have been asked. */
const coveredFrom = 90;

/** Of each unit, how much has been asked, and how much will have been on the day of the exam. */
export function coverageOf(
  { units }: ExamStudy,
  met: ReadonlySet<string>,
  outlook: Outlook | undefined,
): Unit[] {
  const planned = new Set(outlook?.stretches.flatMap(({ skills }) => skills));
  return units.map(({ id, name, share, concepts }) => {
    const percentOf = (isAsked: (concept: string) => boolean) =>
      Math.round((100 * concepts.filter(isAsked).length) / concepts.length);
    return {
      id,
      name,
      share: Math.round(100 * share),
      met: percentOf((concept) => met.has(concept)),
      asked: percentOf((concept) => met.has(concept) || planned.has(concept)),
    };
  });
}

export function isCovered({ asked }: Unit): boolean {
  return asked >= coveredFrom;
}
