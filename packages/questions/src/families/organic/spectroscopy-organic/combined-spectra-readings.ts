import { formatDecimals } from '@valence/chemistry';
import type { DrawingReading, Figure } from '@valence/figures';
import type { Random } from '../../../random.ts';
import type { Draft, Family } from '../../family.ts';
import { drawn } from '../../texts/drawn.ts';
import { bandsInWords } from './infrared-bands.data.ts';
import { spectraCompounds, type ProtonSignal, type SpectraCompound } from './spectra-compounds.data.ts';

type Class = keyof typeof bandsInWords;

const multiplets = ['', 'singlet', 'doublet', 'triplet', 'quartet', 'quintet', 'sextet', 'septet'];

const known = spectraCompounds
  // The bands of a C=C bond are not in the list above.
  .filter(({ formula, smiles }) => formula.includes('O') && !smiles.includes('C=C'))
  .map((compound) => ({ ...compound, class: classOf(compound), mass: massOf(compound) }));

type Known = (typeof known)[number];

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
  const compound = random.pick(known);
  if (hasProtons && compound.protons.length < 2) return null;
  const facts = (one: Known): string => rowsOf(one, hasProtons).flat().join('|');
  const others = random
    .shuffle(known)
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
    text: 'Which structure agrees with all data of the table?',
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
    explanation: `The molecular ion gives the molar mass ${compound.mass} g/mol, and the infrared spectrum the class: ${withArticle(compound.class)}. ${
      hasProtons
        ? 'Integrals and splitting of the ^{1}H NMR spectrum show how the groups are joined.'
        : 'The number of ^{13}C signals shows how many kinds of carbon there are.'
    } Together this fits ${compound.name} only.`,
    finding: `Of the four structures ${compound.name} alone agrees with each row of the table.`,
  };
}

function tableOf(compound: Known, hasProtons: boolean): Figure {
  return {
    kind: 'table',
    caption: 'Spectroscopic data of a compound of carbon, hydrogen and oxygen',
    columns: ['Spectrum', 'Data'],
    rows: rowsOf(compound, hasProtons),
  };
}

function rowsOf(compound: Known, hasProtons: boolean): string[][] {
  return [
    ['Mass', `molecular ion at *m*/*z* ${compound.mass}`],
    ['Infrared', bandsInWords[compound.class]],
    hasProtons
      ? ['^{1}H NMR', compound.protons.map(signalText).join('; ')]
      : ['^{13}C NMR', carbonText(compound)],
  ];
}

function carbonText({ carbons: { length } }: SpectraCompound): string {
  return length === 1 ? '1 signal' : `${length} signals`;
}

function signalText([shift, hydrogens, lines]: ProtonSignal): string {
  return `${formatDecimals(shift, 1)} ppm (${hydrogens} H, ${multiplets[lines] ?? ''})`;
}

/** The only one of some compounds whose mass, class and signals are those of the cells. */
function agreeing(cells: DrawingReading['cells'], compounds: readonly Known[], hasProtons: boolean): string {
  const fits = compounds.filter((one) =>
    rowsOf(one, hasProtons).every((row, index) => row[1] === cells[index]?.[1]),
  );
  return fits.length === 1 ? drawn(fits[0]?.smiles ?? '') : '';
}

function slipOf(rival: Known, key: Known): string {
  if (rival.mass !== key.mass) return 'formulas-not-compared';
  return rival.class === key.class ? 'signal-misassigned' : 'band-misassigned';
}

function difference(rival: Known, key: Known, hasProtons: boolean): string {
  if (rival.mass !== key.mass) return `its molecular ion would be at *m*/*z* ${rival.mass}`;
  if (rival.class !== key.class)
    return `as ${withArticle(rival.class)} it would show in the infrared: ${bandsInWords[rival.class]}`;
  if (!hasProtons) return `it would show ${carbonText(rival)} of ^{13}C`;
  return `its hydrogens would give ${rival.protons.map(signalText).join('; ')}`;
}

function withArticle(name: Class): string {
  if (name === 'acid') return 'a carboxylic acid';
  return `${/^[aeiou]/.test(name) ? 'an' : 'a'} ${name}`;
}

function classOf({ smiles, carbons }: SpectraCompound): Class {
  const highest = Math.max(...carbons);
  if (highest > 155 && highest < 190) return smiles.endsWith('(=O)O') ? 'acid' : 'ester';
  if (highest > 190) {
    if (smiles.endsWith('C=O')) return 'aldehyde';
    return smiles.endsWith('CO') ? 'hydroxy ketone' : 'ketone';
  }
  return /(?:^O|[C)]O$)/.test(smiles) ? 'alcohol' : 'ether';
}

function massOf({ formula }: SpectraCompound): number {
  return [...formula.matchAll(/([CHO])(\d*)/g)].reduce(
    (sum, [, element, count = '']) =>
      sum + (element === 'C' ? 12 : element === 'H' ? 1 : 16) * (count === '' ? 1 : Number(count)),
    0,
  );
}
