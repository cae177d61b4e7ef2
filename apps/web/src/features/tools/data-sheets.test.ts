import { readTypeset } from '@valence/chemistry/typeset';
import { expect, test } from 'vitest';
import { dataSheets, searchSheets } from './data-sheets.ts';

test('every cell of every sheet is in the notation that is typeset', () => {
  const broken = dataSheets.flatMap(({ title, note, columns, rows }) =>
    [title, note, ...columns, ...rows.flatMap(({ cells }) => cells)].filter((text) => !readTypeset(text).ok),
  );
  expect(broken).toEqual([]);
});

test('each row has a cell for each column', () => {
  const uneven = dataSheets.filter(({ columns, rows }) =>
    rows.some(({ cells }) => cells.length !== columns.length),
  );
  expect(uneven.map(({ id }) => id)).toEqual([]);
});

test('rows of a sheet are told apart by their words', () => {
  const alike = dataSheets.filter(({ rows }) => new Set(rows.map(({ words }) => words)).size < rows.length);
  expect(alike.map(({ id }) => id)).toEqual([]);
});

test('a search finds values by name or formula in all sheets, and a sheet by its title', () => {
  expect(searchSheets('AgCl').map(({ id, rows }) => [id, rows.length > 0])).toContainEqual([
    'solubility',
    true,
  ]);
  expect(searchSheets('acetic acid').map(({ id }) => id)).toContain('acids');
  expect(searchSheets('reduction potentials').map(({ id }) => id)).toEqual(['potentials']);
  expect(searchSheets('Hg2^2+').map(({ id }) => id)).toContain('solubility-rules');
  expect(searchSheets('13C NMR').map(({ id }) => id)).toEqual(['carbon-shifts']);
  expect(searchSheets('Arrhenius').map(({ id }) => id)).toEqual(['formulas-general', 'formulas-physical']);
  expect(searchSheets('unobtainium')).toEqual([]);
});
