/** `npm run figures`: a page of the docs with a drawing of every kind of figure, made by the families and sets that show them. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { plainTypeset } from '../packages/chemistry/src/typeset/index.ts';
import { describeFigure, drawFigure, tabulateFigure, type Figure } from '../packages/figures/src/index.ts';
import { difficultiesOf } from '../packages/questions/src/families/computed-set.ts';
import { computedSets } from '../packages/questions/src/families/computed-sets.ts';
import { families } from '../packages/questions/src/families/families.ts';
import { makeQuestion } from '../packages/questions/src/families/make-question.ts';
import { makeSet } from '../packages/questions/src/families/make-set.ts';

const folder = new URL('../docs/figures/', import.meta.url);
mkdirSync(folder, { recursive: true });

/** The same seed first as ever, and further ones for families that draw more than one kind. */
const seeds = Array.from({ length: 16 }, (_, place) => 7 + place);

const kinds = new Map<string, { figure: Figure; asked: string }>();
function keep(figure: Figure | undefined, asked: string): void {
  if (figure !== undefined && !kinds.has(kindOf(figure))) kinds.set(kindOf(figure), { figure, asked });
}
for (const family of Object.values(families).flat())
  for (const difficulty of family.showsFigure === true ? family.difficulties : [])
    for (const seed of seeds) keep(makeQuestion(family, seed, difficulty).figure, family.name);
for (const set of Object.values(computedSets).flat())
  for (const difficulty of difficultiesOf(set)) {
    const [{ stimulus } = {}] = makeSet(set, seeds[0] ?? 0, difficulty);
    keep(stimulus?.figure, stimulus?.title ?? '');
  }

const sections = [...kinds].map(([kind, { figure, asked }]) => {
  const heading = `## ${kind.charAt(0).toUpperCase()}${kind.slice(1)}\n\n${plainTypeset(figure.caption)}. Asked in “${asked}”.\n`;
  const svg = drawFigure(figure);
  if (svg === '') return `${heading}\n${tableOf(figure)}\n`;
  const file = `${kind.toLowerCase().replace(/[^a-z0-9]+/g, '-')}.svg`;
  writeFileSync(
    new URL(file, folder),
    `${svg.replace('<svg ', '<svg width="480" color="#1a2433" font-family="sans-serif" ')}\n`,
  );
  return `${heading}\n![${kind}](${file})\n\n> ${describeFigure(figure)}\n`;
});
const intro = `# Figures\n\nEvery kind of figure that a question can show, with what is said to whoever hears it. \`npm run figures\` makes this page.\n`;
writeFileSync(new URL('README.md', folder), [intro, ...sections].join('\n'));

function kindOf(figure: Figure): string {
  if (figure.kind === 'apparatus') return `apparatus for ${figure.of}`;
  if (figure.kind === 'cell') return `${figure.type} cell`;
  if (figure.kind === 'scale') return `scale of a ${figure.of}`;
  return figure.kind === 'plot' ? figure.of : figure.kind;
}

function tableOf(figure: Figure): string {
  const table = tabulateFigure(figure);
  if (table === null) return '';
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell) => plainTypeset(cell)).join(' | ')} |`;
  return [line(table.columns), line(table.columns.map(() => '---')), ...table.rows.map(line)].join('\n');
}
