/** `npm run audit:questions`: what bank and concept map hold, and every promise they break; exits 1 where there is one. */
import { auditBank } from '../src/audit/audit-bank.ts';
import { auditConcepts } from '../src/audit/audit-concepts.ts';
import { auditSets } from '../src/audit/audit-sets.ts';
import { auditTyped } from '../src/audit/audit-typed.ts';

const audits = [auditBank(), auditConcepts(), auditTyped(), auditSets()];
const lines = audits.flatMap((audit) => audit.lines);
const broken = audits.flatMap((audit) => audit.broken);
for (const line of lines) console.log(line);
for (const promise of broken) console.error(`broken: ${promise}`);
console.log(broken.length === 0 ? 'Every promise holds.' : `${broken.length} promises are broken.`);
process.exitCode = broken.length === 0 ? 0 : 1;
