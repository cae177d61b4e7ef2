import { analyticalTerms } from './analytical.data.ts';
import { biochemistryTerms } from './biochemistry.data.ts';
import { generalTerms } from './general.data.ts';
import { organicTerms } from './organic.data.ts';
import { physicalTerms } from './physical.data.ts';
import { readIndexTerms, type IndexEntry } from './read-index-terms.ts';

const tables = [generalTerms, organicTerms, physicalTerms, biochemistryTerms, analyticalTerms];

/** The index of the bank, as at the back of a book: by the id of a written question, or of a family and a difficulty. */
export const indexTerms: ReadonlyMap<string, IndexEntry> = readIndexTerms(tables.join('\n'));
