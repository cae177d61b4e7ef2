import { expect, test } from 'vitest';
import { auditGuessing } from './audit-guessing.ts';
import { guessingLines } from './guessing-lines.ts';

/**
 * What is guessed without chemistry was measured as 33.2 %, 31.8 % and 38.6 %, as 72.5 % in the worst level of a family and as 93.8 % in
 * that of a set, which earlier figures left out; another question moves the halves, and these by a point or two. The figures only ever
 * fall. Aimed at: 30 % overall, and within a level 35 % on average and 45 % at most.
 */
const most = { overall: 0.35, families: 0.335, levelMean: 0.405, level: 0.76, ofSet: 0.96 };
const isOfSet = (level: string): boolean => /-set-\d\./.test(level);

// Some 40,000 draws: it is measured before a change lands.
test.skipIf(process.env['GUESSING'] === undefined)(
  'what is guessed without chemistry does not rise',
  { timeout: 600_000 },
  () => {
    const report = auditGuessing();
    expect(report.overall.share).toBeLessThanOrEqual(most.overall);
    expect(report.families.share).toBeLessThanOrEqual(most.families);
    expect(report.levelMean).toBeLessThanOrEqual(most.levelMean);
    const worse = report.levels.filter(({ id, share }) => share > (isOfSet(id) ? most.ofSet : most.level));
    expect(worse.map(({ id }) => id)).toEqual([]);
    expect(guessingLines(report).join('\n')).toContain('The 20 worst levels');
  },
);
