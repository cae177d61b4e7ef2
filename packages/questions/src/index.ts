export { difficulties, subjects } from './question.ts';
export type { Difficulty, Option, Origin, ProofStep, Question, Slip, Subject } from './question.ts';
