/**
 * `npm run audit:guessing`: what somebody scores who knows no chemistry but has learnt how options look. With ids of families after
 * `--`, only what is guessed within their levels, which takes seconds. `npm run audit:guessing -- record` puts on record what gives keys
 * away in each level, or in those of some families, so that options are chosen by it from then on.
 */
import { writeFileSync } from 'node:fs';
import { auditGuessing, auditLevels } from '../src/audit/guessing/audit-guessing.ts';
import { guessingLines, levelLines } from '../src/audit/guessing/guessing-lines.ts';
import { measureTells } from '../src/audit/guessing/record-tells.ts';

const recordFile = new URL('../src/families/options/seen/level-tells.data.ts', import.meta.url);
const named = process.argv.slice(2);
if (named[0] === 'record') record(named.length > 1 ? new Set(named.slice(1)) : undefined);
else {
  const lines = named.length > 0 ? levelLines(auditLevels(new Set(named))) : guessingLines(auditGuessing());
  for (const line of lines) console.log(line);
}

function record(only: ReadonlySet<string> | undefined): void {
  const table = measureTells(only, ({ id, before, after }) => {
    console.log(`${before.toFixed(1)} ${after.toFixed(1)} ${id}`);
  });
  const about = '/** What gave keys away, by level. Written by `npm run audit:guessing -- record`. */';
  writeFileSync(recordFile, `${about}\nexport const levelTellsTable = \`\n${table}\n\`;\n`);
}
