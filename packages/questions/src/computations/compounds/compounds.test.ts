import { expect, test } from 'vitest';
import {
  decideFormulaOfName,
  decideFormulaWithOxidationNumber,
  decideNameOfFormula,
  decideOxidationNumber,
} from './compounds.ts';

test('oxidation numbers come from the rules, signs and all', () => {
  expect(decideOxidationNumber('KMnO4', 'Mn', ['+7', '+4', '−7', '+2'])).toMatchObject({
    right: [true, false, false, false],
  });
  expect(decideOxidationNumber('H2O2', 'O', ['−2', '−1', '0', '+1'])).toMatchObject({
    right: [false, true, false, false],
  });
  expect(decideOxidationNumber('KMnO4', 'Cl', ['+7', '+4', '−7', '+2'])).toMatchObject({ ok: false });
});

test('of four formulas only the one with the asked oxidation number is right', () => {
  const options = ['\\ce{H2SO4}', '\\ce{SO2}', '\\ce{H2S}', '\\ce{S8}'];
  expect(decideFormulaWithOxidationNumber('S', 4, options)).toMatchObject({
    right: [false, true, false, false],
  });
});

test('names and formulas decide each other, whatever the spelling', () => {
  const names = ['iron(III) sulphate', 'iron(II) sulfate', 'iron sulfite', 'diiron trisulfate'];
  expect(decideNameOfFormula('Fe2(SO4)3', names)).toMatchObject({ right: [true, false, false, false] });
  const formulas = ['\\ce{CaNO3}', '\\ce{Ca(NO3)2}', '\\ce{Ca(NO2)2}', '\\ce{Ca3N2}'];
  expect(decideFormulaOfName('calcium nitrate', formulas)).toMatchObject({
    right: [false, true, false, false],
  });
});
