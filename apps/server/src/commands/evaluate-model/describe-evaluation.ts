import { clear, solvedAgain } from '../../language-model/proving/prove-question.ts';
import type { GateMeasure } from './measure-gate.ts';
import type { TopicMeasure } from './measure-topic.ts';

const oneModel =
  'Writer and solver are one model: only questions whose key a computation decides are served. Set AI_SOLVER_MODEL to another.';

/** An evaluation in lines for a maintainer. */
export function describeEvaluation(
  topics: readonly TopicMeasure[],
  gates: Readonly<Record<string, GateMeasure>>,
  isOneModel: boolean,
): string {
  const verdicts = topics.flatMap((topic) => topic.verdicts);
  const rejected = verdicts.flatMap((verdict) => (verdict.ok ? [] : [verdict.check]));
  const accepted = verdicts.length - rejected.length;
  const disagreed = rejected.filter((check) => check === solvedAgain).length;
  const solved = accepted + rejected.filter((check) => check === solvedAgain || check === clear).length;
  const seconds = sum(topics.map((topic) => topic.seconds));
  const tokens = sum(topics.map((topic) => topic.tokens));
  return [
    ...(isOneModel ? [oneModel] : []),
    'Topics',
    ...topics.map(
      (one) =>
        `  ${one.topic}: ${one.verdicts.filter(({ ok }) => ok).length} of ${one.verdicts.length} accepted, ${one.verdicts.filter((verdict) => verdict.ok && verdict.isAsked).length} on the topic, ${one.seconds.toFixed(1)} s, ${one.tokens} tokens${failuresOf(one)}`,
    ),
    `Accepted: ${accepted} of ${verdicts.length}`,
    ...[...counted(rejected)].map(([check, count]) => `  rejected by ${check}: ${count}`),
    `Solver disagrees with the writer: ${percent(disagreed, solved)} of ${solved} that it solved`,
    `For each accepted question: ${perQuestion(seconds, accepted)} s, ${perQuestion(tokens, accepted)} tokens`,
    ...Object.entries(gates).flatMap(([name, gate]) => [
      `Gate ${name}: passes ${gate.sound.passed} of ${gate.sound.of} sound, stops ${gate.broken.stopped} of ${gate.broken.of} broken, ${gate.tokens} tokens`,
      ...gate.mistakes.map((mistake) => `  ${mistake}`),
    ]),
  ].join('\n');
}

function failuresOf({ failures }: TopicMeasure): string {
  return failures.length === 0 ? '' : `; model failed: ${failures.join(', ')}`;
}

function counted(names: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

function percent(part: number, whole: number): string {
  return whole === 0 ? '–' : `${Math.round((100 * part) / whole)} %`;
}

function perQuestion(total: number, questions: number): string {
  return questions === 0 ? '–' : (total / questions).toFixed(1);
}
