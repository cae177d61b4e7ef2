import { expect, test } from 'vitest';
import { auditGuessing } from './audit-guessing.ts';
import { guessingLines } from './guessing-lines.ts';

/**
 * What is guessed without chemistry was measured as 30.0 %, 30.5 % and 34.0 %, and as 45.6 % in the worst level; another question
 * moves the halves, and these by a point or two. The figures only ever fall. Aimed at are 30 % overall, and within a level 35 % on average
 * and 45 % at most.
 */
const most = { overall: 0.303, families: 0.31, levelMean: 0.344, level: 0.46 };

// Some 105,000 draws: it is measured before a change lands.
test.skipIf(process.env['GUESSING'] === undefined)(
  'what is guessed without chemistry does not rise',
  { timeout: 1_800_000 },
  () => {
    const report = auditGuessing();
    expect(report.overall.share).toBeLessThanOrEqual(most.overall);
    expect(report.families.share).toBeLessThanOrEqual(most.families);
    expect(report.levelMean).toBeLessThanOrEqual(most.levelMean);
    const worse = report.levels.filter(({ share }) => share > most.level);
    expect(worse.map(({ id }) => id)).toEqual([]);
    expect(guessingLines(report).join('\n')).toContain('The 20 worst levels');
  },
);
