export * from './accounts.ts';
export * from './model-questions.ts';
export * from './payments-sandbox.ts';
export * from './quizzes.ts';
export * from './rate-limits.ts';
export * from './reports.ts';
export * from './subscriptions.ts';
export * from './upkeep.ts';
