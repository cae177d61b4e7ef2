import type { GuessedShare, GuessingReport, LevelGuess } from './audit-guessing.ts';
import { optionKinds } from '../../families/options/seen/seen-options.ts';

const worst = 20;

/** What `npm run audit:guessing` prints. */
export function guessingLines(report: GuessingReport): string[] {
  const { overall, families, written, byKind, tells, levels, levelMean, keenMean, surestWritten } = report;
  return [
    `Guessed right without chemistry, by a model fitted to other templates (chance 25 %):`,
    line('overall', overall),
    line('families', families),
    line('written', written),
    ...optionKinds.flatMap((kind) => [line(kind, byKind[kind]), `    key: ${tells[kind].join('; ')}`]),
    `Within a level, by a model fitted to 40 other draws (${levels.length} levels):`,
    `  mean ${percent(levelMean)}, worst ${percent(levels[0]?.share ?? 0)}, ` +
      `${levels.filter(({ share }) => share > 0.45).length} above 45 %, ${levels.filter(({ share }) => share > 0.6).length} above 60 %`,
    `  by who weighs all that can be seen: mean ${percent(keenMean)}`,
    `The ${worst} worst levels, with what gives the key away:`,
    ...levelLines(levels.slice(0, worst)),
    `The ${worst} written questions whose key is the surest: ${surestWritten.slice(0, worst).join(', ')}`,
  ];
}

/** A line for each level, with what gives its keys away. */
export function levelLines(levels: readonly LevelGuess[]): string[] {
  return levels.map(({ id, share, tells }) => `  ${percent(share)} ${id}: ${tells.join('; ')}`);
}

function line(name: string, { share, tried }: GuessedShare): string {
  return `  ${name}: ${percent(share)} of ${tried}`;
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}
