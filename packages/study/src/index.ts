export { forecast, type Forecast, type ForecastInput } from './forecast.ts';
export type { Instant, LedgerRow, StudySkill, Weights } from './inputs.ts';
export { lookAhead, type Outlook } from './look-ahead.ts';
export { planDay, type PlanInput, type PlannedQuestion } from './plan-day.ts';
export type { StudyDay } from './plan/study-blocks.ts';
