import { expect, test } from 'vitest';
import { restOf, slipsTogether } from './slips-together.ts';

const slip = { slip: 'forgot-factor', teaching: 'The factor is left out.' };

test('slips in two factors are offered together, with both ratios and both sentences', () => {
  const offered = slipsTogether(6, [
    { value: 12, factor: 'mass', ...slip, teaching: 'The mass is doubled.' },
    { value: 2, factor: 'volume', ...slip, teaching: 'The volume is tripled.' },
  ]);
  expect(offered.map(({ value }) => Number(value.toPrecision(4)))).toEqual([
    12, 2, 4, 60, 120, 20, 0.6, 1.2, 0.2,
  ]);
  expect(offered[2]?.teaching).toBe(
    'Two things went wrong. The mass is doubled. Also, the volume is tripled.',
  );
});

test('where the question tells how large the result is, no power of ten slips', () => {
  const slips = [
    { value: 12, factor: 'mass', ...slip },
    { value: 2, factor: 'volume', ...slip },
  ];
  expect(slipsTogether(6, slips, { keepsPowerOfTen: true }).map(({ value }) => value)).toEqual([12, 2, 4]);
});

test('two slips in the same factor exclude each other', () => {
  const offered = slipsTogether(6, [
    { value: 12, factor: 'mass', ...slip },
    { value: 3, factor: 'mass', ...slip },
  ]);
  expect(offered.map(({ value }) => value)).not.toContain(6);
});

test('slips in two terms change a sum by both differences, a one is carried wrongly, and no power of ten is shifted', () => {
  const offered = slipsTogether(-50, [
    { value: 50, term: 'products', ...slip },
    { value: -70, term: 'reactants', ...slip },
  ]);
  expect(offered.map(({ value }) => value)).toEqual([50, -70, 30, 70, -60, 60, -80, -40, 40, -60]);
  expect(offered[4]?.slip).toBe('carried-wrongly');
});

test('slips that name neither factor nor term stay alone', () => {
  const slips = [
    { value: 1, ...slip },
    { value: 2, ...slip },
  ];
  expect(slipsTogether(3, slips)).toEqual(slips);
});

test('a slip that turns the sign, the ratio or the share of the key can follow on every other one', () => {
  const turned = { value: -4, ...slip, teaching: 'The sign is lost.' };
  const doubled = { value: 8, ...slip, teaching: 'The count is doubled.' };
  expect(slipsTogether(4, [turned, doubled]).map(({ value }) => value)).toEqual([-4, 8, -8]);
  expect(slipsTogether(4, [{ ...turned, value: 0.25 }, doubled]).map(({ value }) => value)).toEqual([
    0.25, 8, 0.125,
  ]);
  const share = slipsTogether(30, [{ ...turned, value: 70 }, doubled], { largest: 100, whole: 100 });
  expect(share.map(({ value }) => value)).toEqual([70, 8, 92]);
});

test('a product has a power of ten more although no slip names a factor, but not after another quantity', () => {
  const offered = slipsTogether(
    6,
    [
      { value: 12, ...slip },
      { value: 7, ...slip, slip: 'answered-another-quantity' },
    ],
    { isProduct: true },
  );
  expect(offered.map(({ value }) => Number(value.toPrecision(4)))).toEqual([12, 7, 60, 120, 0.6, 1.2]);
});

test('a pair that no student would believe is not offered', () => {
  const offered = slipsTogether(1, [
    { value: 1000, factor: 'unit', ...slip },
    { value: 50, factor: 'mass', ...slip },
  ]);
  expect(offered.map(({ value }) => value)).not.toContain(50_000);
});

test('a slip that is two already takes no third', () => {
  const single = { value: 12, factor: 'mass', ...slip, teaching: 'The mass is doubled.' };
  const doubles = [
    'Two things went wrong: the mass is doubled, and the volume is tripled.',
    'Two things went wrong. The mass is doubled. Also, the volume is tripled.',
    'Both ratios are upside down: that of the masses and that of the volumes.',
  ].map((teaching, index) => ({ value: 2 + index, factor: 'volume', ...slip, teaching }));
  const turned = { value: -6, ...slip, teaching: 'The sign is lost.' };
  const offered = slipsTogether(6, [single, ...doubles, turned]);
  const third = offered
    .slice(5)
    .filter(({ teaching }) => doubles.some((one) => teaching.includes(one.teaching)));
  expect(third).toEqual([]);
  expect(offered.some(({ teaching }) => teaching.includes('wrong. The mass is doubled.'))).toBe(true);
});

test('a slip in the last step can follow on those before it', () => {
  const offered = slipsTogether(30, [
    { value: 70, lastStep: restOf(100), ...slip },
    { value: 45, isBeforeLastStep: true, ...slip },
    { value: 120, isBeforeLastStep: true, ...slip },
  ]);
  expect(offered.map(({ value }) => value)).toEqual([70, 45, 120, 55]);
  expect(offered[3]?.teaching).toBe(
    'Two things went wrong. The factor is left out. Also, the result was subtracted from 100%, which gives the remainder.',
  );
});

test('a sentence about the number itself is left out of a pair, whose number is another one', () => {
  const offered = slipsTogether(6, [
    { value: 12, factor: 'mass', ...slip, teaching: 'This is the mass in grams; the molar mass divides.' },
    { value: 2, factor: 'volume', ...slip, teaching: 'This is the volume; it is not asked.' },
    { value: 3, factor: 'time', ...slip, teaching: 'The time is halved.' },
  ]);
  const pairs = offered.filter(({ teaching }) => teaching.startsWith('Two things'));
  expect(pairs[0]?.teaching).toBe('Two things went wrong. The molar mass divides. Also, the time is halved.');
  expect(pairs.filter(({ teaching }) => teaching.includes('This is'))).toEqual([]);
});

test('a key of one is its own reciprocal: no slip that leads to one makes the others be turned upside down', () => {
  const offered = slipsTogether(1, [
    { value: 1, ...slip },
    { value: 3, ...slip },
  ]);
  expect(offered.map(({ value }) => value)).toEqual([1, 3]);
});

test('what is read off a figure is not ten times too large or too small by a power of ten that slipped', () => {
  const slips = [
    { value: 12, factor: 'mass', ...slip },
    { value: 2, factor: 'volume', ...slip },
  ];
  expect(slipsTogether(6, slips, { isRead: true }).map(({ value }) => value)).toEqual([12, 2, 4]);
  expect(slipsTogether(6, slips).map(({ value }) => value)).toContain(60);
});
