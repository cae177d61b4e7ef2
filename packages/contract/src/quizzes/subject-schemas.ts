import * as z from 'zod/mini';
import { difficulties, subjectIds } from './subjects.ts';

/* Apart from the subjects themselves: a page that only names them is not to load what checks calls. */
export const subjectId = z.enum(subjectIds);
export const difficulty = z.enum(difficulties);
