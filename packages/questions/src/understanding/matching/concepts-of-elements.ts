import { concepts } from '../../concepts/concepts.ts';
import { taxonomy } from '../../topics/taxonomy.ts';

/** Where elements are named by the way: a density in other units, the foil of an experiment, an atom within a molecule. */
const topicsBeside: ReadonlySet<string> = new Set([
  'measurement',
  'moles',
  'molecular-geometry',
  'atomic-spectra',
  'molecular-spectroscopy',
  'stoichiometry',
  'statistical-thermodynamics',
  'quantum-mechanics',
  'empirical-formulas',
  'solutions',
  'gas-laws',
  'thermochemistry',
  'kinetics-basics',
  'rate-laws',
  'arrhenius',
  'mechanisms',
  'first-law',
  'second-law',
]);
const conceptsBeside: ReadonlySet<string> = new Set([
  'models-of-the-atom',
  'relative-atomic-mass',
  'band-theory',
]);
/** On what an element does, where a text asks for its chemistry, reactions or compounds. */
const topicsOfReactions: ReadonlySet<string> = new Set([
  'acids-and-bases',
  'balancing',
  'coordination-chemistry',
  'electrochemistry-basics',
  'reactions-in-solution',
  'redox',
]);
const conceptsOfGroups: ReadonlySet<string> = new Set([
  'group-1-metals',
  'group-2-metals',
  'group-17-halogens',
  'period-3-oxides',
  'noble-gases',
  'boranes',
  'silicates-and-silicones',
  'chemistry-of-nitrogen-and-phosphorus',
  'chemistry-of-oxygen-and-sulfur',
  'interhalogens-and-noble-gas-compounds',
]);
const subjectsBeside: ReadonlySet<string> = new Set(['organic', 'biochemistry', 'analytical']);

const topicsWithElements = new Set(
  taxonomy
    .filter(({ id, subject }) => !subjectsBeside.has(subject) && !topicsBeside.has(id))
    .map(({ id }) => id),
);
const withElements = concepts.filter(
  ({ id, topic }) => topicsWithElements.has(topic) && !conceptsBeside.has(id),
);
const ids: ReadonlySet<string> = new Set(withElements.map(({ id }) => id));

/** True for a concept whose questions can have an element for their subject. */
export function isOnElements(concept: string): boolean {
  return ids.has(concept);
}

/** Ids of the concepts that the reactions and compounds of an element are asked under. */
export const chemistryOfElements: ReadonlySet<string> = new Set(
  withElements
    .filter(({ id, topic }) => topicsOfReactions.has(topic) || conceptsOfGroups.has(id))
    .map(({ id }) => id),
);
