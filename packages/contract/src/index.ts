export * from './account.ts';
export * from './errors.ts';
export * from './plans.ts';
export * from './product.ts';
export * from './progress.ts';
export * from './quizzes.ts';
export * from './reports.ts';
export * from './subjects.ts';
