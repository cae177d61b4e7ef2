import type { DrawingReading, Figure } from '@valence/figures';
import type { Random } from '../../../random.ts';
import type { Draft, Family } from '../../family.ts';
import { drawn } from '../../texts/drawn.ts';
import { bandsInWords } from './infrared-bands.data.ts';
import {
  carbonText,
  difference,
  knownCompounds,
  massText,
  signalText,
  slipOf,
  withArticle,
  type KnownCompound,
} from './known-compounds.ts';

/** A table of mass, infrared and NMR data: which structure agrees with all of it. */
export const combinedSpectraReadings: Family = {
  id: 'combined-spectra-readings',
  name: 'Combining spectra',
  subject: 'organic',
  topics: ['spectroscopy-organic'],
  difficulties: ['intermediate', 'advanced'],
  tests: {
    intermediate: ['combined-structure-elucidation'],
    advanced: ['combined-structure-elucidation'],
  },
  uses: ['infrared-spectroscopy', 'mass-spectrometry-of-organic-compounds'],
  reference: 'McMurry, Organic Chemistry, chapters 12 and 13',
  showsFigure: true,
  draft: (random, difficulty) => identify(random, difficulty === 'advanced'),
};

function identify(random: Random, hasProtons: boolean): Draft | null {
  const compound = random.pick(knownCompounds);
  if (hasProtons && compound.protons.length < 2) return null;
  const facts = (one: KnownCompound): string => rowsOf(one, hasProtons).flat().join('|');
  const others = random
    .shuffle(knownCompounds)
    .filter((one) => facts(one) !== facts(compound) && (!hasProtons || one.protons.length > 0));
  // One rival agrees with the mass, one with the bands; the others are taken as they come.
  const near = others.filter(({ mass }) => mass === compound.mass);
  const sameClass = others.filter((one) => one.class === compound.class && one.mass !== compound.mass);
  const rivals = hasProtons
    ? near.slice(0, 3)
    : [...near.slice(0, 2), ...sameClass.slice(0, 1), ...near.slice(2)].slice(0, 3);
  if (rivals.length < 3) return null;
  const offered = [compound, ...rivals];
  return {
    text: 'Which structure agrees with all the data in the table?',
    shown: {
      figure: tableOf(compound, hasProtons),
      keyFrom: ({ cells }) => agreeing(cells, offered, hasProtons),
    },
    answer: drawn(compound.smiles),
    distractors: rivals.map((rival) => ({
      text: drawn(rival.smiles),
      slip: slipOf(rival, compound),
      teaching: `This is ${rival.name}; ${difference(rival, compound, hasProtons)}.`,
    })),
    explanation: `The mass spectrum gives the molar mass, ${compound.mass} g/mol, and the infrared spectrum shows the class: ${withArticle(compound.class)}. ${
      hasProtons
        ? 'The integrals and splitting of the ^{1}H NMR spectrum show how the groups are joined.'
        : 'The number of ^{13}C signals shows how many kinds of carbon there are.'
    } Of the four structures, only ${compound.name} fits all of the data.`,
    finding: `Of the four structures ${compound.name} alone agrees with each row of the table.`,
  };
}

function tableOf(compound: KnownCompound, hasProtons: boolean): Figure {
  return {
    kind: 'table',
    caption: 'Spectroscopic data of a compound of carbon, hydrogen and oxygen',
    columns: ['Spectrum', 'Data'],
    rows: rowsOf(compound, hasProtons),
  };
}

function rowsOf(compound: KnownCompound, hasProtons: boolean): string[][] {
  return [
    ['Mass', massText(compound)],
    ['Infrared', bandsInWords[compound.class]],
    hasProtons
      ? ['^{1}H NMR', compound.protons.map(signalText).join('; ')]
      : ['^{13}C NMR', carbonText(compound)],
  ];
}

/** The only one of some compounds whose mass, class and signals are those of the cells. */
function agreeing(
  cells: DrawingReading['cells'],
  compounds: readonly KnownCompound[],
  hasProtons: boolean,
): string {
  const fits = compounds.filter((one) =>
    rowsOf(one, hasProtons).every((row, index) => row[1] === cells[index]?.[1]),
  );
  return fits.length === 1 ? drawn(fits[0]?.smiles ?? '') : '';
}
