import { heightAt } from '@valence/figures';
import { expect, test } from 'vitest';
import { makeQuestion } from '../../testing/drawn-once.ts';
import { optionFaults, steps } from '../../testing/option-faults.ts';
import { numbersOf, shownSeries } from '../../testing/shown-rows.ts';
import { recrystallizationReadings } from './recrystallization-readings.ts';
import { levelSalts, steepSalts } from './water-solubilities.data.ts';

const questions = (difficulty: 'beginner' | 'intermediate' | 'advanced'): ReturnType<typeof makeQuestion>[] =>
  Array.from({ length: 40 }, (_, seed) => makeQuestion(recrystallizationReadings, seed + 1, difficulty));

test('the drawn curves go through the tabulated solubilities', () => {
  const known = [...steepSalts, ...levelSalts];
  const faults = questions('intermediate').flatMap(({ figure, id }) =>
    figure?.kind !== 'plot'
      ? [id]
      : figure.series.flatMap(({ name, points }) =>
          (known.find(({ formula }) => formula === name)?.points ?? [[NaN, NaN] as const]).flatMap(([t, s]) =>
            Math.abs(heightAt(points, t) / s - 1) < 0.01 ? [] : [`${id}: ${t} °C`],
          ),
        ),
  );
  expect(faults).toEqual([]);
});

test('the best solvent loses the least of what it dissolved hot, and dissolves enough', () => {
  const faults = questions('beginner').flatMap((question) => {
    const [hot = NaN, cold = NaN] = numbersOf(question.text);
    const kept = [...shownSeries(question)].map(([name, points]) => ({
      name,
      lost: heightAt(points, cold) / heightAt(points, hot),
      dissolved: heightAt(points, hot),
    }));
    const [best] = kept
      .filter(({ dissolved }) => dissolved > 15)
      .toSorted((one, other) => one.lost - other.lost);
    return question.options[question.key]?.text === `Solvent ${best?.name ?? ''}` ? [] : [question.id];
  });
  expect(faults).toEqual([]);
});

test('a balance over crystals and solution, from the table of the figure, leads to the recovered share', () => {
  const faults = questions('intermediate').flatMap((question) => {
    const [mass = NaN, water = NaN, , cold = NaN] = numbersOf(question.text.replace(/\\ce\{.*?\}/g, ''));
    const [points = []] = shownSeries(question).values();
    const crystals = mass - heightAt(points, cold) * (water / 100);
    return optionFaults(question, (crystals / mass) * 100, steps(3));
  });
  expect(faults).toEqual([]);
});

test('with the water that the impurity needs, the crystals have the mass of the key', () => {
  const faults = questions('advanced').flatMap((question) => {
    const [mass = NaN, impurity = NaN, cold = NaN] = numbersOf(question.text.replace(/\\ce\{.*?\}/g, ''));
    const [own = [], foreign = []] = shownSeries(question).values();
    const hundreds = impurity / heightAt(foreign, cold);
    const lost = heightAt(own, cold) * hundreds;
    return optionFaults(question, mass - lost, steps(Math.max(0.5, 0.1 * lost)));
  });
  expect(faults).toEqual([]);
});

test('nothing is offered that exceeds the mass that was put in', () => {
  const faults = questions('advanced').flatMap(({ id, text, options }) => {
    const [mass = NaN] = numbersOf(text.replace(/\\ce\{.*?\}/g, ''));
    return options.some((option) => Number.parseFloat(option.text) > mass) ? [id] : [];
  });
  expect(faults).toEqual([]);
});

test('a number that stands at the axis is not taken for a misread finer line', () => {
  const faults = questions('intermediate').filter(
    ({ text, options }) =>
      text.includes('cooled to 20 °C') && options.some(({ slip }) => slip?.id === 'ruling-misread'),
  );
  expect(faults).toEqual([]);
});
