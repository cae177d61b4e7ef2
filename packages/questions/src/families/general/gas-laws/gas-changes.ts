import { formatDecimals, formatSignificant, zeroCelsius } from '@valence/chemistry';
import type { Random } from '../../../random.ts';
import type { Draft, Family } from '../../family.ts';
import { quantityOptions } from '../../options/quantity-options.ts';
import { capital } from '../../texts/capital.ts';

const three = (value: number): string => formatSignificant(value, 3);

/** A fixed amount of gas from one state to another: one law at a time, then all together. */
export const gasChanges: Family = {
  id: 'gas-changes',
  name: 'Changes of state of a gas',
  subject: 'general',
  topics: ['gas-laws'],
  difficulties: ['beginner', 'intermediate', 'advanced'],
  tests: { beginner: ['boyles-law'], intermediate: ['gay-lussacs-law'], advanced: ['combined-gas-law'] },
  uses: ['temperature-scales'],
  reference: 'OpenStax Chemistry 2e, section 9.2',
  draft(random, difficulty) {
    switch (difficulty) {
      case 'beginner':
        return boyle(random);
      case 'intermediate':
        return random.next() < 0.5 ? charles(random) : gayLussac(random);
      case 'advanced':
        return combined(random);
    }
  },
};

function boyle(random: Random): Draft | null {
  const volume = random.integer(21, 95) / 10;
  const pressure = random.integer(105, 300) / 100;
  const after = random.integer(60, 480) / 100;
  const right = (pressure * volume) / after;
  const options = quantityOptions(right, (value) => `${three(value)} L`, [
    {
      value: (volume * after) / pressure,
      slip: 'inverted-ratio',
      teaching: `The pressure ${after > pressure ? 'increases, so the volume decreases' : 'decreases, so the volume increases'}; the ratio was inverted.`,
    },
    {
      value: volume * pressure * after,
      slip: 'multiplied-for-divided',
      teaching:
        'The product *PV* was multiplied by the new pressure; *PV* stays the same, so it must be divided by the new pressure.',
    },
    {
      value: volume,
      slip: 'ignored-change',
      teaching: 'The volume was left unchanged, but it changes when the pressure does.',
    },
    {
      value: volume + pressure - after,
      slip: 'difference-for-ratio',
      teaching:
        'This assumes that the sum *P* + *V* stays the same; at constant temperature, it is the product *PV* that does.',
    },
    {
      value: volume * pressure,
      slip: 'one-step-short',
      teaching:
        'This is the product *PV*, which stays the same; it must still be divided by the new pressure.',
    },
    {
      value: volume * (2 - after / pressure),
      slip: 'difference-for-ratio',
      teaching:
        'The volume was changed by the same percentage as the pressure, in the opposite direction; the two are inversely proportional, so the ratio of the pressures is needed.',
    },
    {
      value: after / (pressure * volume),
      slip: 'inverted-ratio',
      teaching: 'This is *P*_{2}/(*P*_{1}*V*_{1}), the reciprocal of the volume.',
    },
  ]);
  return (
    options && {
      text: `A gas occupies ${three(volume)} L at ${three(pressure)} atm. What volume does it occupy at ${three(after)} atm and the same temperature if it behaves ideally?`,
      ...options,
      explanation: `At constant temperature, *PV* is constant: *V*_{2} = \\frac{*P*_{1}*V*_{1}}{*P*_{2}} = \\frac{${three(pressure)} atm × ${three(volume)} L}{${three(after)} atm} = ${options.answer}.`,
      finding: `*PV* is constant at constant temperature: ${options.answer}.`,
    }
  );
}

function charles(random: Random): Draft | null {
  const volume = random.integer(150, 950) / 100;
  return heated(random, volume, 'L', {
    text: (from, to) =>
      `A cylinder with a movable piston contains ${three(volume)} L of gas at ${from} °C. What volume does the gas occupy at ${to} °C and the same pressure if it behaves ideally?`,
    law: 'At constant pressure, *V* is proportional to *T*',
    quantity: 'the volume',
  });
}

function gayLussac(random: Random): Draft | null {
  const pressure = random.integer(105, 450) / 100;
  return heated(random, pressure, 'atm', {
    text: (from, to) =>
      `The gas in a rigid cylinder is at ${three(pressure)} atm and ${from} °C. What is its pressure at ${to} °C if it behaves ideally?`,
    law: 'At constant volume, *P* is proportional to *T*',
    quantity: 'the pressure',
  });
}

