import { formatSignificant } from '@valence/chemistry';
import type { Random } from '../../../random.ts';
import type { Draft } from '../../family.ts';
import { quantityOptions } from '../../options/quantity-options.ts';
import type { SlippedValue } from '../../options/slipped-value.ts';
import { workingText } from '../../texts/shown-working.ts';
import { drawMixture, pairsOfCompounds } from './internal-standard-mixture.ts';

/** A substance of the mixture: concentration in mg/L and peak area. */
interface Peak {
  name: string;
  c: number;
  area: number;
}

/** The response of the analyte relative to the standard, or of the standard relative to the analyte. */
export function responseFactor(random: Random): Draft | null {
  const pair = random.pick(pairsOfCompounds);
  const { cx, cs, ax, as } = drawMixture(random, pair);
  // With very different concentrations only the key would be a believable ratio of responses.
  if (Math.abs(Math.log(cx / cs)) > Math.log(1.9)) return null;
  const analyte: Peak = { name: pair.analyte, c: cx, area: ax };
  const standard: Peak = { name: pair.standard, c: cs, area: as };
  const isOfAnalyte = random.pick([true, false]);
  const [own, other] = isOfAnalyte ? [analyte, standard] : [standard, analyte];
  const key = own.area / own.c / (other.area / other.c);
  const options = quantityOptions(key, (value) => formatSignificant(value, 3), slipsOf(own, other));
  if (options === null) return null;
  const asked = isOfAnalyte
    ? `What is the response factor *F* of ${own.name}, its peak area per unit concentration relative to that of the standard?`
    : `How large is the response (peak area per unit concentration) of ${own.name} relative to that of ${other.name}?`;
  const ratio = `\\frac{${own.area}/${formatSignificant(own.c, 3)}}{${other.area}/${formatSignificant(other.c, 3)}} = \\frac{${workingText(own.area / own.c)}}{${workingText(other.area / other.c)}} = ${options.answer}`;
  return {
    text: `A mixture of ${formatSignificant(cx, 3)} mg/L ${pair.analyte} and ${formatSignificant(cs, 3)} mg/L ${pair.standard}, the internal standard, gives peak areas of ${ax} (${pair.analyte}) and ${as} (${pair.standard}). ${asked}`,
    ...options,
    explanation: isOfAnalyte
      ? `The area for each mg/L of the analyte is compared with that of the standard: *F* = ${ratio}.`
      : `The area for each mg/L of the standard is compared with that of the analyte: ${ratio}.`,
    finding: `Peak area per unit concentration of ${own.name} over that of ${other.name}: ${options.answer}.`,
  };
}

/** Slips with the areas, the concentrations, and which substance belongs on top. */
function slipsOf(own: Peak, other: Peak): SlippedValue[] {
  const [areas, concentrations] = [own.area / other.area, own.c / other.c];
  return [
    {
      value: concentrations / areas,
      slip: 'inverted-ratio',
      teaching: `${own.name.charAt(0).toUpperCase()}${own.name.slice(1)} belongs in the numerator and ${other.name} in the denominator; the reciprocal was given.`,
    },
    {
      value: areas,
      slip: 'ignored-concentrations',
      teaching: 'Only the areas were compared; each must be divided by its concentration.',
    },
    {
      value: areas * concentrations,
      slip: 'multiplied-for-divided',
      teaching:
        'Each area was multiplied by its concentration; the response is peak area per unit concentration.',
    },
    {
      value: concentrations,
      slip: 'ignored-areas',
      teaching: 'Only the concentrations were compared; the response is peak area per unit concentration.',
    },
    {
      value: 1 / concentrations,
      slip: 'ignored-areas',
      teaching: 'Both areas were set to 1; they show how strong the response to each concentration is.',
    },
    {
      value: 1 / areas,
      slip: 'ignored-concentrations',
      teaching:
        'Two things went wrong. The concentrations were ignored. Also, the ratio of the areas was inverted.',
    },
    {
      value: 1 / (areas * concentrations),
      slip: 'exchanged-signals',
      teaching: 'The areas were interchanged: each was divided by the concentration of the other substance.',
    },
  ];
}
