import { concepts } from '../../concepts/concepts.ts';
import type { Specification } from '../../exam-readings/read-exam-readings.ts';
import type { ExamSection } from './exam-section.ts';
import { withoutMatch } from './without-match.ts';

/** Topics of the IB guide before 2025, by number, and their names in our words. */
const formerIbTopics: Readonly<Record<string, readonly string[]>> = {
  1: ['moles', 'empirical-formulas', 'stoichiometry'],
  2: ['atomic-structure', 'electron-configuration'],
  3: ['periodic-trends'],
  4: ['chemical-bonding', 'molecular-geometry', 'intermolecular-forces'],
  5: ['thermochemistry'],
  6: ['kinetics-basics'],
  7: ['equilibrium'],
  8: ['acids-and-bases'],
  9: ['redox', 'electrochemistry-basics'],
  10: [
    'functional-groups',
    'organic-nomenclature',
    'structure-and-bonding',
    'alkenes-and-alkynes',
    'alcohols-and-ethers',
  ],
  11: ['significant-figures', 'errors-and-statistics', 'spectroscopy-organic'],
  12: ['electron-configuration', 'atomic-spectra'],
  13: ['coordination-chemistry'],
  14: ['chemical-bonding', 'molecular-geometry'],
  15: ['thermochemistry', 'gibbs-energy', 'second-law'],
  16: ['kinetics-basics', 'rate-laws', 'arrhenius', 'mechanisms'],
  17: ['equilibrium'],
  18: ['acids-and-bases'],
  19: ['electrochemistry-basics', 'electrochemistry'],
  20: ['substitution-and-elimination', 'carbonyl-compounds', 'stereochemistry', 'aromatic-compounds'],
};

/** The options of that guide: materials, biochemistry, energy and medicinal chemistry, in concepts. */
const formerIbOptions: Readonly<Record<string, { title: string; covers: string }>> = {
  A: {
    title: 'Materials',
    covers:
      'alloys nanomaterials condensation-polymers addition-polymers properties-of-polymers liquid-crystals',
  },
  B: {
    title: 'Biochemistry',
    covers:
      'amino-acid-structures zwitterions isoelectric-point peptide-bond michaelis-menten-kinetics competitive-inhibition ' +
      'monosaccharides polysaccharides fatty-acids triacylglycerols',
  },
  C: {
    title: 'Energy',
    covers:
      'fuels fractional-distillation-and-cracking combustion nuclear-fission-and-fusion nuclear-binding-energy ' +
      'greenhouse-effect batteries-and-fuel-cells half-life-of-a-nuclide',
  },
  D: {
    title: 'Medicinal chemistry',
    covers:
      // What we ask on drug design and metabolism goes beyond it.
      'opioids beta-lactam-antibiotics chiral-auxiliaries',
  },
};

/** From here on the topics were those of the higher level, and only what the guide still teaches of them is asked. */
const firstOfHigherLevel = 10;

/**
 * The topic or the option of the IB guide before 2025 that a text names.
 * @param text what stands beside the name of the exam
 */
export function formerSection(exam: string, name: string, text: string): ExamSection | null {
  const found = exam === 'IB' ? (formerOption(text) ?? formerTopic(text)) : null;
  if (found === null) return null;
  const { called, short, covers, specifications, match } = found;
  return {
    section: `${exam} ${short}`,
    name: `${name}, ${called}`,
    concepts: new Set(covers),
    scope: { concepts: null, specifications, isSchool: true },
    isSection: true,
    isCertain: true,
    rest: withoutMatch(text, match),
  };
}

interface Found {
  called: string;
  short: string;
  /** Ids of concepts. */
  covers: readonly string[];
  /** The guide of today has no options, so nobody was asked whether it could ask what they had. */
  specifications: readonly Specification[];
  match: RegExpExecArray;
}

function formerOption(text: string): Found | null {
  const match =
    /\boption\s+([A-D])\b(?:[\s:–-]+(?:materials|biochemistry|energy|medicinal chemistry)\s*$)?/i.exec(text);
  const short = match?.[1]?.toUpperCase() ?? '';
  const option = formerIbOptions[short];
  if (match === null || option === undefined) return null;
  return {
    called: `option ${short}: ${option.title}`,
    short,
    covers: option.covers.split(' '),
    specifications: [],
    match,
  };
}

function formerTopic(text: string): Found | null {
  const match = /\btopic\s+(\d{1,2})(?!\.?\d)/i.exec(text);
  const short = match?.[1] ?? '';
  const topics = formerIbTopics[short];
  if (match === null || topics === undefined) return null;
  const asked = concepts.filter(
    ({ topic, taughtIn }) =>
      topics.includes(topic) &&
      (Number(short) < firstOfHigherLevel || taughtIn.some((place) => place.startsWith('IB '))),
  );
  return {
    called: `topic ${short}`,
    short,
    covers: asked.map(({ id }) => id),
    specifications: ['IB'],
    match,
  };
}
