import { isPremium, type Plan, type SubscriptionStatus } from '@valence/contract';

/** What the operator offers: the plan of students without a subscription, and whether they can buy one. */
export interface Offer {
  readonly defaultPlan: Plan;
  readonly isPremiumSold: boolean;
}

/**
 * The plan that a student is on.
 * @example planOf('free', { defaultPlan: 'premium', isPremiumSold: false }) // 'premium': a school
 */
export function planOf(status: SubscriptionStatus, { defaultPlan }: Pick<Offer, 'defaultPlan'>): Plan {
  return isPremium(status) ? 'premium' : defaultPlan;
}
