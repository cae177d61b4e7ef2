import { concepts } from '../../concepts/concepts.ts';
import type { ExamSection } from './exam-section.ts';

/** Topics of the IB guide before 2025, by number, and their names in our words. */
const formerIbTopics: Readonly<Record<string, readonly string[]>> = {
  1: ['moles', 'empirical-formulas', 'stoichiometry'],
  2: ['atomic-structure', 'electron-configuration'],
  3: ['periodic-trends'],
  4: ['chemical-bonding', 'molecular-geometry', 'intermolecular-forces'],
  5: ['thermochemistry'],
  6: ['kinetics-basics'],
  7: ['equilibrium'],
  8: ['acids-and-bases'],
  9: ['redox', 'electrochemistry-basics'],
  10: [
    'functional-groups',
    'organic-nomenclature',
    'structure-and-bonding',
    'alkenes-and-alkynes',
    'alcohols-and-ethers',
  ],
  11: ['significant-figures', 'errors-and-statistics', 'spectroscopy-organic'],
  12: ['electron-configuration', 'atomic-spectra'],
  13: ['coordination-chemistry'],
  14: ['chemical-bonding', 'molecular-geometry'],
  15: ['thermochemistry', 'gibbs-energy', 'second-law'],
  16: ['kinetics-basics', 'rate-laws', 'arrhenius', 'mechanisms'],
  17: ['equilibrium'],
  18: ['acids-and-bases'],
  19: ['electrochemistry-basics', 'electrochemistry'],
  20: ['substitution-and-elimination', 'carbonyl-compounds', 'stereochemistry', 'aromatic-compounds'],
};

/** From here on the topics were those of the higher level, and only what the guide still teaches of them is asked. */
const firstOfHigherLevel = 10;

/**
 * The topic of the IB guide before 2025 that a text names.
 * @param text what stands beside the name of the exam
 */
export function formerSection(exam: string, name: string, text: string): ExamSection | null {
  const match = exam === 'IB' ? /\btopic\s+(\d{1,2})(?!\.?\d)/i.exec(text) : null;
  const number = match?.[1] ?? '';
  const topics = formerIbTopics[number];
  if (match === null || topics === undefined) return null;
  const asked = concepts.filter(
    ({ topic, taughtIn }) =>
      topics.includes(topic) &&
      (Number(number) < firstOfHigherLevel || taughtIn.some((place) => place.startsWith('IB '))),
  );
  return {
    section: `${exam} ${number}`,
    name: `${name}, topic ${number}`,
    concepts: new Set(asked.map(({ id }) => id)),
    scope: { concepts: null, isSchool: true },
    isSection: true,
    isCertain: true,
    rest: `${text.slice(0, match.index)} ${text.slice(match.index + match[0].length)}`
      .replace(/\s+/g, ' ')
      .trim(),
  };
}
