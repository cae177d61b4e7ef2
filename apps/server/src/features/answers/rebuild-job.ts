import * as z from 'zod';
import type { Job } from '../../background/background-work.ts';
import { rebuildAskedAnswers, type RebuildContext } from './rebuild-answers-service.ts';

/** Writes the ledger for students from before there was one; an hour's look at a list that is nearly always empty. */
export function rebuildJob(context: RebuildContext): Job {
  return {
    name: 'rebuild-answers',
    schedule: '11 * * * *',
    data: z.object({}),
    run: async () => void (await rebuildAskedAnswers(context)),
  };
}
