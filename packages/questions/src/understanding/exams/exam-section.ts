import type { Difficulty } from '../../question.ts';
import type { Scope } from '../matching/wish.ts';

/** What a text says about an exam. */
export interface ExamSection {
  /** `AP 8`, `IB S3.1`, several of them, or the exam alone: `MCAT`. */
  section: string;
  /** As we would print it. */
  name: string;
  /** Ids of the concepts that it teaches. */
  concepts: ReadonlySet<string>;
  /** What the whole exam asks. */
  scope: Scope;
  /** True where a section was named, false where only the exam was. */
  isSection: boolean;
  /** True for a paper, a year, and a part of a course whose content differs from school to school: what stands beside it is asked, wherever it is taught. */
  isCourse?: boolean;
  /** True where the text leaves no doubt that it is chemistry's: else strange words beside it say that it is another subject's. */
  isCertain: boolean;
  /** The text without it. */
  rest: string;
  /** The lowest difficulty that it asks, where it is known for that. */
  least?: Difficulty;
}
