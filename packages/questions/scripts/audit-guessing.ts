/** `npm run audit:guessing`: what somebody scores who knows no chemistry but has learnt how options look. */
import { auditGuessing } from '../src/audit/guessing/audit-guessing.ts';
import { guessingLines } from '../src/audit/guessing/guessing-lines.ts';

for (const line of guessingLines(auditGuessing())) console.log(line);
