import * as z from 'zod';
import type { Job } from '../../background/background-work.ts';
import { computeItemHealth, type ItemHealthContext } from './compute-item-health-service.ts';

/** Computes the health of items at night. */
export function itemHealthJob(context: ItemHealthContext): Job {
  return {
    name: 'item-health',
    schedule: '23 2 * * *',
    data: z.object({}),
    run: async () => void (await computeItemHealth(context)),
  };
}
