import { analyticalWordings } from './analytical.data.ts';
import { biochemistryWordings } from './biochemistry.data.ts';
import { generalWordings } from './general.data.ts';
import { organicWordings } from './organic.data.ts';
import { physicalWordings } from './physical.data.ts';
import { readRows } from '../read-rows.ts';

const tables = [generalWordings, organicWordings, physicalWordings, biochemistryWordings, analyticalWordings];

/**
 * How students ask for what a question teaches, in sentences and narrow phrases: by the id of a written question, or of a family and a
 * difficulty. Index terms name a thing; wordings are what somebody types who does not know its name.
 */
export const wordings: ReadonlyMap<string, readonly string[]> = new Map(
  [...readRows(tables.join('\n'), 'wordings', 1)].map(([id, columns]) => [id, columns.flat()]),
);
