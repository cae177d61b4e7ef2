import { expect, test } from 'vitest';
import { decideNuclearBalance, readNuclide } from './nuclear.ts';

test('reads nuclides and particles, and refuses a symbol that is another element', () => {
  expect(readNuclide('^{234}_{90}Th')).toEqual({ mass: 234, number: 90 });
  expect(readNuclide('^{0}_{-1}e')).toEqual({ mass: 0, number: -1 });
  expect(readNuclide('^{1}_{0}n')).toEqual({ mass: 1, number: 0 });
  expect(readNuclide('^{234}_{90}U')).toBeNull();
});

test('finds the daughter of an alpha decay and the target of a bombardment', () => {
  expect(
    decideNuclearBalance('^{238}_{92}U -> ? + ^{4}_{2}He', ['\\ce{^{234}_{90}Th}', '\\ce{^{238}_{93}Np}']),
  ).toMatchObject({ right: [true, false] });
  expect(
    decideNuclearBalance('? + ^{4}_{2}He -> ^{17}_{8}O + ^{1}_{1}H', [
      '\\ce{^{14}_{7}N}',
      '\\ce{^{13}_{6}C}',
    ]),
  ).toMatchObject({ right: [true, false] });
});

test('counts neutrons that come several at a time', () => {
  expect(
    decideNuclearBalance('^{235}_{92}U + ^{1}_{0}n -> ^{141}_{56}Ba + ? + 3 ^{1}_{0}n', [
      '\\ce{^{92}_{36}Kr}',
      '\\ce{^{94}_{36}Kr}',
    ]),
  ).toMatchObject({ right: [true, false] });
});
