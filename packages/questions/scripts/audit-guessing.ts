/**
 * `npm run audit:guessing`: what somebody scores who knows no chemistry but has learnt how options look. With ids of families after
 * `--`, only what is guessed within their levels, which takes seconds.
 */
import { auditGuessing, auditLevels } from '../src/audit/guessing/audit-guessing.ts';
import { guessingLines, levelLines } from '../src/audit/guessing/guessing-lines.ts';

const named = process.argv.slice(2);
const lines = named.length > 0 ? levelLines(auditLevels(new Set(named))) : guessingLines(auditGuessing());
for (const line of lines) console.log(line);
