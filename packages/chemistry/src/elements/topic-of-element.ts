import type { Element } from './elements.ts';

const polonium = 84;

/**
 * The topic of a quiz that an element leads to, in a student's words: radioactivity where all its isotopes are clearly
 * radioactive, otherwise its electrons and its place in the table. Technetium and promethium have no stable isotope
 * either; bismuth decays so slowly that students count it as stable.
 * @example topicOfElement(elementOf('Fe')) // 'Electron configuration and periodic trends of iron'
 */
export function topicOfElement({ atomicNumber, hasStandardWeight, name }: Element): string {
  const isRadioactive = !hasStandardWeight || atomicNumber >= polonium;
  const lesson = isRadioactive ? 'Radioactive decay' : 'Electron configuration and periodic trends';
  return `${lesson} of ${name.toLowerCase()}`;
}
