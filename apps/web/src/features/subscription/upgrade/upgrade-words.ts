import { analyzedQuizzes, attemptsInPractice, plans } from '@valence/contract';
import type { UpgradeTrigger } from './upgrade-trigger.ts';

/** A trigger for which Premium is the answer. */
export type UpsellTrigger = Exclude<UpgradeTrigger, { kind: 'custom-limit' }>;

const pitch = 'Unlock unlimited AI-generated quizzes and more!';
const longestFree = Math.max(...plans.free.questionCounts);
const longest = Math.max(...plans.premium.questionCounts);

/**
 * What the upgrade dialog says first, and what it says is missing.
 * @param timeZone whose days are told
 */
export function upgradeWords(trigger: UpsellTrigger, timeZone: string): { lead: string; missing: string } {
  switch (trigger.kind) {
    case 'premium_feature':
      return {
        lead: leadOf(`A quiz of more than ${longestFree} questions`),
        missing: `Quizzes of up to ${longest} questions, for a whole chapter in one sitting.`,
      };
    case 'custom_topics':
      return {
        lead: leadOf('Custom quiz generation'),
        missing: 'Quizzes on exactly what your next exam asks: type a topic and start.',
      };
    case 'retry_mode':
      return {
        lead: leadOf('Practice mode'),
        missing: `${attemptsInPractice} attempts at each question, with the slip named after each wrong one.`,
      };
    case 'review_all':
      return {
        lead: leadOf('Going over a whole quiz again'),
        missing:
          'A fresh quiz at one press, and every concept of the last one gone over, the right answers included.',
      };
    case 'exam_plan':
      return {
        lead: leadOf('A look at the plan with other minutes'),
        missing:
          'What more minutes a day would bring until your exam, unit by unit, and no limit on the quizzes of your plan.',
      };
    case 'slip_history':
      return {
        lead: leadOf(`Slips from before the last ${plans.free.slipDays} days`),
        missing: `The slips of your latest ${analyzedQuizzes} quizzes, however long ago, and which of them come back.`,
      };
    case 'weekly-limit': {
      const { limit, period, resetDate } = trigger;
      return {
        lead: `You’ve used ${limit} of ${limit} free quizzes ${period === 'day' ? 'today' : 'this week'}. ${pitch}`,
        missing: `Subject quizzes without a limit. ${period === 'day' ? 'Or come back tomorrow.' : resetWords(resetDate, timeZone)}`,
      };
    }
  }
}

/** What is said instead where no other plan can be bought. */
export function limitWords(trigger: UpsellTrigger): { lead: string; meanwhile: string } {
  if (trigger.kind !== 'weekly-limit') {
    return {
      lead: 'Your plan does not have this.',
      meanwhile: 'Subject quizzes, their explanations and the review of missed questions are yours.',
    };
  }
  const { limit, period } = trigger;
  const isDay = period === 'day';
  return {
    lead: `You’ve used ${limit} of ${limit} quizzes ${isDay ? 'today' : 'this week'}.`,
    meanwhile: isDay ? 'Come back tomorrow!' : 'Come back next Monday!',
  };
}

function leadOf(feature: string): string {
  return `${feature} requires a Premium subscription. ${pitch}`;
}

function resetWords(resetDate: string | null, timeZone: string): string {
  if (resetDate === null) return 'Come back next Monday!';
  const day = new Date(resetDate).toLocaleDateString('en', {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    timeZone,
  });
  return `Free ones are back on ${day}. Come back next Monday!`;
}
