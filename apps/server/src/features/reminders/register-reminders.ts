import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import type { BackgroundWork, Job } from '../../background/background-work.ts';
import type { TodaysContext } from './compose-reminder-service.ts';
import { sendOffDue } from './due-reminders-service.ts';
import type { PushSender } from './push-sender.ts';
import { registerRemindersRoutes, type RemindersRoutesOptions } from './reminders-routes.ts';
import { sendReminder, type DueReminder } from './send-reminder-service.ts';

export interface RemindersOptions extends Omit<TodaysContext, 'remember'>, RemindersRoutesOptions {
  background: Pick<BackgroundWork, 'add' | 'send'>;
  /** `null` where none is configured: then no reminder is offered. */
  push: PushSender | null;
}

/** Students who are told at a time: their plans are computed here, and push services take a while. */
const atOnce = 4;

/** The daily reminder: the calls by which students ask for it, and the work that sends it. */
export function registerReminders(
  app: FastifyInstance,
  { background, push, ...options }: RemindersOptions,
): void {
  registerRemindersRoutes(app, { ...options, isOffered: push !== null });
  if (push === null) return;
  // Each plan is computed once a day here: nothing to remember.
  const remember: TodaysContext['remember'] = {
    today: (_facts, make) => make(),
    plan: (_facts, make) => make(),
    forecast: (_facts, make) => make(),
  };
  const send: Job<DueReminder> = {
    name: 'send-reminder',
    data: z.object({ studentId: z.uuid(), day: z.iso.date(), until: z.number() }),
    atOnce,
    run: (due) => sendReminder({ ...options, push, remember }, due),
  };
  background.add(send);
  background.add({
    name: 'due-reminders',
    // Zones begin their hours at any quarter of one.
    schedule: '*/15 * * * *',
    data: z.object({}),
    run: () => sendOffDue(options, (transaction, due) => background.send(transaction, send, due)),
  });
}
