import { dilution, formatDecimals, formatSignificant } from '@valence/chemistry';
import type { Random } from '../../../random.ts';
import type { Draft, Family } from '../../family.ts';
import { quantityOptions } from '../../options/quantity-options.ts';
import { roomOfWorking, toFigures } from '../../texts/shown-working.ts';
import { solutes } from './solutes.ts';
import { weighedSolute } from './weighed-solute.ts';

const three = (value: number): string => formatSignificant(value, 3);

/** Concentrations: of a diluted stock, of a weighed solute, of a twice diluted one. */
export const molarityAndDilution: Family = {
  id: 'molarity-and-dilution',
  name: 'Molarity and dilution',
  subject: 'general',
  topics: ['solutions', 'moles'],
  difficulties: ['beginner', 'intermediate', 'advanced'],
  tests: { beginner: ['dilution'], intermediate: ['molarity'], advanced: ['dilution', 'molarity'] },
  uses: ['mass-mole-conversion', 'preparing-solutions'],
  reference: 'OpenStax Chemistry 2e, section 3.3',
  draft(random, difficulty) {
    switch (difficulty) {
      case 'beginner':
        return stockNeeded(random);
      case 'intermediate':
        return weighedSolute(random);
      case 'advanced':
        return dilutedTwice(random);
    }
  },
};

function stockNeeded(random: Random): Draft | null {
  const stock = random.integer(4, 24) / 2;
  const wanted = random.integer(2, 30) / 20;
  const volume = random.integer(2, 20) * 50;
  if (wanted > stock / 3) return null;
  const { stockVolume: needed } = dilution({ stock, diluted: wanted, finalVolume: volume });
  // Salt water cannot be stronger than about 6 mol/L, hydrochloric acid about 12.
  const shown = stock > 5 ? '\\ce{HCl}' : '\\ce{NaCl}';
  const options = quantityOptions(
    needed,
    (value) => `${three(value)} mL`,
    [
      {
        value: volume - needed,
        slip: 'answered-another-quantity',
        teaching:
          'This is approximately the volume of water to be added; the question asks for the volume of stock solution.',
      },
      {
        // A volume many times that of the final solution is ruled out at a glance.
        value: stock < 6 * wanted ? (stock * volume) / wanted : Number.NaN,
        slip: 'inverted-ratio',
        factor: 'r',
        teaching:
          'The volume of stock needed is less than that of the final solution; here the ratio of concentrations was inverted.',
      },
      {
        value: (volume * wanted) / (stock + wanted),
        slip: 'share-for-ratio',
        teaching:
          'The concentration of the final solution was divided by the sum of both concentrations; it must be divided by that of the stock solution alone.',
      },
      {
        value: (volume * wanted) / (stock - wanted),
        slip: 'added-final-volume',
        factor: 'r',
        teaching: `${volume}.0 mL was treated as the volume of water to be added; it is the volume of the final solution.`,
      },
      {
        // More than the final volume would be known for wrong at a glance.
        value: wanted < 1 ? volume * wanted : Number.NaN,
        slip: 'one-step-short',
        factor: 'r',
        teaching:
          'The final volume was multiplied by the final concentration, but not divided by the concentration of the stock solution.',
      },
      {
        value: volume / stock,
        slip: 'one-step-short',
        factor: 'r',
        teaching:
          'The final volume was divided by the concentration of the stock solution, but not multiplied by that of the final solution.',
      },
      {
        value: stock / wanted,
        slip: 'one-step-short',
        teaching: 'This is only the dilution factor; the final volume must be divided by it.',
      },
      {
        value: (volume * stock) / (stock + wanted),
        slip: 'share-for-ratio',
        teaching:
          'Two things went wrong: the concentration of the final solution was divided by the sum of both concentrations, not by that of the stock solution alone, and the result was subtracted from the final volume, as if the volume of water were asked for.',
      },
    ],
    undefined,
    { largest: volume },
  );
  return (
    options && {
      text: `What volume of stock solution (${three(stock)} mol/L ${shown}) is needed to prepare ${volume}.0 mL of a ${three(wanted)} mol/L solution?`,
      ...options,
      explanation: `Dilution leaves the amount of solute unchanged, so *c*_{1}*V*_{1} = *c*_{2}*V*_{2}: *V*_{1} = \\frac{${three(wanted)} mol/L × ${volume}.0 mL}{${three(stock)} mol/L} = ${options.answer}.`,
      finding: `The amount of solute stays the same on dilution, which gives ${options.answer}.`,
    }
  );
}

function dilutedTwice(random: Random): Draft | null {
  const { shown, molarMass } = random.pick(solutes);
  const mass = random.integer(200, 990) / 100;
  const flask = random.pick([100, 200, 250]);
  const pipette = random.pick([5, 10, 20, 25]);
  const second = random.pick([100, 250, 500]);
  const stock = mass / molarMass / (flask / 1000);
  const { diluted } = dilution({ stock, stockVolume: pipette, finalVolume: second });
  const options = quantityOptions(
    diluted,
    (value) => `${three(value)} mol/L`,
    [
      {
        value: stock,
        slip: 'one-step-short',
        factor: 'd',
        teaching: 'The first solution is then diluted; this step was left out.',
      },
      {
        value: (stock * second) / pipette,
        slip: 'inverted-ratio',
        factor: 'd',
        teaching: 'Dilution decreases the concentration; here the ratio of volumes was inverted.',
      },
      {
        value: (stock * pipette) / (second + pipette),
        slip: 'added-final-volume',
        factor: 'd',
        teaching: `“Diluted to ${second}.0 mL” means that this is the final volume, which includes the portion taken.`,
      },
      {
        value: (stock * pipette) / flask,
        slip: 'wrong-flask',
        factor: 'd',
        teaching: `The portion is diluted to ${second}.0 mL; here the volume of the first flask was used instead.`,
      },
      {
        value: ((mass / (flask / 1000)) * pipette) / second,
        slip: 'masses-for-moles',
        factor: 'm',
        teaching:
          'The mass was not converted to moles; for a concentration in mol/L, it must be divided by the molar mass.',
      },
    ],
    roomOfWorking(stock, toFigures(stock, 4)),
  );
  return (
    options && {
      text: `A solution is prepared by dissolving ${three(mass)} g of ${shown} (${formatDecimals(molarMass, 2)} g/mol) in water and diluting to ${flask}.0 mL. Then ${pipette}.00 mL of this solution is diluted to ${second}.0 mL. What is the concentration of the final solution?`,
      ...options,
      explanation: `First solution: \\frac{${three(mass)}}{${formatDecimals(molarMass, 2)} × ${formatSignificant(flask / 1000, 4)}} = ${formatSignificant(stock, 4)} mol/L. After dilution: ${formatSignificant(stock, 4)} mol/L × \\frac{${pipette}.00 mL}{${second}.0 mL} = ${options.answer}.`,
      finding: `The concentration of the stock times the ratio of volumes is ${options.answer}.`,
    }
  );
}
