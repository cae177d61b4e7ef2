import { formatDecimals, formatSignificant } from '@valence/chemistry';
import { wholeSet, type ComputedSet, type PartDraft } from '../../computed-set.ts';
import { consequencePart } from '../../consequence-part.ts';
import { shareReadingOptions } from '../../options/reading-options.ts';
import { plainNumber } from '../../texts/plain-number.ts';
import { mistakes, mistakesWithTheFlask } from './internal-standard-effects.data.ts';
import { dilutionSlips, factorIn, slipsFor } from './internal-standard-slips.ts';
import { drawAreas, readAreas, type Areas } from './standard-areas.ts';

/** Peak areas of an analyte and an internal standard: response factor, content of a sample, and what a mistake does. */
export const internalStandardSet: ComputedSet = {
  id: 'internal-standard-set',
  subject: 'analytical',
  topics: ['chromatography', 'calibration'],
  tests: {
    intermediate: [['internal-standard'], ['internal-standard'], ['internal-standard']],
    advanced: [['internal-standard'], ['internal-standard', 'dilution'], ['internal-standard']],
  },
  reference: 'Harris, Quantitative Chemical Analysis, chapter 5',
  draft(random, difficulty) {
    const isDiluted = difficulty === 'advanced';
    const areas = drawAreas(random, isDiluted);
    return wholeSet({
      title: 'Chromatography with an internal standard',
      text: told(areas, isDiluted),
      figure: areas.figure,
      parts: [
        responseFactor(areas),
        isDiluted ? contentOfSample(areas) : contentOfMixture(areas),
        consequencePart(random, isDiluted ? mistakesWithTheFlask : mistakes),
      ],
    });
  },
};

function told(
  { sample, analyte, standard, method, aliquot, added, stock, flask, unit }: Areas,
  isDiluted: boolean,
): string {
  const prepared = isDiluted
    ? `For the last row, ${formatDecimals(aliquot, 2)} mL of the sample and ${formatDecimals(added, 2)} mL of a solution containing ${formatDecimals(stock, 1)} ${unit} of ${standard} were pipetted into one flask, which was made up to ${formatDecimals(flask, 2)} mL.`
    : `For the last row, ${standard} was added to the sample; take the volume as unchanged.`;
  return `${analyte[0]?.toUpperCase() ?? ''}${analyte.slice(1)} in ${sample} is determined by ${method}, with ${standard} as the internal standard. The table shows the concentrations of the two injected solutions and their peak areas. ${prepared}`;
}

const factor = (value: number): string => formatSignificant(value, 3);

function responseFactor({ known, unknown, analyte, standard }: Areas): PartDraft | null {
  const ratio = known.analyteArea / known.standardArea;
  const contents = known.analyte / known.standard;
  const options = shareReadingOptions(
    ratio / contents,
    factor,
    [
      {
        value: contents / ratio,
        slip: 'inverted-ratio',
        teaching:
          'This is the reciprocal; the ratio of the areas belongs in the numerator and the ratio of the concentrations in the denominator.',
      },
      {
        value: ratio,
        slip: 'one-step-short',
        teaching: 'This is the ratio of the areas; it must be divided by the ratio of the concentrations.',
      },
      {
        value: ratio * contents,
        slip: 'multiplied-for-divided',
        teaching:
          'The ratio of the areas was multiplied by that of the concentrations; it must be divided by it.',
      },
      {
        value: contents,
        slip: 'left-out-a-term',
        teaching: 'This is the ratio of the concentrations alone; the areas were ignored.',
      },
      {
        value: unknown.analyteArea / unknown.standardArea / contents,
        slip: 'separate-results-combined',
        teaching: 'The areas in the sample row were used, but the concentrations are those in the first row.',
      },
    ],
    0.06,
  );
  const [a, s] = [known.analyteArea, known.standardArea];
  return (
    options && {
      text: `What is the response factor *F* of ${analyte} relative to ${standard}, the ratio of their peak areas divided by the ratio of their concentrations?`,
      keyFrom: ({ cells }) => factor(factorIn(readAreas(cells).known)),
      ...options,
      explanation: `From the first row, *F* = \\frac{${a}/${s}}{${formatDecimals(known.analyte, 1)}/${formatDecimals(known.standard, 1)}} = \\frac{${formatSignificant(ratio, 4)}}{${formatSignificant(contents, 4)}} = ${options.answer}.`,
      finding: `Areas over concentrations of the known mixture give ${options.answer}.`,
    }
  );
}

