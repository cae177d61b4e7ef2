import { formatDecimals } from '@valence/chemistry';
import type { DrawingReading, Figure } from '@valence/figures';
import type { Random } from '../../../random.ts';
import type { ComputedSet, PartDraft, SetDraft } from '../../computed-set.ts';
import { drawn } from '../../texts/drawn.ts';
import { atomsOf, bandsInSentence, massText, protonDifference, withArticle } from './known-compounds.ts';
import { bandsInWords } from './infrared-bands.data.ts';
import { drawProtonSpectrum, signalsOf } from './proton-spectrum.ts';
import { burned, burnedText, percentages, percentText } from './combustion-data.ts';
import {
  atomsIn,
  findingIn,
  formulaFromCombustion,
  countedByCombustion,
  countedByShares,
  formulaFromShares,
  ringsAndDoubleBonds,
  ringsAndDoubleBondsIn,
} from './unknown-formula-parts.ts';
import { rivals, unknownCompounds, type Rival, type UnknownCompound } from './unknown-compounds.data.ts';

/** Combustion, mass and spectra of one unknown: its formula, its rings and double bonds, its structure. */
export const unknownCompoundSet: ComputedSet = {
  id: 'unknown-compound-set',
  subject: 'organic',
  topics: ['spectroscopy-organic'],
  tests: {
    intermediate: [
      ['molecular-formula'],
      ['degrees-of-unsaturation', 'infrared-spectroscopy'],
      ['combined-structure-elucidation'],
    ],
    advanced: [
      ['molecular-formula', 'combustion-analysis'],
      ['degrees-of-unsaturation', 'infrared-spectroscopy'],
      ['combined-structure-elucidation', 'proton-nmr'],
    ],
  },
  reference: 'McMurry, Organic Chemistry, chapters 7, 12 and 13',
  draft(random, difficulty) {
    const compound = drawCompound(random, difficulty === 'advanced');
    return difficulty === 'advanced' ? withProtons(random, compound) : inTable(random, compound);
  },
};

/**
 * As many without a C=O bond as with one, and of both kinds as many of each count of rings and double bonds below four, and half as
 * many of each larger one: else the count that most of the listed compounds have would nearly always be right.
 */
function drawCompound(random: Random, hasProtons: boolean): UnknownCompound {
  const hasCarbonyl = random.pick([true, false]);
  const known = unknownCompounds.filter(
    ({ smiles, protons }) => smiles.includes('=O') === hasCarbonyl && (!hasProtons || protons.length > 1),
  );
  const countOf = ({ formula }: UnknownCompound): number => ringsAndDoubleBondsIn(atomsOf(formula));
  const counts = [...new Set(known.map(countOf))];
  // With a drawn spectrum, many compounds with a C=O bond alone have no isomer that the data tell apart and are drawn anew.
  const rarer = hasProtons && hasCarbonyl ? counts.filter((one) => one === 1) : [];
  const count = random.pick([...counts, ...counts.filter((one) => one < 4), ...rarer]);
  return random.pick(known.filter((one) => countOf(one) === count));
}

function inTable(random: Random, compound: UnknownCompound): SetDraft | null {
  const shares = percentages(atomsOf(compound.formula));
  const figure: Figure = {
    kind: 'table',
    caption: 'Data of the compound',
    columns: ['Method', 'Result'],
    rows: [
      ['Elemental analysis', percentText(shares)],
      ['Mass spectrum', massText(compound)],
      ['Infrared', bandsInWords[compound.class]],
      ['^{13}C NMR', carbonText(compound)],
    ],
  };
  const isLike = (other: UnknownCompound): boolean =>
    other.class === compound.class && other.carbonSignals === compound.carbonSignals;
  const offered = structuresFor(random, compound, isLike);
  return (
    offered && {
      title: 'What is this compound?',
      text: 'A pure compound of carbon, hydrogen and oxygen was isolated from a reaction mixture. The table shows the data that were measured to identify it.',
      figure,
      parts: [
        formulaFromShares(random, compound, offered.others[0], shares),
        {
          ...ringsAndDoubleBonds(random, compound, countedByShares(compound, shares)),
          keyFrom: ({ cells }) => findingIn(atomsIn(cells), cells[2]?.[1] ?? ''),
        },
        {
          ...structure(compound, offered, false),
          keyFrom: ({ cells }) => agreeing(cells, [compound, offered.isomer]),
        },
      ],
    }
  );
}

function withProtons(random: Random, compound: UnknownCompound): SetDraft | null {
  const figure = drawProtonSpectrum(compound.protons);
  const offered = structuresFor(
    random,
    compound,
    ({ protons, class: group }) => protons.length === 0 && group === compound.class,
  );
  if (figure === null || offered === null) return null;
  const masses = burned(compound.formula, random.integer(200, 400) / 1000);
  return {
    title: 'What is this compound?',
    text: `A pure compound contains only carbon, hydrogen and oxygen. ${burnedText(masses)} Mass spectrum: ${massText(compound)}. Infrared spectrum: ${bandsInWords[compound.class]}. The figure shows the ^{1}H NMR spectrum.`,
    figure,
    parts: [
      formulaFromCombustion(random, compound, offered.others[0], masses),
      ringsAndDoubleBonds(random, compound, countedByCombustion(compound, masses)),
      {
        ...structure(compound, offered, true),
        keyFrom: (drawing: DrawingReading) => drawnIn(drawing, [compound, offered.isomer]),
      },
    ],
  };
}

