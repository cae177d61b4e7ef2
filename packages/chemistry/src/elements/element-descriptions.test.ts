import { readFileSync } from 'node:fs';
import peers from 'periodic-table-data/periodicTableData.json' with { type: 'json' };
import { expect, test } from 'vitest';
import { elementDescriptionsSource } from '../../scripts/element-descriptions-source.ts';
import { parseFormula } from '../formulas/parse-formula.ts';
import { readTypeset } from '../typeset/index.ts';
import { elementDescriptions } from './element-descriptions.data.ts';
import { elements } from './elements.ts';

test('the generated descriptions are what the data file says', () => {
  const tsv = readFileSync(new URL('../../data/element-descriptions.tsv', import.meta.url), 'utf8');
  const generated = readFileSync(new URL('./element-descriptions.data.ts', import.meta.url), 'utf8');
  expect(generated).toBe(
    elementDescriptionsSource(
      tsv,
      elements.map(({ symbol }) => symbol),
    ),
  );
});

test('every element has a description of its own, one or two sentences that fit a card', () => {
  expect(elementDescriptions).toHaveLength(118);
  expect(new Set(elementDescriptions.map(({ text }) => text)).size).toBe(118);
  for (const { text } of elementDescriptions) {
    expect(text).toMatch(/^[A-Z].*[.]$/);
    expect(text.match(/(?<!\d)[.](?= |$)/g)?.length).toBeLessThanOrEqual(2);
    expect(text.length).toBeGreaterThan(60);
    expect(text.length).toBeLessThanOrEqual(230);
  }
});

test('chemistry in descriptions is typeset, and its formulas are formulas', () => {
  for (const { text } of elementDescriptions) {
    expect(readTypeset(text)).toMatchObject({ ok: true });
    for (const [, formula = ''] of text.matchAll(/\\ce\{(.*?)\}/g))
      expect(parseFormula(formula)).toMatchObject({ ok: true });
    const plain = text.replaceAll(/\\ce\{.*?\}/g, '');
    expect(plain).not.toMatch(/\b[A-Z][a-z]?\d/);
  }
});

test('descriptions are spelt as in the United States; the names of elements are those of IUPAC', () => {
  for (const { text, discovery } of elementDescriptions)
    expect(`${discovery} ${text}`).not.toMatch(
      /colour|vapour|honour|neighbour|tumour|metre|litre|fibre|grey|petrol|[a-z]{3}(?:is|ys)(?:ed|es|ing|ation)\b/i,
    );
});

/**
 * PubChem counts the first hint where we count the element itself: fluorspar (F), alum (Al), lime (Ca), crystals of
 * silicon (Si), an unconfirmed claim (Ru, No, Db, Bh), the first mention of a platinum that nobody could melt (Pt).
 */
const countedOtherwise = ['F', 'Al', 'Si', 'Ca', 'Ru', 'Pt', 'No', 'Db', 'Bh'];

test('years of discovery agree with an independent table, but for nine', () => {
  const found = peers.filter(({ yearDiscovered }, index) => {
    const discovery = elementDescriptions[index]?.discovery ?? '';
    if (yearDiscovered === 'Ancient') return !/known since antiquity/i.test(discovery);
    const years = (discovery.match(/\d{4}/g) ?? []).map(Number);
    const year = Number(yearDiscovered);
    return year < Math.min(...years) || year > Math.max(...years);
  });
  expect(found.map(({ symbol }) => symbol)).toEqual(countedOtherwise);
});
