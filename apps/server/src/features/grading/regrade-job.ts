import * as z from 'zod';
import type { Job } from '../../background/background-work.ts';
import { regradeCorrected, type RegradeContext } from './regrade-service.ts';

/**
 * Finishes what a decision began: its transaction leaves the correction on the list of those that are not done, and whatever ended
 * the call that graded by it, this goes on at the next start or within five minutes. The list is nearly always empty.
 */
export function regradeJob(context: RegradeContext): Job {
  return {
    name: 'regrade-corrected',
    schedule: '*/5 * * * *',
    data: z.object({}),
    run: async () => void (await regradeCorrected(context)),
  };
}