function heated(
  random: Random,
  before: number,
  unit: string,
  { text, law, quantity }: { text: (from: number, to: number) => string; law: string; quantity: string },
): Draft | null {
  const from = random.integer(10, 45);
  const to = from + random.integer(25, 120);
  const ratio = (to + zeroCelsius) / (from + zeroCelsius);
  const options = quantityOptions(before * ratio, (value) => `${three(value)} ${unit}`, [
    {
      value: (before * to) / from,
      slip: 'celsius-for-kelvin',
      teaching: 'The ratio of the temperatures in °C was used; they must be converted to kelvin first.',
    },
    {
      value: before / ratio,
      slip: 'inverted-ratio',
      teaching: `The gas is warmed, so ${quantity} must increase; the ratio was inverted.`,
    },
    {
      value: before,
      slip: 'ignored-temperature-change',
      teaching: `${capital(quantity)} was left unchanged, but it changes with the temperature.`,
    },
    {
      value: (before * (to - from)) / (from + zeroCelsius),
      slip: 'difference-for-absolute-temperature',
      teaching: 'This is only the change; the initial value must be added.',
    },
    {
      value: (before * from) / to,
      slip: 'celsius-for-kelvin',
      teaching:
        'Two things went wrong: the temperatures were not converted to kelvin, and their ratio was inverted.',
    },
    {
      value: (before * (to + zeroCelsius)) / from,
      slip: 'celsius-for-kelvin',
      teaching: 'Only the final temperature was converted to kelvin; both must be.',
    },
    {
      value: (before * to) / (from + zeroCelsius),
      slip: 'celsius-for-kelvin',
      teaching: 'Only the initial temperature was converted to kelvin; both must be.',
    },
    {
      value: before * (1 - (to - from) / (from + zeroCelsius)),
      slip: 'wrong-sign',
      teaching: `The change was subtracted; the gas is warmed, so ${quantity} increases by this amount.`,
    },
    {
      value: (before * (to - from)) / from,
      slip: 'difference-for-absolute-temperature',
      teaching:
        'This is only the change, and it was computed with temperatures in °C; temperatures in kelvin are needed.',
    },
  ]);
  return (
    options && {
      text: text(from, to),
      ...options,
      explanation: `${law} in kelvin: ${three(before)} ${unit} × \\frac{${formatDecimals(to + zeroCelsius, 2)} K}{${formatDecimals(from + zeroCelsius, 2)} K} = ${options.answer}.`,
      finding: `Scaled with the ratio of the temperatures in kelvin: ${options.answer}.`,
    }
  );
}

function combined(random: Random): Draft | null {
  const volume = random.integer(105, 950) / 100;
  const from = random.integer(15, 35);
  const to = from + random.integer(-45, 120);
  const pressure = random.integer(70, 150) / 100;
  const after = random.integer(30, 290) / 100;
  if (Math.abs(to - from) < 15 || to === 0 || Math.abs(after / pressure - 1) < 0.2) return null;
  const ratio = (to + zeroCelsius) / (from + zeroCelsius);
  const right = ((volume * pressure) / after) * ratio;
  const options = quantityOptions(
    right,
    (value) => `${three(value)} L`,
    [
      {
        value: ((volume * pressure) / after) * (to / from),
        slip: 'celsius-for-kelvin',
        teaching: 'The temperatures were used in °C; they must be in kelvin.',
      },
      {
        value: (volume * pressure) / after / ratio,
        slip: 'inverted-ratio',
        teaching: 'The ratio of the temperatures was inverted; the final one belongs in the numerator.',
      },
      {
        value: ((volume * after) / pressure) * ratio,
        slip: 'inverted-ratio',
        teaching: 'The ratio of the pressures was inverted; the initial one belongs in the numerator.',
      },
      {
        value: (volume * pressure) / after,
        slip: 'ignored-temperature-change',
        teaching: 'This takes into account the change in pressure but not the change in temperature.',
      },
      {
        value: volume * ratio,
        slip: 'one-step-short',
        teaching: 'This takes into account the change in temperature but not the change in pressure.',
      },
      {
        value: ((volume * after) / pressure) * (to / from),
        slip: 'celsius-for-kelvin',
        teaching:
          'Two things went wrong: the temperatures were not converted to kelvin, and the ratio of the pressures was inverted.',
      },
      {
        value: (volume * after) / pressure / ratio,
        slip: 'inverted-ratio',
        teaching: 'Both ratios are inverted: that of the pressures and that of the temperatures.',
      },
      {
        value: (volume * after) / pressure,
        slip: 'ignored-temperature-change',
        teaching: 'The temperature was left out, and the ratio of the pressures was inverted.',
      },
      {
        value: volume / ratio,
        slip: 'one-step-short',
        teaching: 'The pressure was left out, and the ratio of the temperatures was inverted.',
      },
    ].filter(({ value }) => value > 0),
  );
  return (
    options && {
      text: `A gas occupies ${three(volume)} L at ${three(pressure)} atm and ${degrees(from)} °C. What volume does it occupy at ${three(after)} atm and ${degrees(to)} °C if it behaves ideally?`,
      ...options,
      explanation: `*PV*/*T* is constant, so *V*_{2} = *V*_{1} × \\frac{*P*_{1}}{*P*_{2}} × \\frac{*T*_{2}}{*T*_{1}} = ${three(volume)} L × \\frac{${three(pressure)}}{${three(after)}} × \\frac{${formatDecimals(to + zeroCelsius, 2)}}{${formatDecimals(from + zeroCelsius, 2)}} = ${options.answer}.`,
      finding: `*PV*/*T* is constant: ${options.answer}.`,
    }
  );
}

function degrees(value: number): string {
  return value < 0 ? `−${-value}` : String(value);
}