function contentOfMixture(areas: Areas): PartDraft | null {
  const { known, unknown, analyte, unit } = areas;
  const write = (value: number): string => `${plainNumber(value, 3)} ${unit}`;
  const ratio = unknown.analyteArea / unknown.standardArea;
  const key = (ratio * unknown.standard) / factorIn(known);
  const options = shareReadingOptions(key, write, slipsFor(areas, unknown.standard), 0.06);
  const [r, s] = [formatSignificant(ratio, 4), `${formatDecimals(unknown.standard, 1)} ${unit}`];
  return (
    options && {
      text: `What is the concentration of ${analyte} in the sample?`,
      keyFrom: ({ cells }) => {
        const read = readAreas(cells);
        return write(
          (read.unknown.analyteArea / read.unknown.standardArea / factorIn(read.known)) *
            read.unknown.standard,
        );
      },
      ...options,
      explanation: `The first row gives the response factor *F* = ${formatSignificant(factorIn(known), 4)}. In the sample, the ratio of the areas is \\frac{${unknown.analyteArea}}{${unknown.standardArea}} = ${r}, so the concentration is \\frac{${r} × ${s}}{${formatSignificant(factorIn(known), 4)}} = ${options.answer}.`,
      finding: `The ratio of the areas over *F*, times the concentration of the standard: ${options.answer}.`,
    }
  );
}

/** As `shareReadingOptions`, without what no solution can hold. */
function optionsUpTo(
  most: number | undefined,
  ...asked: Parameters<typeof shareReadingOptions>
): ReturnType<typeof shareReadingOptions> {
  const options = shareReadingOptions(...asked);
  if (options === null || most === undefined) return options;
  const distractors = options.distractors.filter(({ text }) => Number.parseFloat(text) < most);
  return distractors.length < 3 ? null : { ...options, distractors };
}

function contentOfSample(areas: Areas): PartDraft | null {
  const { known, unknown, analyte, unit, aliquot, added, stock, flask, most } = areas;
  const write = (value: number): string => `${plainNumber(value, 3)} ${unit}`;
  const ratio = unknown.analyteArea / unknown.standardArea;
  const standard = (stock * added) / flask;
  const dilution = flask / aliquot;
  const f = factorIn(known);
  const inFlask = (ratio * standard) / f;
  const options = optionsUpTo(
    most,
    inFlask * dilution,
    write,
    [
      ...dilutionSlips(areas),
      ...slipsFor(areas, standard).map((slip) => ({ ...slip, value: slip.value * dilution })),
    ],
    0.06,
  );
  const [r, s, c] = [
    formatSignificant(ratio, 4),
    `${formatSignificant(standard, 4)} ${unit}`,
    `${formatSignificant(inFlask, 4)} ${unit}`,
  ];
  return (
    options && {
      text: `What is the concentration of ${analyte} in the sample, before it was pipetted into the flask?`,
      keyFrom: ({ cells }) => {
        const read = readAreas(cells);
        return write(
          (read.unknown.analyteArea / read.unknown.standardArea / factorIn(read.known)) * standard * dilution,
        );
      },
      ...options,
      explanation: `The concentration of the internal standard in the flask is ${formatDecimals(stock, 1)} ${unit} × \\frac{${formatDecimals(added, 2)} mL}{${formatDecimals(flask, 2)} mL} = ${s}. The first row gives *F* = ${formatSignificant(f, 4)}, and the ratio of the areas in the last row is \\frac{${unknown.analyteArea}}{${unknown.standardArea}} = ${r}. The concentration of the analyte is therefore \\frac{${r} × ${s}}{${formatSignificant(f, 4)}} = ${c} in the flask, and in the sample it is ${c} × \\frac{${formatDecimals(flask, 2)} mL}{${formatDecimals(aliquot, 2)} mL} = ${options.answer}.`,
      finding: `The ratio of the areas over *F*, times the standard in the flask and the dilution: ${options.answer}.`,
    }
  );
}
