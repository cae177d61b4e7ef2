export * from './accounts.ts';
export * from './quizzes.ts';
export * from './rate-windows.ts';
export * from './reports.ts';
export * from './totals.ts';
export * from './upkeep.ts';
