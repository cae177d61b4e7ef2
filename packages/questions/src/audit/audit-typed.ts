import { bank } from '../bank/bank.ts';
import { families } from '../families/families.ts';
import { makeQuestion } from '../families/make-question.ts';
import { askedAnswerOf } from '../typed-answers/asking/asked-answer-of.ts';
import type { AuditReport } from './audit-bank.ts';

/** What is promised of questions whose answer can be typed. */
const promises = { familyLevelShare: 0.75, written: 450 };
const seeds = [1, 2, 3, 4];

/**
 * Counts the written questions and the levels of families that can be asked without options; a level counts where at least
 * half of its draws can.
 * @example auditTyped().broken // []
 */
export function auditTyped(): AuditReport {
  const written = Object.values(bank)
    .flat()
    .filter(({ text, answer, distractors }) => {
      const wrong = distractors.map((one) => ({
        text: one.text,
        slip: { id: one.slip, teaching: one.teaching },
      }));
      return askedAnswerOf({ text, options: [{ text: answer, slip: null }, ...wrong], key: 0 }) !== null;
    }).length;
  const levels = Object.values(families)
    .flat()
    .flatMap((family) => family.difficulties.map((difficulty) => ({ family, difficulty })));
  const typed = levels.filter(({ family, difficulty }) => {
    const able = seeds.filter((seed) => askedAnswerOf(makeQuestion(family, seed, difficulty)) !== null);
    return 2 * able.length >= seeds.length;
  }).length;
  const share = typed / levels.length;
  const broken = [
    ...(written < promises.written ? [`only ${written} written questions can be typed`] : []),
    ...(share < promises.familyLevelShare
      ? [`only ${typed} of ${levels.length} levels of families can be typed`]
      : []),
  ];
  return {
    lines: [`answers can be typed: ${written} written, ${typed} of ${levels.length} levels of families`],
    broken,
  };
}
