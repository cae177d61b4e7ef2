/** The smallest thing that an examiner would put into a test plan: `osmotic-pressure`, `initial-rates`. */
export interface Concept {
  /** Kebab-case, unique over all subjects. It stays when the name changes. */
  id: string;
  name: string;
  /** Abbreviations, US and UK spellings, everyday names, common misspellings. No two concepts share one. */
  otherNames: readonly string[];
  /** Id of the taxonomy. */
  topic: string;
  /** Ids of the concepts that a student needs before this one. */
  presupposes: readonly string[];
  /** Where syllabi teach it, as `syllabusPlaces` numbers the places: `AP 7.11`, `IB R2.3`. */
  taughtIn: readonly string[];
}
