export * from './accounts.ts';
export * from './quizzes.ts';
export * from './upkeep.ts';
