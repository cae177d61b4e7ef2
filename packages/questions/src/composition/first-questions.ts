import { bank } from '../bank/bank.ts';
import type { Question, Subject } from '../question.ts';
import { slipName } from '../slips/slip-name.ts';
import { provedOrNull } from './question-pool.ts';

/** Of three subjects, short, without a drawing, for who has had a year of chemistry; and where their keys stand. */
const chosen = [
  { subject: 'general', id: 'general-solutions-05', key: 2 },
  { subject: 'organic', id: 'organic-substitution-and-elimination-103', key: 0 },
  { subject: 'physical', id: 'physical-solutions-and-colligative-400', key: 3 },
] as const satisfies readonly { subject: Subject; id: string; key: number }[];

/**
 * The questions that a visitor can try before there is an account, proved as every other; their options stand in one order for good.
 * @throws Error for one that is no longer in the bank, or fails a check: another has to be chosen
 */
export function firstQuestions(): Question[] {
  return chosen.map(({ subject, id, key }) => {
    const written = bank[subject].find((question) => question.id === id);
    const proved = written === undefined ? null : provedOrNull(subject, written);
    if (proved === null) throw new Error(`${id} cannot be a first question: it is not served`);
    const [right, ...wrong] = proved.options;
    return { ...proved, options: right ? wrong.toSpliced(key, 0, right) : [], key };
  });
}

/** What the landing page shows of them: it is drawn when the web is built, and asks nobody. */
export function shownFirstQuestions() {
  return firstQuestions().map(({ id, text, options, key, explanation, proof }) => ({
    id,
    text,
    options: options.map((option) => ({
      text: option.text,
      slip: option.slip && { name: slipName(option.slip.id) ?? '', teaching: option.slip.teaching },
    })),
    key,
    explanation,
    proof: proof[0]?.finding ?? '',
  }));
}
