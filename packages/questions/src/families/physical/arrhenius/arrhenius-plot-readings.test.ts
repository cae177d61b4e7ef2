import { expect, test } from 'vitest';
import { makeQuestion } from '../../testing/drawn-once.ts';
import { arrheniusPlotReadings } from './arrhenius-plot-readings.ts';

const seeds = Array.from({ length: 60 }, (_, seed) => seed + 1);

test('every temperature among the options lies on the axis of the plot', () => {
  const off = seeds.flatMap((seed) => {
    const { figure, options } = makeQuestion(arrheniusPlotReadings, seed, 'advanced');
    if (figure?.kind !== 'plot') return [seed];
    const { from, to } = figure.x;
    const temperatures = options.flatMap(({ text }) => (text.endsWith('K') ? [Number.parseFloat(text)] : []));
    // Options are written as whole kelvin.
    return temperatures.filter((kelvin) => 1000 / kelvin < from - 0.01 || 1000 / kelvin > to + 0.01);
  });
  expect(off).toEqual([]);
});

test('two slips in an activation energy are offered alone and together', () => {
  const off = seeds.filter((seed) => {
    const { options, key } = makeQuestion(arrheniusPlotReadings, seed, 'intermediate');
    const energy = Number.parseFloat(options[key]?.text ?? '');
    const [one = NaN, other = NaN] = options.flatMap(({ text, slip }) =>
      slip === null || slip.teaching.startsWith('Two things') ? [] : [Number.parseFloat(text)],
    );
    const both = options.find(({ slip }) => slip?.teaching.startsWith('Two things'));
    return !(Math.abs((one * other) / energy / Number.parseFloat(both?.text ?? '') - 1) < 0.06);
  });
  expect(off).toEqual([]);
});
