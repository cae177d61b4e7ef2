/** `npm run audit:questions`: what the bank has, and every promise it breaks; exits 1 where there is one. */
import { auditBank } from '../src/audit/audit-bank.ts';

const { lines, broken } = auditBank();
for (const line of lines) console.log(line);
for (const promise of broken) console.error(`broken: ${promise}`);
console.log(broken.length === 0 ? 'Every promise holds.' : `${broken.length} promises are broken.`);
process.exitCode = broken.length === 0 ? 0 : 1;
