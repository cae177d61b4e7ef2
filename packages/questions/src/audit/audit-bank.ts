import { bank } from '../bank/bank.ts';
import { proveWrittenQuestion } from '../bank/prove-written-question.ts';
import { wasSolvedAgain } from '../bank/second-readings.ts';
import type { WrittenQuestion } from '../bank/written-question.ts';
import { families } from '../families/families.ts';
import { levelOf } from '../levels/level-readings.ts';
import { difficulties, subjects, type Subject } from '../question.ts';
import { taxonomy } from '../topics/taxonomy.ts';
import { nearDuplicates } from './near-duplicates.ts';

/**
 * What the bank promises beside its keys: each is decided by a computation or was reached by a second reader, and no share
 * of either is promised (docs/decisions/0002).
 */
const promises = {
  /** What the subject cards say. */
  written: { general: 150, organic: 200, physical: 120, biochemistry: 180, analytical: 100 },
  families: { general: 35, organic: 20, physical: 30, biochemistry: 15, analytical: 20 },
  /** By chance the key is the longest of four options in a quarter of the questions. A higher share gives the key away. */
  longestShare: 0.4,
};

export interface AuditReport {
  /** What there is, a line each. */
  lines: string[];
  /** Broken promises; empty is the only acceptable state. */
  broken: string[];
}

/**
 * Counts the bank and says which promises it breaks.
 * @example auditBank().broken // []
 */
export function auditBank(): AuditReport {
  const lines: string[] = [];
  const broken: string[] = [];
  for (const subject of subjects) auditSubject(subject, lines, broken);
  for (const [one, other] of nearDuplicates(Object.values(bank).flat()))
    broken.push(`${one.id} and ${other.id} ask the same thing`);
  const thin = taxonomy.filter(({ id }) => sourcesOf(id) < 10);
  lines.push(
    `topics with fewer than 10 sources (a family counts as 10): ${thin.map(({ id }) => id).join(', ') || 'none'}`,
  );
  return { lines, broken };
}

function auditSubject(subject: Subject, lines: string[], broken: string[]): void {
  const written = bank[subject];
  const computed = written.filter((question) => question.computation !== undefined).length;
  const byDifficulty = difficulties.map(
    (level) => written.filter(({ id, difficulty }) => levelOf(id, difficulty) === level).length,
  );
  const spread = difficulties
    .map((difficulty, index) => `${byDifficulty[index] ?? 0} ${difficulty}`)
    .join(', ');
  const longest = written.filter(hasLongestKey).length;
  const unread = written.filter((question) => !wasSolvedAgain(question));
  lines.push(
    `${subject}: ${written.length} written (${spread}), ${families[subject].length} families, ` +
      `${percent(computed, written.length)} computed, key the longest option in ${percent(longest, written.length)}, ` +
      `${written.length - unread.length} solved again`,
  );
  if (written.length < promises.written[subject])
    broken.push(`${subject} has ${written.length} written questions`);
  if (families[subject].length < promises.families[subject])
    broken.push(`${subject} has ${families[subject].length} families`);
  if (longest > promises.longestShare * written.length)
    broken.push(`${subject}: the key is the longest option in ${percent(longest, written.length)}`);
  for (const question of unread)
    broken.push(
      isKeyDecided(question)
        ? `${question.id} was not solved again in its present wording`
        : `${question.id}: neither a computation nor a second reader decides the key in its present wording`,
    );
  for (const question of written)
    for (const failure of proveWrittenQuestion(subject, question).failures)
      broken.push(`${question.id} fails “${failure.check}”: ${failure.finding}`);
}

/**
 * True when a computation is named that decides the key, or a second reader reached it without having seen it.
 * `proveWrittenQuestion` proves that the computation does.
 */
export function isKeyDecided(question: WrittenQuestion): boolean {
  return question.computation !== undefined || wasSolvedAgain(question);
}

/** True when the key is clearly longer than every other option: a tenth and at least five characters more. */
function hasLongestKey(question: WrittenQuestion): boolean {
  const longestOther = Math.max(...question.distractors.map(({ text }) => text.length));
  return question.answer.length >= Math.max(longestOther * 1.1, longestOther + 5);
}

function sourcesOf(topic: string): number {
  const written = Object.values(bank)
    .flat()
    .filter(({ topics }) => topics.includes(topic)).length;
  const generators = Object.values(families)
    .flat()
    .filter(({ topics }) => topics.includes(topic)).length;
  return written + 10 * generators;
}

function percent(part: number, whole: number): string {
  return whole === 0 ? '0 %' : `${Math.round((100 * part) / whole)} %`;
}
