import { expect, test } from 'vitest';
import { auditGuessing } from './audit-guessing.ts';
import { guessingLines } from './guessing-lines.ts';

/**
 * What is guessed without chemistry was measured as 37.0 %, 34.4 % and 44.8 %, and as 71.9 % in the worst level; another question moves
 * the halves, and these by a point or two. The figures only ever fall. Aimed at: 30 % overall, and within a level 35 % on average and 45 %
 * at most.
 */
const most = { overall: 0.385, families: 0.35, levelMean: 0.465, level: 0.77 };

// Some 40,000 draws: it is measured before a change lands.
test.skipIf(process.env['GUESSING'] === undefined)(
  'what is guessed without chemistry does not rise',
  { timeout: 600_000 },
  () => {
    const report = auditGuessing();
    expect(report.overall.share).toBeLessThanOrEqual(most.overall);
    expect(report.families.share).toBeLessThanOrEqual(most.families);
    expect(report.levelMean).toBeLessThanOrEqual(most.levelMean);
    expect(report.levels.filter(({ share }) => share > most.level).map(({ id }) => id)).toEqual([]);
    expect(guessingLines(report).join('\n')).toContain('The 20 worst levels');
  },
);
