import type { Topic } from './topic.ts';

export const analyticalTopics: readonly Topic[] = [
  {
    id: 'errors-and-statistics',
    name: 'Errors and statistics',
    subject: 'analytical',
    synonyms: ['standard deviation', 'confidence interval', 't test', 'q test', 'propagation of error'],
  },
  {
    id: 'significant-figures',
    name: 'Significant figures',
    subject: 'analytical',
    synonyms: ['sig figs', 'rounding'],
  },
  {
    id: 'concentration-units',
    name: 'Concentrations and solution making',
    subject: 'analytical',
    synonyms: ['ppm', 'molarity', 'dilution'],
  },
  {
    id: 'gravimetry',
    name: 'Gravimetric analysis',
    subject: 'analytical',
    synonyms: ['precipitation', 'gravimetric factor'],
  },
  {
    id: 'acid-base-titrations',
    name: 'Acid–base titrations',
    subject: 'analytical',
    synonyms: ['titration', 'indicator', 'equivalence point', 'back titration'],
  },
  {
    id: 'complexometric-titrations',
    name: 'EDTA titrations',
    subject: 'analytical',
    synonyms: ['edta', 'water hardness', 'complexometric'],
  },
  {
    id: 'redox-titrations',
    name: 'Redox titrations',
    subject: 'analytical',
    synonyms: ['permanganate', 'iodometry', 'dichromate'],
  },
  {
    id: 'precipitation-titrations',
    name: 'Precipitation and solubility',
    subject: 'analytical',
    synonyms: ['ksp', 'argentometry', 'mohr', 'solubility product'],
  },
  {
    id: 'buffers-analytical',
    name: 'Buffers and ionic equilibria',
    subject: 'analytical',
    synonyms: ['buffer', 'activity', 'ionic strength', 'alpha fractions'],
  },
  {
    id: 'potentiometry',
    name: 'Potentiometry and electrodes',
    subject: 'analytical',
    synonyms: ['ph electrode', 'ion-selective electrode', 'nernst'],
  },
  {
    id: 'electroanalysis',
    name: 'Coulometry and voltammetry',
    subject: 'analytical',
    synonyms: ['coulometry', 'voltammetry', 'electrogravimetry'],
  },
  {
    id: 'molecular-absorption',
    name: 'UV–visible spectrophotometry',
    subject: 'analytical',
    synonyms: ['beer-lambert', 'absorbance', 'uv-vis'],
  },
  {
    id: 'atomic-spectrometry',
    name: 'Atomic spectrometry',
    subject: 'analytical',
    synonyms: ['aas', 'icp', 'flame emission'],
  },
  {
    id: 'calibration',
    name: 'Calibration',
    subject: 'analytical',
    synonyms: ['standard addition', 'internal standard', 'calibration curve', 'limit of detection'],
  },
  {
    id: 'chromatography',
    name: 'Chromatography',
    subject: 'analytical',
    synonyms: ['gc', 'hplc', 'resolution', 'theoretical plates', 'retention'],
  },
  {
    id: 'mass-spectrometry',
    name: 'Mass spectrometry',
    subject: 'analytical',
    synonyms: ['m/z', 'isotope pattern', 'tof'],
  },
  {
    id: 'sampling-and-separation',
    name: 'Sampling and extraction',
    subject: 'analytical',
    synonyms: ['extraction', 'distribution ratio', 'sampling'],
  },
];
