/**
 * `npm run audit:questions`: what bank and concept map hold, and every promise they break; exits 1 where there is one. With
 * `-- coverage`, the table of concept, difficulty and kind instead.
 */
import { auditBank } from '../src/audit/audit-bank.ts';
import { auditConcepts } from '../src/audit/audit-concepts.ts';
import { auditExamReadings } from '../src/audit/audit-exam-readings.ts';
import { auditLevels } from '../src/audit/audit-levels.ts';
import { auditSets } from '../src/audit/audit-sets.ts';
import { auditTyped } from '../src/audit/audit-typed.ts';
import { auditCoverage, coverageTable } from '../src/audit/coverage.ts';

if (process.argv[2] === 'coverage') for (const line of coverageTable()) console.log(line);
else audit();

function audit(): void {
  const audits = [
    auditBank(),
    auditConcepts(),
    auditTyped(),
    auditSets(),
    auditLevels(),
    auditExamReadings(),
    auditCoverage(),
  ];
  const lines = audits.flatMap((one) => one.lines);
  const broken = audits.flatMap((one) => one.broken);
  for (const line of lines) console.log(line);
  for (const promise of broken) console.error(`broken: ${promise}`);
  console.log(broken.length === 0 ? 'Every promise holds.' : `${broken.length} promises are broken.`);
  process.exitCode = broken.length === 0 ? 0 : 1;
}
