import type { DrawingReading, Figure } from '@valence/figures';
import type { Random } from '../../../random.ts';
import type { ComputedSet, PartDraft, SetDraft } from '../../computed-set.ts';
import { drawn } from '../../texts/drawn.ts';
import {
  atomsOf,
  carbonText,
  difference,
  knownCompounds,
  slipOf,
  type KnownCompound,
} from './known-compounds.ts';
import { bandsInWords } from './infrared-bands.data.ts';
import { compoundOf } from './proton-spectrum-readings.ts';
import { drawProtonSpectrum } from './proton-spectrum.ts';
import { burned, burnedText, percentages, percentText } from './combustion-data.ts';
import { atomsIn, formulaFromCombustion, formulaFromShares } from './unknown-formula-parts.ts';
import { findingIn, ringsAndDoubleBonds } from './unknown-rings-part.ts';

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
    // As many without a C=O bond as with one, of which the list has more.
    const hasCarbonyl = random.pick([true, false]);
    const compound = random.pick(
      knownCompounds.filter(({ smiles }) => smiles.includes('=O') === hasCarbonyl),
    );
    return difficulty === 'advanced' ? withProtons(random, compound) : inTable(random, compound);
  },
};

function inTable(random: Random, compound: KnownCompound): SetDraft | null {
  const shares = percentages(compound.formula);
  const figure: Figure = {
    kind: 'table',
    caption: 'Data of the compound',
    columns: ['Method', 'Result'],
    rows: [
      ['Elemental analysis', percentText(shares)],
      ['Mass spectrum', `molecular ion at *m*/*z* ${compound.mass}`],
      ['Infrared', bandsInWords[compound.class]],
      ['^{13}C NMR', carbonText(compound)],
    ],
  };
  const isLike = (other: KnownCompound): boolean =>
    other.formula === compound.formula &&
    other.class === compound.class &&
    other.carbons.length === compound.carbons.length;
  const offered = structuresFor(random, compound, isLike);
  return (
    offered && {
      title: 'What is this compound?',
      text: 'A pure compound of carbon, hydrogen and oxygen was isolated from a reaction mixture. The table shows what was measured to find out what it is.',
      figure,
      parts: [
        formulaFromShares(compound, shares),
        {
          ...ringsAndDoubleBonds(compound),
          keyFrom: ({ cells }) => findingIn(atomsIn(cells), cells[2]?.[1] ?? ''),
        },
        {
          ...structure(compound, offered, false),
          keyFrom: ({ cells }) => agreeing(cells, [compound, ...offered]),
        },
      ],
    }
  );
}

function withProtons(random: Random, compound: KnownCompound): SetDraft | null {
  const figure = compound.protons.length > 1 ? drawProtonSpectrum(compound.protons) : null;
  const offered = structuresFor(random, compound, ({ protons }) => protons.length === 0);
  if (figure === null || offered === null) return null;
  const masses = burned(compound.formula, random.integer(200, 400) / 1000);
  return {
    title: 'What is this compound?',
    text: `A pure compound holds carbon, hydrogen and oxygen only. ${burnedText(masses)} Its mass spectrum shows the molecular ion at *m*/*z* ${compound.mass}. The infrared spectrum has: ${bandsInWords[compound.class]}. The figure shows its ^{1}H NMR spectrum.`,
    figure,
    parts: [
      formulaFromCombustion(compound, masses),
      ringsAndDoubleBonds(compound),
      { ...structure(compound, offered, true), keyFrom: (drawing: DrawingReading) => compoundOf(drawing) },
    ],
  };
}

/**
 * Three other compounds: one with the formula of the key and two with one other formula, so that the options do not tell the formula.
 * @param isOut true for what the data do not tell from the key
 */
function structuresFor(
  random: Random,
  compound: KnownCompound,
  isOut: (other: KnownCompound) => boolean,
): KnownCompound[] | null {
  const others = random
    .shuffle(knownCompounds)
    .filter((other) => other.name !== compound.name && !isOut(other));
  const isomer = others.find(({ formula }) => formula === compound.formula);
  // One of the others has the group of the key, so that the infrared spectrum alone does not decide.
  const alike = others.find((other) => other.formula !== compound.formula && other.class === compound.class);
  const last = others.find((other) => other.formula === alike?.formula && other.name !== alike.name);
  return isomer === undefined || alike === undefined || last === undefined ? null : [isomer, alike, last];
}

function structure(
  compound: KnownCompound,
  offered: readonly KnownCompound[],
  hasProtons: boolean,
): PartDraft {
  const { carbon, hydrogen, oxygen } = atomsOf(compound.formula);
  return {
    text: 'Which structure agrees with all the data?',
    answer: drawn(compound.smiles),
    distractors: offered.map((other) => ({
      text: drawn(other.smiles),
      slip: other.formula === compound.formula ? slipOf(other, compound) : 'formulas-not-compared',
      teaching: `This is ${other.name}, \\ce{${other.formula}}; ${difference(other, compound, hasProtons)}.`,
    })),
    explanation: `Analysis and mass lead to ${carbon} C, ${hydrogen} H and ${oxygen} O, which leaves two of the structures. ${hasProtons ? 'Integrals, places and splitting of the signals' : 'Infrared bands and the number of ^{13}C signals'} fit only one of them: ${compound.name}.`,
    finding: `Of the four structures ${compound.name} alone agrees with formula and spectra.`,
  };
}

/** The only compound whose mass, bands and number of carbon signals are those of the table. */
function agreeing(cells: DrawingReading['cells'], offered: readonly KnownCompound[]): string {
  const [, mass, infrared, carbons] = cells.map(([, data = '']) => data);
  const fitting = offered.filter(
    (one) =>
      mass?.endsWith(` ${one.mass}`) === true &&
      infrared === bandsInWords[one.class] &&
      carbons === carbonText(one) &&
      cells[0]?.[1] === percentText(percentages(one.formula)),
  );
  return fitting.length === 1 ? drawn(fitting[0]?.smiles ?? '') : '';
}
