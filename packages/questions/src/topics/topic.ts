import type { Subject } from '../question.ts';

/** A topic of the taxonomy, with the words in which a student may ask for it. */
export interface Topic {
  /** Kebab-case, unique over all subjects. */
  id: string;
  name: string;
  subject: Subject;
  /** Synonyms, abbreviations, everyday names. */
  synonyms: readonly string[];
}
