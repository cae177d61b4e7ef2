import type { AskedAnswer, GradingRules, Verdict } from '../asked-answer.ts';

/** What is asked, with one answer a line: `typed | verdict marks slip problems`, in which marks follow from most verdicts. */
export interface LabelledGroup {
  asked: AskedAnswer;
  rules: GradingRules;
  answers: string;
}

/** One typed answer with what the rules say of it; `null` where the rules say nothing. */
export interface LabelledAnswer {
  asked: AskedAnswer;
  rules: GradingRules;
  typed: string;
  verdict: Verdict;
  marks: number;
  slip: string | null;
  problems: readonly string[] | null;
}

/**
 * The answers of the groups, one each.
 * @throws when a line is not written as it should be
 */
export function labelledAnswers(groups: readonly LabelledGroup[]): LabelledAnswer[] {
  return groups.flatMap(({ asked, rules, answers }) =>
    answers
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map((line) => ({ asked, rules, ...readLine(line) })),
  );
}

function readLine(line: string): Omit<LabelledAnswer, 'asked' | 'rules'> {
  const at = line.lastIndexOf('|');
  const [verdict = '', ...rest] = line
    .slice(at + 1)
    .trim()
    .split(' ');
  const typed = line.slice(0, at).replace(/ $/, '');
  switch (verdict) {
    case 'right':
      return { typed, verdict, marks: 1, slip: null, problems: [] };
    case 'partly':
      return { typed, verdict, marks: Number(rest[0]), slip: null, problems: rest.slice(1).sort() };
    case 'wrong':
      return { typed, verdict, marks: 0, slip: rest[0] ?? null, problems: [] };
    case 'notUnderstood':
      return { typed, verdict, marks: 0, slip: null, problems: null };
    default:
      throw new Error(`No verdict in: ${line}`);
  }
}
