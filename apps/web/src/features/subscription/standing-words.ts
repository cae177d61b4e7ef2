import { premiumPrice, premiumPromise } from '@valence/contract';
import type { BadgeTone } from '../../ui/badge.tsx';
import { freeAllowance } from './plan-features.ts';
import type { Standing } from './standing.ts';

interface StandingWords {
  badge: string;
  tone: BadgeTone;
  /** The sentence that matters most. */
  lead: string;
  /** What follows from it. */
  notice: string | null;
  days: { label: string; day: string }[];
}

/** What the account page says of a subscription. */
export function wordsOf(standing: Standing): StandingWords {
  switch (standing.kind) {
    case 'active':
      return {
        badge: 'Premium',
        tone: 'violet',
        lead: `${premiumPromise}, for ${premiumPrice.text} per month.`,
        notice: null,
        days: daysOf({ 'Next billing date': standing.nextBilling }),
      };
    case 'cancelling': {
      const end = standing.endsOn ?? 'the last day of this period';
      return {
        badge: 'Cancelling Soon',
        tone: 'orange',
        lead: `Your Premium access ends on ${end}`,
        notice: `Premium is scheduled to cancel on ${end}. You have it until then, and nothing more is charged.`,
        days: daysOf({ 'Cancelled on': standing.cancelledOn }),
      };
    }
    case 'cancelled':
      return {
        badge: 'Cancelled',
        tone: 'plain',
        lead: 'Your Premium subscription has ended. You can subscribe again whenever you like.',
        notice: null,
        days: daysOf({ 'Cancelled on': standing.cancelledOn }),
      };
    case 'past_due':
      return {
        badge: 'Past Due',
        tone: 'pink',
        lead: 'Your last renewal could not be charged.',
        notice: 'Premium pauses until it is paid. Manage billing leads to where you can pay it, or cancel.',
        days: [],
      };
    case 'included':
      return { badge: 'Premium', tone: 'violet', lead: `${premiumPromise}.`, notice: null, days: [] };
    case 'free':
      return { badge: 'Free Plan', tone: 'plain', lead: `${freeAllowance}.`, notice: null, days: [] };
  }
}

function daysOf(days: Record<string, string | null>): { label: string; day: string }[] {
  return Object.entries(days).flatMap(([label, day]) => (day === null ? [] : [{ label, day }]));
}
