import { formatDecimals, formatSignificant } from '@valence/chemistry';
import type { Random } from '../../../random.ts';
import type { Draft } from '../../family.ts';
import { readingOptions } from '../../options/reading-options.ts';
import { carbonate, companions } from './decompositions.data.ts';
import { drawThermogram, plateausOf, readMass } from './thermogram.ts';

const percent = (value: number): string => `${formatDecimals(value, 0)}%`;

/** The content of a solid in a mixture, each of whose two parts loses one gas. */
export function mixtureShare(random: Random): Draft | null {
  const companion = random.pick(companions);
  const mass = random.integer(60, 99);
  const shares = [random.integer(15, 65) / 100, random.integer(15, 65) / 100] as const;
  const [companionShare, carbonateShare] = shares;
  if (companionShare + carbonateShare > 0.97) return null;
  const lostOf = (share: number, { lost, molarMass }: typeof carbonate): number =>
    (mass * share * lost) / molarMass;
  const [lostFirst, lostLast] = [lostOf(companionShare, companion), lostOf(carbonateShare, carbonate)];
  const figure = drawThermogram(`a mixture of ${companion.name}, calcium carbonate, and sand`, mass, [
    { at: companion.at, lost: lostFirst },
    { at: carbonate.at, lost: lostLast },
  ]);
  const middle = readMass(mass - lostFirst);
  const end = readMass(mass - lostFirst - lostLast);
  const isCarbonate = random.pick([true, false]);
  const [asked, other] = isCarbonate ? [carbonate, companion] : [companion, carbonate];
  const [lost, otherLost] = isCarbonate ? [middle - end, mass - middle] : [mass - middle, middle - end];
  // Half a milligram more or less must not move the share by much.
  if (lost < 3 || (50 * asked.molarMass) / asked.lost / mass > 2.8) return null;
  const of = (fallen: number, solid = asked, whole = mass): number =>
    (100 * fallen * solid.molarMass) / solid.lost / whole;
  const options = readingOptions(
    of(lost),
    percent,
    [
      {
        value: of(otherLost),
        slip: 'other-stage',
        teaching: `The other step was read; ${asked.name} loses its gas ${isCarbonate ? 'above' : 'below'} 600 °C.`,
      },
      {
        value: (100 * lost) / mass,
        slip: 'one-step-short',
        teaching:
          'This is the percentage of the sample mass lost as gas, not the percentage of the solid from which the gas came.',
      },
      {
        value: of(lost, other),
        slip: 'other-constant',
        teaching: `The loss was calculated as if ${other.name} had lost it.`,
      },
      {
        value: of(lost + otherLost),
        slip: 'both-steps-for-one',
        teaching: 'The losses of both steps were added; each solid has its own step.',
      },
      {
        value: (100 * lost * (asked.molarMass - asked.lost)) / asked.lost / mass,
        slip: 'residue-for-solid',
        teaching: `The residue of the ${asked.name} was counted as the ${asked.name} itself, without the gas that it lost.`,
      },
      {
        value: of(lost, asked, end),
        slip: 'wrong-reference',
        teaching: `The mass of ${asked.name} was divided by that of the residue; it must be divided by the initial mass of the sample.`,
      },
      {
        value: of(otherLost, other),
        slip: 'other-component',
        teaching: `This is the percentage of ${other.name}.`,
      },
      {
        value: (100 * lost * asked.lost) / asked.molarMass / mass,
        slip: 'inverted-ratio',
        teaching: `The loss must be multiplied by the molar mass of ${asked.name} over the mass of gas that one mole loses; here this ratio was inverted.`,
      },
      {
        value: (100 * (mass - (isCarbonate ? middle : end))) / mass,
        slip: 'one-step-short',
        teaching: isCarbonate
          ? 'This is the percentage of the sample mass lost as gas in the other step.'
          : 'This is the percentage of the sample mass lost as gas in both steps together.',
      },
      {
        value: (100 * (isCarbonate ? middle : end)) / mass,
        slip: 'rest-for-part',
        teaching: 'The mass that remains was used; the content follows from the mass that was lost.',
      },
      {
        value: 100 - of(lost),
        slip: 'rest-for-part',
        teaching: `This is the percentage of everything except ${asked.name}.`,
      },
    ].filter(({ value }) => value < 99),
    9,
  );
  const [fallen, gas] = [formatSignificant(lost, 3), formatDecimals(asked.lost, 2)];
  const solid = (lost * asked.molarMass) / asked.lost;
  return (
    options && {
      text: `The mixture contains ${companion.name}, \\ce{${companion.formula}} (${formatSignificant(companion.molarMass, 4)} g/mol), which loses its water below 600 °C; calcium carbonate, \\ce{CaCO3} (100.1 g/mol), which loses \\ce{CO2} above 600 °C; and sand, which loses nothing. Approximately what percentage by mass of the mixture is ${asked.name}?`,
      shown: {
        figure,
        keyFrom: ({ lines }) => {
          const [first = NaN, second = NaN, third = NaN] = plateausOf(lines[0]);
          return percent(of(isCarbonate ? second - third : first - second, asked, first));
        },
      },
      ...options,
      explanation: `In the step due to ${asked.name}, the mass falls by about ${fallen} mg. One mole of this solid, ${formatSignificant(asked.molarMass, 4)} g, loses ${gas} g (${asked.gas}), so the mixture contained ${fallen} mg × \\frac{${formatSignificant(asked.molarMass, 4)}}{${gas}} = ${formatSignificant(solid, 3)} mg of it: \\frac{${formatSignificant(solid, 3)}}{${mass}} × 100% = ${options.answer}.`,
      finding: `The loss of its step leads to ${options.answer} of the sample.`,
    }
  );
}
