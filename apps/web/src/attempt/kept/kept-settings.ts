import { difficulties, plans, questionCounts, type User } from '@valence/contract';
import { defaultSettings, type QuizSettings } from '../quiz-settings.ts';

/** Keeps what a student has set otherwise than it was found, for as long as this tab is open. */
export function keepSettings(userId: string, changed: Partial<QuizSettings>): void {
  try {
    const kept = JSON.stringify({ ...readKeptSettings(userId), ...changed });
    sessionStorage.setItem(keyOf(userId), kept);
  } catch {
    // Storage is full or blocked: the settings live as long as the screen.
  }
}

/** What this tab keeps of a student's settings; nothing of it that cannot be one. */
export function readKeptSettings(userId: string): Partial<QuizSettings> {
  try {
    return settingsIn(JSON.parse(sessionStorage.getItem(keyOf(userId)) ?? '{}'));
  } catch {
    return {};
  }
}

/** Settings as a plan allows them: it can have been another one when they were made. */
export function withinPlan(settings: QuizSettings, user: Pick<User, 'hasActiveSubscription'>): QuizSettings {
  const plan = user.hasActiveSubscription ? plans.premium : plans.free;
  const allowed: readonly number[] = plan.questionCounts;
  return {
    ...settings,
    count: allowed.includes(settings.count) ? settings.count : defaultSettings(user).count,
    isPracticeMode: settings.isPracticeMode && plan.practiceMode,
  };
}

/** What of some settings is otherwise than it was. */
export function changedSettings(before: QuizSettings, after: QuizSettings): Partial<QuizSettings> {
  const change: Partial<QuizSettings> = {};
  if (after.difficulty !== before.difficulty) change.difficulty = after.difficulty;
  if (after.count !== before.count) change.count = after.count;
  if (after.hasTimer !== before.hasTimer) change.hasTimer = after.hasTimer;
  if (after.isPracticeMode !== before.isPracticeMode) change.isPracticeMode = after.isPracticeMode;
  if (after.isTyped !== undefined && after.isTyped !== before.isTyped) change.isTyped = after.isTyped;
  return change;
}

function settingsIn(kept: Record<string, unknown>): Partial<QuizSettings> {
  const difficulty = difficulties.find((one) => one === kept['difficulty']);
  const count = questionCounts.find((one) => one.count === kept['count'])?.count;
  const { hasTimer, isPracticeMode, isTyped } = kept;
  return {
    ...(difficulty !== undefined && { difficulty }),
    ...(count !== undefined && { count }),
    ...(typeof hasTimer === 'boolean' && { hasTimer }),
    ...(typeof isPracticeMode === 'boolean' && { isPracticeMode }),
    ...(typeof isTyped === 'boolean' && { isTyped }),
  };
}

function keyOf(userId: string): string {
  return `valence.settings.${userId}`;
}
