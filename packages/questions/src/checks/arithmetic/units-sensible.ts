import { pureNumber, sameDimension, zeroCelsius, type Dimension } from '@valence/chemistry';
import { failed, notApplicable, passed, type Check } from '../check.ts';
import { optionQuantity, type OptionQuantity } from './quantity-in-option.ts';
import type { QuestionReading } from '../question-reading.ts';

const length: Dimension = [1, 0, 0, 0, 0, 0];
const mass: Dimension = [0, 1, 0, 0, 0, 0];
const time: Dimension = [0, 0, 1, 0, 0, 0];
const amount: Dimension = [0, 0, 0, 0, 1, 0];
const volume: Dimension = [3, 0, 0, 0, 0, 0];
const energy: Dimension = [2, 1, -2, 0, 0, 0];
const perMole: Dimension = [2, 1, -2, 0, -1, 0];

/** Dimensions in which a quantity can be stated. A question that asks for the unit itself is excluded. */
const dimensionsOf: readonly (readonly [RegExp, string, readonly Dimension[]])[] = [
  [/molar mass/, 'a molar mass', [[0, 1, 0, 0, -1, 0], mass]],
  [
    /(?:molar |mass )?concentration|molarity/,
    'a concentration',
    [[-3, 0, 0, 0, 1, 0], [-3, 1, 0, 0, 0, 0], [0, -1, 0, 0, 1, 0], pureNumber],
  ],
  [/mass/, 'a mass', [mass]],
  [/volume/, 'a volume', [volume, [3, 0, 0, 0, -1, 0]]],
  [/(?:partial |total |vapou?r |osmotic |final )?pressure/, 'a pressure', [[-1, 1, -2, 0, 0, 0], pureNumber]],
  [/(?:final |boiling |freezing |melting )?temperature/, 'a temperature', [[0, 0, 0, 1, 0, 0]]],
  [/density/, 'a density', [[-3, 1, 0, 0, 0, 0]]],
  [/wavelength/, 'a wavelength', [length]],
  [/half-life/, 'a half-life', [time]],
  [/amount/, 'an amount', [amount, mass, pureNumber]],
  [
    /(?:reaction |molar |lattice |activation )?(?:enthalpy|energy)(?: change)?/,
    'an energy',
    [energy, perMole, [2, 0, -2, 0, 0, 0], [-1, 0, 0, 0, 0, 0]],
  ],
  [/pH|pOH|mole fraction/, 'a pure number', [pureNumber]],
];
const asks =
  /[Ww]hat (?:is|was|will be) (?:the|its) ([A-Za-z- ]+?)(?: of| at| in| when| if| after| change|,|\?)/g;

/** Quantities as options share one dimension, the one that is asked for, and lie where such a quantity can lie. */
export const unitsSensibleCheck: Check = {
  name: 'Units sensible',
  run(reading) {
    const quantities = reading.options.map(({ linear }) => optionQuantity(linear));
    const stated = quantities.filter((quantity) => quantity !== null);
    if (stated.length < reading.options.length)
      return stated.length < 3
        ? notApplicable('The options are no quantities.')
        : passed('Most options are quantities, and none needs a unit.');
    const problem = unlikeProblem(stated) ?? askedProblem(reading, stated) ?? rangeProblem(reading, stated);
    if (problem !== null) return failed(problem);
    return passed('All options are quantities of one kind, in units that fit what is asked.');
  },
};

function unlikeProblem(stated: readonly OptionQuantity[]): string | null {
  const [first] = stated;
  if (first === undefined) return null;
  const other = stated.find((quantity) => !alike(first, quantity));
  return other === undefined ? null : 'the options are quantities of different kinds';
}

/** Units with an offset zero (°C) are unlike other units, and numbers without a unit are unlike numbers with one. */
function alike(one: OptionQuantity, other: OptionQuantity): boolean {
  const zero = (quantity: OptionQuantity): boolean =>
    quantity.value.bare.low === 0 && quantity.value.bare.high === 0;
  if (zero(one) || zero(other)) return true;
  if (one.value.si === null || other.value.si === null) return isTemperature(one) && isTemperature(other);
  return sameDimension(one.value.si.dimension, other.value.si.dimension);
}

function isTemperature({ value }: OptionQuantity): boolean {
  return value.si === null || sameDimension(value.si.dimension, [0, 0, 0, 1, 0, 0]);
}

function askedProblem({ text, question }: QuestionReading, stated: readonly OptionQuantity[]): string | null {
  const key = stated[question.key]?.value;
  const asked = [...text.source.matchAll(asks)].at(-1)?.[1];
  if (asked === undefined || key === undefined) return null;
  const known = dimensionsOf.find(([name]) => new RegExp(`^(?:${name.source})$`).test(asked));
  if (known === undefined) return null;
  const [, name, allowed] = known;
  if (key.si === null) return name === 'a temperature' ? null : `${name} cannot be in °C`;
  const { dimension } = key.si;
  // The question names the unit, or the number is a ratio.
  if (sameDimension(dimension, pureNumber)) return null;
  return allowed.some((one) => sameDimension(one, dimension)) ? null : `${name} cannot have this unit`;
}

/** Physically possible range of the key. A distractor may lie outside: noticing that is part of the answer. */
function rangeProblem(
  { text, question, options }: QuestionReading,
  stated: readonly OptionQuantity[],
): string | null {
  const value = stated[question.key]?.value;
  if (value === undefined) return null;
  const shown = options[question.key]?.source ?? '';
  const isChange = /change|differen|by how|lower|rise|fall|depress|elevat|balance|net|loss|gain|Δ/i.test(
    text.source,
  );
  if (!isChange && value.si !== null && value.si.interval.high < 0) {
    const { dimension } = value.si;
    if (sameDimension(dimension, mass)) return `${shown}: a mass is not negative`;
    if (sameDimension(dimension, volume)) return `${shown}: a volume is not negative`;
    if (sameDimension(dimension, [0, 0, 0, 1, 0, 0])) return `${shown} is below absolute zero`;
  }
  if (/°C/.test(shown) && value.bare.high < -zeroCelsius) return `${shown} is below absolute zero`;
  if (/[Ww]hat is (?:the|its) pH\b/.test(text.source) && (value.bare.high < -2 || value.bare.low > 16))
    return `${shown} is no pH`;
  if (/%/.test(shown) && /percent(?:age)? (?:yield|of)|yield|which share/.test(text.source))
    if (value.bare.low > 100 || value.bare.high < 0) return `${shown} is no share`;
  return null;
}
