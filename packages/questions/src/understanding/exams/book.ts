import type { Specification } from '../../exam-readings/read-exam-readings.ts';
import type { Difficulty } from '../../question.ts';

/** A syllabus whose parts are numbered, with what each covers. */
export interface Book {
  name: string;
  /** Whose branches, papers and years are known. */
  board?: string;
  /** What its parts are called: `topic`, or how their numbers begin: `HS-PS1-`. */
  part: string;
  pattern: RegExp;
  /** What all parts are called whose numbers begin alike; `unit` and the number where nothing is said. */
  groupOf?: (number: string) => string;
  /** The part in what is left of the text; what it captures is its number. */
  numbered: RegExp;
  table: string;
  /** The specifications by which its questions were read; those of any school where there is none of its own. */
  specifications?: readonly Specification[];
  /** Where it is not what schools teach: its hard questions go into the subjects of the university. */
  isSchool?: false;
  /** The lowest difficulty that it asks. */
  least?: Difficulty;
}
