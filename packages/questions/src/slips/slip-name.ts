import { analyticalSlips } from './analytical.data.ts';
import { biochemistrySlips } from './biochemistry.data.ts';
import { generalSlips } from './general.data.ts';
import { organicSlips } from './organic.data.ts';
import { physicalSlips } from './physical.data.ts';
import { retiredSlips, sharedSlips } from './shared.data.ts';
import type { Subject } from '../question.ts';

const slipsOf: Readonly<Record<Subject, Readonly<Record<string, string>>>> = {
  general: generalSlips,
  organic: organicSlips,
  physical: physicalSlips,
  biochemistry: biochemistrySlips,
  analytical: analyticalSlips,
};

/** The catalogue of misconceptions: id, and the name that a student reads. Ids are unique over all files. */
const slipNames: ReadonlyMap<string, string> = new Map(
  [sharedSlips, retiredSlips, ...Object.values(slipsOf)].flatMap((slips) => Object.entries(slips)),
);

/**
 * The name of a slip of the catalogue, or `undefined` where it has none.
 * @example slipName('celsius-for-kelvin') // 'Used °C where K is needed'
 */
export function slipName(id: string): string | undefined {
  return slipNames.get(id);
}

/**
 * The slips that students of a subject make, the ones that every subject shares included: names by id.
 * @example slipsOfSubject('general').get('celsius-for-kelvin') // 'Used °C where K is needed'
 */
export function slipsOfSubject(subject: Subject): ReadonlyMap<string, string> {
  return new Map(Object.entries({ ...sharedSlips, ...slipsOf[subject] }));
}