/** What is offered beside the structure of the unknown. */
interface Offered {
  isomer: UnknownCompound;
  /** Of one other formula with the same mass in whole numbers: only the combustion tells it from that of the unknown. */
  others: readonly [Rival, Rival];
}

/**
 * Three other compounds: an isomer and two of one other formula with the same mass, so that the options do not tell the formula.
 * @param isOut true for an isomer that the data do not tell from the key
 */
function structuresFor(
  random: Random,
  compound: UnknownCompound,
  isOut: (isomer: UnknownCompound) => boolean,
): Offered | null {
  const isomers = random
    .shuffle(unknownCompounds)
    .filter((other) => other.formula === compound.formula && other.name !== compound.name && !isOut(other));
  // One with the same bands leaves the choice to the signals; where there is none, the bands make it.
  const isomer = isomers.find((other) => other.class === compound.class) ?? isomers[0];
  const apart = random
    .shuffle(rivals)
    .filter(({ formula, mass }) => mass === compound.mass && formula !== compound.formula);
  const other = apart.find(({ formula }, at) => apart.slice(0, at).some((one) => one.formula === formula));
  const first = apart.find(({ formula, name }) => formula === other?.formula && name !== other.name);
  if (isomer === undefined || other === undefined || first === undefined) return null;
  return { isomer, others: [first, other] };
}

function structure(compound: UnknownCompound, { isomer, others }: Offered, hasProtons: boolean): PartDraft {
  const { carbon, hydrogen, oxygen } = atomsOf(compound.formula);
  return {
    text: 'Which structure agrees with all the data?',
    answer: drawn(compound.smiles),
    distractors: [
      {
        text: drawn(isomer.smiles),
        slip: isomer.class === compound.class ? 'signal-misassigned' : 'band-misassigned',
        teaching: `This is ${isomer.name}, an isomer of the compound; ${unlike(isomer, compound, hasProtons)}.`,
      },
      ...others.map((other) => ({
        text: drawn(other.smiles),
        slip: 'formulas-not-compared',
        teaching: `This is ${other.name}, \\ce{${other.formula}}, which has the same molar mass, but ${formatDecimals(percentages(atomsOf(other.formula)).carbon, 1)}% of it would be carbon; the compound contains ${formatDecimals(percentages(atomsOf(compound.formula)).carbon, 1)}%.`,
      })),
    ],
    explanation: `The analysis and the mass lead to ${carbon} C, ${hydrogen} H and ${oxygen} O, which leaves two of the structures. ${hasProtons ? 'The infrared bands and the integrals, positions and splitting of the NMR signals' : 'The infrared bands and the number of ^{13}C signals'} fit only one of them: ${compound.name}.`,
    finding: `Of the four structures ${compound.name} alone agrees with the formula and the spectra.`,
  };
}

/** In what the data of an isomer would differ, as the end of a sentence. */
function unlike(isomer: UnknownCompound, compound: UnknownCompound, hasProtons: boolean): string {
  if (isomer.class !== compound.class)
    return `the infrared spectrum of ${withArticle(isomer.class)} would show ${bandsBeside(isomer, compound)}`;
  return hasProtons
    ? protonDifference(isomer)
    : `it would show ${carbonText(isomer).replace(' ', ' ^{13}C ')}, not ${compound.carbonSignals}`;
}

/** The bands of an isomer, without the lack of a C=O band where the compound lacks it, too. */
function bandsBeside(isomer: UnknownCompound, compound: UnknownCompound): string {
  const bands = bandsInSentence(isomer.class);
  return /strong band near 17/.test(bandsInWords[compound.class])
    ? bands
    : bands.replace(/ and (?:no strong band|none) from 1650 to 1800 cm\^\{−1\}$/, '');
}

function carbonText({ carbonSignals }: UnknownCompound): string {
  return carbonSignals === 1 ? '1 signal' : `${carbonSignals} signals`;
}

/** The one of some isomers whose bands and number of carbon signals are those of the table. */
function agreeing(cells: DrawingReading['cells'], isomers: readonly UnknownCompound[]): string {
  const [, , infrared, carbons] = cells.map(([, data = '']) => data);
  return onlyOne(isomers, (one) => infrared === bandsInWords[one.class] && carbons === carbonText(one));
}

/** The one of some isomers whose signals are those of the drawing; one without known signals has not been drawn. */
function drawnIn(drawing: DrawingReading, isomers: readonly UnknownCompound[]): string {
  const read = signalsOf(drawing);
  return onlyOne(
    isomers,
    ({ protons }) =>
      protons.length === read.length &&
      protons.every(([shift, hydrogens, lines], place) => {
        const [at, count, of] = read[place] ?? [NaN, 0, 0];
        return Math.abs(at - shift) < 0.12 && count === hydrogens && of === lines;
      }),
  );
}

function onlyOne(isomers: readonly UnknownCompound[], fits: (isomer: UnknownCompound) => boolean): string {
  const fitting = isomers.filter(fits);
  return fitting.length === 1 ? drawn(fitting[0]?.smiles ?? '') : '';
}
